/**
 * In place of this folder's index where one language alone is published (src/plugins/locales):
 * its visitors download nothing of the others.
 */
import type * as Languages from '.';

const nothing = () => undefined;

export const LanguageSwitch: typeof Languages.LanguageSwitch | typeof nothing = nothing;
export const UntranslatedNotice: typeof Languages.UntranslatedNotice | typeof nothing = nothing;
export const useInterfaceLanguage: typeof Languages.useInterfaceLanguage = nothing;
export const useUntranslated: typeof Languages.useUntranslated = nothing;
