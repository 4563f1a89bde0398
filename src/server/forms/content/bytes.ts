/** Questions to the bytes of a file. */

/** Whether a file holds what one expects of it. */
export type Check = (bytes: Buffer) => boolean;

/** The bytes from..to, one character each. */
export function textAt(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}

/** Whether a file begins with one of these. */
export function startsWith(...starts: readonly string[]): Check {
  return (bytes) => starts.some((start) => textAt(bytes, 0, start.length) === start);
}

/** Whether one of these stands anywhere in a file. */
export function holds(encoding: 'latin1' | 'utf16le', ...words: readonly string[]): Check {
  const wanted = words.map((word) => Buffer.from(word, encoding));
  return (bytes) => wanted.some((word) => bytes.includes(word));
}
