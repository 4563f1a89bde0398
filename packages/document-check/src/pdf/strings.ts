/** Decodes strings: ISO 32000-1, 7.9.2. */

const UTF16 = new TextDecoder('utf-16be');
const UTF8 = new TextDecoder('utf-8');

/** Characters in which PDFDocEncoding differs from Latin-1: from 0x18 and from 0x80. */
const LOW = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const HIGH =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018' +
  '\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/** Reads past the end of damaged data as 0. */
export const numberAt = (list: ArrayLike<number>, at: number): number => list[at] ?? 0;

/** Decodes bytes as Latin-1, for text that should be ASCII. */
export function latin(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (let i = start; i < end; i += 1) text += String.fromCharCode(numberAt(bytes, i));
  return text;
}

function docEncoded(byte: number): string {
  if (byte >= 0x18 && byte < 0x20) return LOW.charAt(byte - 0x18);
  if (byte >= 0x80 && byte <= 0xa0) return HIGH.charAt(byte - 0x80);
  return String.fromCharCode(byte);
}

const STRICT_UTF8 = new TextDecoder('utf-8', {fatal: true});

/** Returns a name for people: its bytes should be UTF-8 (ISO 32000-2, 7.3.5), and were read as Latin-1. */
export function nameText(name: string): string {
  try {
    return STRICT_UTF8.decode(Uint8Array.from(name, (character) => character.charCodeAt(0)));
  } catch {
    return name;
  }
}

/** Decodes a text string: UTF-16, UTF-8 or PDFDocEncoding. */
export function text(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return UTF16.decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return UTF8.decode(bytes.subarray(3));
  }
  return Array.from(bytes, docEncoded).join('');
}
