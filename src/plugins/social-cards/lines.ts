/** Text in lines that fit a box. */
export interface FittedText {
  /** Pixels. */
  size: number;
  lines: string[];
}

/** Returns the width of a line at a font size, both in pixels. */
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

/** Returns the same number of lines with widths as equal as possible, so that no word is alone on the last line. */
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
 * Wraps text between words, at the largest size that fits a box.
 *
 * @param sizes font sizes to try, in pixels, largest first
 * @param leading line height as a multiple of the size
 * @throws Error if even the smallest size is too large
 */
export function fitText(
  text: string,
  box: {width: number; height: number},
  sizes: readonly number[],
  leading: number,
  measure: Measure,
): FittedText {
  for (const size of sizes) {
    const fits = (line: string) => measure(line, size) <= box.width;
    const lines = wrap(text.split(/\s+/), fits);
    if (lines.every(fits) && lines.length * size * leading <= box.height) {
      return {size, lines: balance(lines, (line) => measure(line, size))};
    }
  }
  throw new Error(`"${text}" does not fit on a social card. Shorten it to about 60 characters.`);
}
