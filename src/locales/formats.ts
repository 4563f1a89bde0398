import {LOCALES, pluralCategoriesOf} from './locales';

/**
 * Returns functions that format numbers and dates in a language. Only for the build: the first use of `Intl` blocks a
 * browser's main thread for 12 ms, or 50 ms on a slow phone, since it loads ICU.
 *
 * @param locale a key of LOCALES, or any BCP 47 tag
 */
export function formatsFor(locale: string) {
  const tag = locale === 'en' ? 'en-GB' : (LOCALES[locale]?.htmlLang ?? locale);
  const numbers = new Intl.NumberFormat(tag);
  const days = new Intl.DateTimeFormat(tag, {dateStyle: 'long', timeZone: 'UTC'});
  const kilobytes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const lists = new Intl.ListFormat(tag, {type: 'unit', style: 'short'});
  const plurals = new Intl.PluralRules(tag);
  const categories = pluralCategoriesOf(locale);
  return {
    /** `1234.5` → `1,234.5` */
    number: (figure: number) => numbers.format(figure),
    /** ISO date, or date and time → `22 November 2026` (UTC) */
    day: (date: string) => days.format(new Date(date)),
    /** Bytes → `180 kB`, with a no-break space */
    size: (bytes: number) => kilobytes.format(bytes / 1000).replaceAll(' ', '\u00a0'),
    /** `['a', 'b']` → `a, b`, with the separators of the language */
    list: (items: readonly string[]) => lists.format(items),
    /** Number → index of its form in a message with plural forms; 0 for the first */
    pluralIndex: (figure: number) => categories.indexOf(plurals.select(figure)),
  };
}

export type Formats = ReturnType<typeof formatsFor>;
