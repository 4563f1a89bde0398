/** Reads the bytes of a text in the encoding that it says it has. */

/** UTF-8 unless a byte order mark, or XML's own first letter, says UTF-16. */
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
