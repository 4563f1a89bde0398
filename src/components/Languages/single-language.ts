/**
 * Replaces this folder's index if only one language is published (src/plugins/locales),
 * so that visitors do not load code for other languages.
 */
import type * as Languages from '.';

const nothing = () => undefined;

export const LanguageSwitch: typeof Languages.LanguageSwitch | typeof nothing = nothing;
export const UntranslatedNotice: typeof Languages.UntranslatedNotice | typeof nothing = nothing;
export const useInterfaceLanguage: typeof Languages.useInterfaceLanguage = nothing;
export const useUntranslated: typeof Languages.useUntranslated = nothing;
