import {SettingError} from '../forms/settings';
import {DEFAULT_LOCALE, LOCALES, TRANSLATED_LOCALES} from './locales';
import {progressOf, type Progress} from './progress';

/**
 * THE RULE: a translation is published by itself as soon as every message is translated, and nine
 * of ten pages are translated and reviewed by a person. What a program has drafted and nobody has
 * read is not published by itself, however complete it is. A page that is stale stays: a changed
 * sentence must not take a language off the web. The setting LOCALES overrules the rule.
 */
const ENOUGH: Progress = {messages: 1, reviewedPages: 0.9};

/** Whether a translation is complete enough to be published by itself. */
export function isEnough({messages, reviewedPages}: Progress): boolean {
  return messages >= ENOUGH.messages && reviewedPages >= ENOUGH.reviewedPages;
}

/**
 * The locales of a build, the default one first.
 * @param setting LOCALES: names with commas between them; empty, the rule decides
 * @param folder with the translations
 * @throws SettingError for a name that is not in the table, or a list without the default locale
 */
export function localesOf(setting = '', folder = 'i18n'): string[] {
  const names = setting.split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) {
    const enough = TRANSLATED_LOCALES.filter((name) => isEnough(progressOf(folder, name)));
    return [DEFAULT_LOCALE, ...enough];
  }
  const known = Object.keys(LOCALES);
  if (names.every((name) => known.includes(name)) && names.includes(DEFAULT_LOCALE)) {
    return [DEFAULT_LOCALE, ...new Set(names.filter((name) => name !== DEFAULT_LOCALE))];
  }
  const expected = `a list of ${known.join(', ')}, with ${DEFAULT_LOCALE} among them`;
  throw new SettingError('LOCALES', setting, expected, 'en,es');
}
