/** Questions to the bytes of a file, and its text. */

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

/** Text in the encoding that it says it has: UTF-8 unless a byte order mark, or XML's own first letter, says UTF-16. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return bytes.toString('utf16le').replace(/^\uFEFF/, '');
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
      .replace(/^\uFEFF/, '');
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
