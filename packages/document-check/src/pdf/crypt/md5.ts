/** MD5 (RFC 1321), for the keys of older documents. Web Crypto does not include it. */
import {numberAt} from '../strings.ts';

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Array.from(
  {length: 64},
  (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0,
);

/** Returns the result of a round's function, and the index of the word that the round uses. */
function mix(i: number, b: number, c: number, d: number): [value: number, word: number] {
  if (i < 16) return [(b & c) | (~b & d), i];
  if (i < 32) return [(d & b) | (~d & c), (5 * i + 1) % 16];
  if (i < 48) return [b ^ c ^ d, (3 * i + 5) % 16];
  return [c ^ (b | ~d), (7 * i) % 16];
}

export function md5(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, data.length << 3, true);
  view.setUint32(padded.length - 4, data.length >>> 29, true);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < padded.length; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const [value, word] = mix(i, b, c, d);
      const sum = (a + value + numberAt(SINES, i) + view.getInt32(block + word * 4, true)) | 0;
      const shift = numberAt(SHIFTS, (i >> 4) * 4 + (i & 3));
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    for (const [i, value] of [a, b, c, d].entries()) state[i] = numberAt(state, i) + value;
  }
  return new Uint8Array(state.buffer);
}
