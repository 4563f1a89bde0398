export interface SetText {
  /** Pixels. */
  size: number;
  lines: string[];
}

/** Width in pixels of a line set at a size in pixels. */
export type Measure = (line: string, size: number) => number;

function wrap(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be: no word is left alone on the last. */
function balance(lines: string[], widthOf: (line: string) => number): string[] {
  const words = lines.join(' ').split(' ');
  let even = lines;
  for (;;) {
    const widest = Math.max(...even.map(widthOf));
    const narrower = wrap(words, (line) => widthOf(line) < widest);
    if (narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= widest) return even;
    even = narrower;
  }
}

/**
 * Sets words as large as a box allows, breaking between words only.
 *
 * @param sizes to try, in pixels, largest first
 * @param leading line height as a multiple of the size
 * @throws Error when even the smallest size is too large
 */
export function fit(
  words: string,
  box: {width: number; height: number},
  sizes: readonly number[],
  leading: number,
  measure: Measure,
): SetText {
  for (const size of sizes) {
    const fits = (line: string) => measure(line, size) <= box.width;
    const lines = wrap(words.split(/\s+/), fits);
    if (lines.every(fits) && lines.length * size * leading <= box.height) {
      return {size, lines: balance(lines, (line) => measure(line, size))};
    }
  }
  throw new Error(`"${words}" does not fit on a social card. Shorten it to about 60 characters.`);
}
