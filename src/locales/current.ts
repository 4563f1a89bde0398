import {DEFAULT_LOCALE, LOCALES} from './locales';

/** Returns the language that Docusaurus builds. The live preview sets the variable to the text `undefined`. */
export function currentLocale(): string {
  const locale = process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? '';
  return locale in LOCALES ? locale : DEFAULT_LOCALE;
}
