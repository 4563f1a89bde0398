import named from '../../i18n/locales.json';

/** The language that the sources are written in. */
export const DEFAULT_LOCALE = 'en';

export interface Locale {
  /** The language's own name for itself. */
  label: string;
  /** BCP 47 tag of `<html lang>`. */
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Style sheet with the letters that the site's typeface lacks, and the space that they need. */
  letters?: string;
}

/** Every language in i18n/locales.json, by its name. The default direction is left to right. */
export const LOCALES: Readonly<Record<string, Locale>> = Object.fromEntries(
  Object.entries<Pick<Locale, 'label'> & Partial<Locale>>(named).map(([name, entry]) => [
    name,
    {htmlLang: name, direction: 'ltr', ...entry},
  ]),
);

/** The table as `i18n.localeConfigs` of Docusaurus takes it. */
export const LOCALE_CONFIGS = Object.fromEntries(
  Object.entries(LOCALES).map(([name, {label, htmlLang, direction}]) => [
    name,
    {label, htmlLang, direction},
  ]),
);

/** Locales that people translate into: all but the default one. */
export const TRANSLATED_LOCALES = Object.keys(LOCALES).filter((name) => name !== DEFAULT_LOCALE);

/**
 * The plural forms of a language, in the order of its messages, such as `['one', 'other']`.
 * @param locale a key of LOCALES, or any BCP 47 tag
 */
export function pluralForms(locale: string): Intl.LDMLPluralRule[] {
  const tag = LOCALES[locale]?.htmlLang ?? locale;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const {pluralCategories} = new Intl.PluralRules(tag).resolvedOptions();
  return order.filter((form) => pluralCategories.includes(form));
}
