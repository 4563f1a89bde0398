/** AES in CBC mode (FIPS 197): newer documents are encrypted with it. Keys of revision 6 also need encryption. */
import {numberAt} from '../strings.ts';

const SBOX = new Uint8Array(256);
const INVERSE = new Uint8Array(256);
const xtime = (value: number): number => ((value << 1) ^ (value & 128 ? 0x11b : 0)) & 255;
{
  let p = 1;
  let q = 1;
  do {
    p = p ^ xtime(p);
    q ^= q << 1;
    q ^= q << 2;
    q ^= q << 4;
    q &= 255;
    if (q & 128) q ^= 9;
    SBOX[p] = rotated(q) ^ 0x63;
  } while (p !== 1);
  SBOX[0] = 0x63;
  for (let i = 0; i < 256; i += 1) INVERSE[numberAt(SBOX, i)] = i;
}

function rotated(q: number): number {
  const rotateLeft = (by: number) => ((q << by) | (q >> (8 - by))) & 255;
  return q ^ rotateLeft(1) ^ rotateLeft(2) ^ rotateLeft(3) ^ rotateLeft(4);
}

/** Returns the products of every byte with a factor, in the field of FIPS 197. */
function products(factor: number): Uint8Array {
  return Uint8Array.from({length: 256}, (_, byte) => {
    let sum = 0;
    for (let bit = factor, power = byte; bit > 0; bit >>= 1, power = xtime(power)) {
      if (bit & 1) sum ^= power;
    }
    return sum;
  });
}

function expandKey(key: Uint8Array): Uint8Array {
  const words = key.length / 4;
  const total = 16 * (words + 7);
  const out = new Uint8Array(total);
  out.set(key);
  let round = 1;
  for (let i = key.length; i < total; i += 4) {
    let last: number[] = Array.from(out.subarray(i - 4, i));
    const index = i / 4;
    if (index % words === 0) {
      last = [...last.slice(1), numberAt(last, 0)].map((byte) => numberAt(SBOX, byte));
      last[0] = numberAt(last, 0) ^ round;
      round = xtime(round);
    } else if (words > 6 && index % words === 4) last = last.map((byte) => numberAt(SBOX, byte));
    for (let k = 0; k < 4; k += 1) {
      out[i + k] = numberAt(out, i + k - key.length) ^ numberAt(last, k);
    }
  }
  return out;
}

/** XORs 16 bytes into the state, such as the key of a round: AddRoundKey. @param at their offset in `other` */
const addRoundKey = (state: Uint8Array, other: Uint8Array, at: number) => {
  for (let i = 0; i < 16; i += 1) state[i] = numberAt(state, i) ^ numberAt(other, at + i);
};

/** SubBytes and ShiftRows, or their inverses: replaces bytes by a table, and moves row r by r columns. */
function substituteAndShift(state: Uint8Array, box: Uint8Array, direction: 1 | -1): void {
  const before = state.slice();
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const from = row + 4 * ((column + direction * row + 4) & 3);
      state[row + 4 * column] = numberAt(box, numberAt(before, from));
    }
  }
}

function mixColumns(state: Uint8Array, tables: readonly Uint8Array[]): void {
  for (let c = 0; c < 16; c += 4) {
    const column = state.slice(c, c + 4);
    for (let r = 0; r < 4; r += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) {
        const byte = numberAt(column, (r + k) & 3);
        sum ^= tables[k]?.[byte] ?? byte;
      }
      state[c + r] = sum;
    }
  }
}

const FORWARD = [2, 3].map(products);
const BACKWARD = [14, 11, 13, 9].map(products);

/** Decrypts data. @param padded whether the last byte gives the length of the padding */
export function decryptCbc(key: Uint8Array, iv: Uint8Array, data: Uint8Array, padded: boolean) {
  const keys = expandKey(key);
  const rounds = keys.length / 16 - 1;
  const length = data.length & ~15;
  const out = new Uint8Array(length);
  let previous = iv;
  for (let at = 0; at < length; at += 16) {
    const state = data.slice(at, at + 16);
    addRoundKey(state, keys, rounds * 16);
    for (let round = rounds - 1; round >= 0; round -= 1) {
      substituteAndShift(state, INVERSE, -1);
      addRoundKey(state, keys, round * 16);
      if (round > 0) mixColumns(state, BACKWARD);
    }
    addRoundKey(state, previous, 0);
    out.set(state, at);
    previous = data.subarray(at, at + 16);
  }
  const pad = out.at(-1) ?? 0;
  return padded && pad <= 16 ? out.subarray(0, Math.max(0, length - pad)) : out;
}

export function encryptCbc(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const keys = expandKey(key);
  const rounds = keys.length / 16 - 1;
  const out = new Uint8Array(data.length & ~15);
  const state = iv.slice();
  for (let at = 0; at < out.length; at += 16) {
    addRoundKey(state, data, at);
    addRoundKey(state, keys, 0);
    for (let round = 1; round <= rounds; round += 1) {
      substituteAndShift(state, SBOX, 1);
      if (round < rounds) mixColumns(state, FORWARD);
      addRoundKey(state, keys, round * 16);
    }
    out.set(state, at);
  }
  return out;
}
