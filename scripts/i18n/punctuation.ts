/** Compares the punctuation of a text with that of its translation. */

/** Marks that come in pairs in every language. A glossary adds those of its own. */
const PAIRS: readonly string[] = ['()', '[]'];

const countOf = (mark: string, text: string) => text.split(mark).length - 1;

/**
 * Returns a sentence for each pair of marks that a translation opens more or less often than it closes them.
 * @param pairs of the language, such as `¿?`
 */
function pairMistakes(english: string, translated: string, pairs: readonly string[]): string[] {
  const balance = (text: string, [opening = '', closing = '']: string) =>
    countOf(opening, text) - countOf(closing, text);
  return [...PAIRS, ...pairs].flatMap((pair) => {
    // A question in English has one mark only.
    const isPair = pair.split('').every((mark) => !'?!'.includes(mark));
    const difference = balance(translated, pair);
    if (difference === 0 || (isPair && balance(english, pair) !== 0)) return [];
    const [opening = '', closing = ''] = pair;
    const missing = difference > 0 ? closing : opening;
    return [`"${missing}" is missing, or its pair is one too many: ${opening} … ${closing}.`];
  });
}

/** A mark at the end of a sentence, in any script, perhaps before a quotation mark or bracket. */
const END = /[.:?!…。．：？！؟۔।॥։።]["”’»)\]]*$/u;
const CUT = /(?:…|\.{3})["”’»)\]]*$/u;

/** Returns a sentence about a text that ends in the middle, as when a part was not copied; undefined for none. */
function endMistake(english: string, translated: string): string | undefined {
  const from = english.trim();
  const to = translated.trim();
  if (CUT.test(to) && !CUT.test(from)) {
    return 'The end is cut off. Translate the whole text.';
  }
  const [mark] = END.exec(from) ?? [];
  if (mark === undefined || END.test(to)) return undefined;
  return `English ends with "${mark}"; this text ends without a mark. Is the end missing? Add it.`;
}

/** Returns a sentence for each mistake of punctuation. @param pairs marks that come in pairs in the language */
export function punctuationMistakes(
  english: string,
  translated: string,
  pairs: readonly string[],
): string[] {
  return [
    ...pairMistakes(english, translated, pairs),
    endMistake(english, translated) ?? [],
  ].flat();
}
