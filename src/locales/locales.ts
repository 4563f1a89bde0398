import {pluralCategories} from '@trendsoft/document-check/plurals';
import named from '../../i18n/locales.json';

/** The language of the sources. */
export const DEFAULT_LOCALE = 'en';

export interface Locale {
  /** The language's own name for itself. */
  label: string;
  /** BCP 47 tag of `<html lang>`. */
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Style sheet for scripts that the site's typeface lacks: typeface and line height. */
  letters?: string;
}

type Entry = Pick<Locale, 'label'> & Partial<Locale>;

/** Every language in i18n/locales.json, by its code. The default direction is left to right. */
export const LOCALES: Readonly<Record<string, Locale>> = Object.fromEntries(
  // TypeScript reads the values in a JSON file as any string.
  Object.entries(named as Record<string, unknown> as Record<string, Entry>).map(([name, entry]) => [
    name,
    {htmlLang: name, direction: 'ltr', ...entry},
  ]),
);

/** The languages in the format of Docusaurus' `i18n.localeConfigs`. */
export const LOCALE_CONFIGS = Object.fromEntries(
  Object.entries(LOCALES).map(([name, {label, htmlLang, direction}]) => [
    name,
    {label, htmlLang, direction},
  ]),
);

/** All locales except the default. */
export const TRANSLATED_LOCALES = Object.keys(LOCALES).filter((name) => name !== DEFAULT_LOCALE);

/**
 * Returns the plural categories of a language, in the order used in messages, such as `['one', 'other']`.
 * @param locale a key of LOCALES, or any BCP 47 tag
 */
export function pluralCategoriesOf(locale: string): Intl.LDMLPluralRule[] {
  const tag = LOCALES[locale]?.htmlLang ?? locale;
  return pluralCategories(tag);
}
