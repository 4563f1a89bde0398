/** ASCIIHexDecode, ASCII85Decode and RunLengthDecode: ISO 32000-1, 7.4.2, 7.4.3, 7.4.5. */
import {LimitError} from '../../limits.ts';
import {isWhite, Lexer} from '../lexer.ts';
import {numberAt} from '../strings.ts';

/** Decodes the digits of a string, without the `<` before them. */
export const asciiHex = (data: Uint8Array): Uint8Array => new Lexer(data, -1).hexString().bytes;

/** Characters of ASCII85: digits from `!` to `u`, `z` for five zeros, and `~` at the end. */
const FIRST_DIGIT = 33;
const LAST_DIGIT = 117;
const ZEROS = 122;
const TILDE = 126;

export function ascii85(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (count: number) => {
    while (group.length < 5) group.push(LAST_DIGIT - FIRST_DIGIT);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let i = 0; i < count; i += 1) out.push(Math.floor(value / 256 ** (3 - i)) & 255);
    group = [];
  };
  for (const byte of data) {
    if (byte === TILDE) break;
    if (isWhite(byte)) continue;
    if (byte === ZEROS && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte >= FIRST_DIGIT && byte <= LAST_DIGIT) group.push(byte - FIRST_DIGIT);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
  return Uint8Array.from(out);
}

export function runLength(data: Uint8Array, limit: number): Uint8Array {
  const out: number[] = [];
  for (let i = 0; i < data.length;) {
    const length = numberAt(data, i);
    if (length === 128) break;
    if (length < 128) {
      for (let k = 1; k <= length + 1 && i + k < data.length; k += 1) {
        out.push(numberAt(data, i + k));
      }
      i += length + 2;
    } else {
      for (let k = 0; k < 257 - length; k += 1) out.push(numberAt(data, i + 1));
      i += 2;
    }
    if (out.length > limit) throw new LimitError('bytes');
  }
  return Uint8Array.from(out);
}
