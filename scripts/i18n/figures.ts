/** Compares the figures of a text with those of its translation. */

const FIGURE = /\d+(?:[.,]\d+)*/g;
/** A number in English notation; others, such as versions, have only one form. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const SPACES = ['\u0020', '\u00a0', '\u202f'];

/** Returns the part of a kind that a locale's number format has: its decimal or group separator. */
function separator(locale: string, type: 'decimal' | 'group'): string {
  const parts = new Intl.NumberFormat(locale, {useGrouping: 'always'}).formatToParts(12345.6);
  return parts.find((part) => part.type === type)?.value ?? '';
}

/** Returns the ways in which a locale may write an English figure, its own and the English way among them. */
export function numberForms(figure: string, locale: string): string[] {
  if (!NUMBER.test(figure)) return [figure];
  const [whole = '', decimals] = figure.replaceAll(',', '').split('.');
  const forms = ['en', locale].flatMap((language) => {
    const groups = new Intl.NumberFormat(language, {useGrouping: 'always'})
      .formatToParts(BigInt(whole))
      .filter(({type}) => type === 'integer')
      .map(({value}) => value);
    const point = separator(language, 'decimal');
    const end = decimals === undefined ? '' : `${point}${decimals}`;
    return [separator(language, 'group'), ...SPACES, '']
      .filter((group) => group !== point || end === '')
      .map((group) => groups.join(group) + end);
  });
  return [figure, ...forms];
}

/** The digits of every script, with their values. */
const DIGITS = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const format = new Intl.NumberFormat('en', {numberingSystem, useGrouping: false});
    return Array.from(format.format(9876543210))
      .reverse()
      .map((digit, value) => [digit, String(value)]);
  }),
);

/** Returns a sentence about figures that are missing in a translation, or not in its English; undefined for none. */
export function figureMistake(
  english: string,
  translated: string,
  locale: string,
): string | undefined {
  let rest = translated.replaceAll(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit);
  const figures = (english.match(FIGURE) ?? []).sort((a, b) => b.length - a.length);
  const missing = figures.filter((figure) => {
    const forms = numberForms(figure, locale)
      .sort((a, b) => b.length - a.length)
      .map((form) => form.replaceAll('.', String.raw`\.`));
    const pattern = new RegExp(`(?<!\\d|\\d[.,])(?:${forms.join('|')})(?!\\d|[.,]\\d)`);
    const isFound = pattern.test(rest);
    rest = rest.replace(pattern, '#');
    return !isFound;
  });
  const extra = rest.match(FIGURE) ?? [];
  if (missing.length === 0 && extra.length === 0) return undefined;
  if (extra.length === 0) return `The figure ${missing.join(', ')} is missing. Add it.`;
  return missing.length === 0
    ? `The figure ${extra.join(', ')} is not in the English text. Remove it, or write it as a word.`
    : `Found ${extra.join(', ')}; English has ${missing.join(', ')}. Correct the figure.`;
}
