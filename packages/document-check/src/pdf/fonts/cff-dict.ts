/** A DICT of a CFF program: operator → operands. Two-byte operators are 1200 plus the second byte. */
import type {Bytes} from './bytes.ts';

export type CffDict = Map<number, number[]>;

const NIBBLES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

/** Reads a real number, and returns where it ends. */
function real(bytes: Bytes, at: number, end: number): [value: number, next: number] {
  let text = '';
  for (let i = at; i < end; i += 1) {
    for (const nibble of [bytes.u8(i) >> 4, bytes.u8(i) & 15]) {
      if (nibble === 15) return [Number(text) || 0, i + 1];
      text += NIBBLES[nibble] ?? '';
    }
  }
  return [0, end];
}

/** Reads a number that DICTs and charstrings encode in the same way: 32 to 254, and 28. */
export function smallNumber(bytes: Bytes, at: number): [value: number, next: number] {
  const byte = bytes.u8(at);
  if (byte === 28) return [bytes.i16(at + 1), at + 3];
  if (byte < 247) return [byte - 139, at + 1];
  const rest = (byte < 251 ? byte - 247 : byte - 251) * 256 + bytes.u8(at + 1) + 108;
  return [byte < 251 ? rest : -rest, at + 2];
}

export function readDict(bytes: Bytes, start: number, end: number): CffDict {
  const dict: CffDict = new Map();
  let operands: number[] = [];
  for (let at = start; at < end && at < bytes.length;) {
    const byte = bytes.u8(at);
    if (byte <= 21) {
      const operator = byte === 12 ? 1200 + bytes.u8(at + 1) : byte;
      at += byte === 12 ? 2 : 1;
      dict.set(operator, operands);
      operands = [];
      continue;
    }
    let value: number;
    if (byte === 29) [value, at] = [bytes.u32(at + 1) | 0, at + 5];
    else if (byte === 30) [value, at] = real(bytes, at + 1, end);
    else [value, at] = smallNumber(bytes, at);
    operands.push(value);
  }
  return dict;
}

/** An INDEX: the offsets of its parts, and its end. */
export interface Index {
  parts: [start: number, end: number][];
  end: number;
}

/** The Private DICT of a font dictionary, which its glyphs share. */
export interface Private {
  /** Factor from the program's units to thousandths of an em. */
  scale: number;
  /** Width of glyphs that state none, and number that is added to stated widths. */
  standard: number;
  nominal: number;
  subrs: Index['parts'];
}
