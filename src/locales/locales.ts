import path from 'node:path';
import named from '../../i18n/locales.json';

/** The language that the sources are written in. */
export const DEFAULT_LOCALE = 'en';

/** Where `npm run i18n -- pseudo` writes; never committed. */
const PSEUDO_FOLDER = '.cache/i18n';

export interface Locale {
  /** The language's name for itself; for a language of its own nobody has to read another. */
  label: string;
  /** BCP 47 tag of `<html lang>`. */
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Folder with the translations; without it, the locale's own in `i18n/`. */
  path?: string;
  /** Style sheet with the letters that the site's typeface lacks, and the space that they need. */
  letters?: string;
  /** For tests alone: made by a program, published never by itself. */
  pseudo?: true;
}

/** What a line of i18n/locales.json says; a language is written from left to right unless it says otherwise. */
type Named = Pick<Locale, 'label'> & Partial<Locale>;

const pseudo = (name: string): Pick<Locale, 'path' | 'pseudo'> => ({
  path: path.resolve(PSEUDO_FOLDER, name),
  pseudo: true,
});

/** Every language that this site can be built in: those of i18n/locales.json, and two for tests. */
export const LOCALES: Readonly<Record<string, Locale>> = {
  ...Object.fromEntries(
    Object.entries<Named>(named).map(([name, entry]) => [
      name,
      {htmlLang: name, direction: 'ltr' as const, ...entry},
    ]),
  ),
  // The names that browsers and Android know: accented Latin, and Arabic's direction.
  'en-XA': {label: '[Àççéñţš]', htmlLang: 'en-XA', direction: 'ltr', ...pseudo('en-XA')},
  'ar-XB': {label: '[Ɓîðî]', htmlLang: 'ar-XB', direction: 'rtl', ...pseudo('ar-XB')},
};

/** The table as `i18n.localeConfigs` of Docusaurus takes it. */
export const LOCALE_CONFIGS = Object.fromEntries(
  Object.entries(LOCALES).map(([name, {label, htmlLang, direction, path: folder}]) => [
    name,
    {label, htmlLang, direction, ...(folder && {path: folder})},
  ]),
);

/** Locales that people translate into: all but the default one and those of the tests. */
export const TRANSLATED_LOCALES = Object.keys(LOCALES).filter(
  (name) => name !== DEFAULT_LOCALE && !LOCALES[name]?.pseudo,
);

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
