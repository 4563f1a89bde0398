/** Type 1 programs (Adobe Type 1 Font Format): names of glyphs, their widths, and the encoding. */
import {latin, numberAt} from '../strings.ts';
import {Bytes} from './bytes.ts';
import {smallNumber} from './cff-dict.ts';
import type {Encoding} from './encoding.ts';
import {STANDARD_ENCODING} from './names.ts';

/** Initial keys of the encryption of the private part and of charstrings. */
const EEXEC = 55_665;
const CHARSTRING = 4330;
const MAX_GLYPHS = 65_535;
/** Greatest number of operands (Adobe Type 1 Font Format, 6.2). */
const MAX_STACK = 24;

function decrypt(data: Uint8Array, key: number, skip: number): Uint8Array {
  const out = new Uint8Array(data.length);
  let r = key;
  for (const [i, byte] of data.entries()) {
    out[i] = byte ^ (r >> 8);
    r = ((byte + r) * 52_845 + 22_719) & 0xffff;
  }
  return out.subarray(skip);
}

/** Decodes hexadecimal digits, in which the encrypted part may be written. */
function fromHex(data: Uint8Array): Uint8Array {
  const head = latin(data, 0, 8);
  if (!/^[0-9a-f\s]{8}/i.test(head)) return data;
  const digits = latin(data).replace(/[^0-9a-f]/gi, '');
  return Uint8Array.from({length: digits.length >> 1}, (_, i) =>
    Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16),
  );
}

/** Removes the headers of a PFB file's segments. */
function withoutSegments(data: Uint8Array): Uint8Array {
  if (data[0] !== 0x80) return data;
  const parts: number[] = [];
  for (let at = 0; data[at] === 0x80 && data[at + 1] !== 3;) {
    const size =
      numberAt(data, at + 2) | (numberAt(data, at + 3) << 8) | (numberAt(data, at + 4) << 16);
    for (const byte of data.subarray(at + 6, at + 6 + size)) parts.push(byte);
    at += 6 + size;
  }
  return Uint8Array.from(parts);
}

/** Operators of charstrings; those of two bytes are 1200 plus the second byte, as in cff-dict.ts. */
const HSBW = 13;
const SBW = 1207;
const DIV = 1212;

/** The operator at an offset; undefined if there is a number. */
function operatorAt(code: Bytes, at: number): number | undefined {
  const byte = code.u8(at);
  if (byte >= 32) return undefined;
  return byte === 12 ? 1200 + code.u8(at + 1) : byte;
}

const readNumber = (code: Bytes, at: number): [value: number, next: number] =>
  code.u8(at) === 255 ? [code.u32(at + 1) | 0, at + 5] : smallNumber(code, at);

function divide(stack: number[]): void {
  const divisor = stack.pop() ?? 1;
  stack.push((stack.pop() ?? 0) / divisor);
}

/** Reads the width that `hsbw` or `sbw` sets, before anything is drawn. */
export function widthOf(code: Bytes): number | undefined {
  const stack: number[] = [];
  for (let at = 0; at < code.length && stack.length < MAX_STACK;) {
    const operator = operatorAt(code, at);
    if (operator === HSBW) return stack[1];
    if (operator === SBW) return stack[2];
    if (operator === DIV) {
      divide(stack);
      at += 2;
      continue;
    }
    if (operator !== undefined) return undefined;
    const [value, next] = readNumber(code, at);
    stack.push(value);
    at = next;
  }
  return undefined;
}

function readEncoding(clear: string): Encoding {
  if (/\/Encoding\s+StandardEncoding\s+def/.test(clear)) return STANDARD_ENCODING;
  const encoding: Encoding = new Map();
  for (const [, code, name] of clear.matchAll(/dup\s+(\d+)\s*\/([^\s/]+)\s+put/g)) {
    encoding.set(Number(code), name ?? '');
  }
  return encoding;
}

export class Type1 {
  readonly format = 'type1';
  readonly encoding: Encoding;
  readonly glyphs = new Map<string, number>();
  private readonly widths: (number | undefined)[] = [];
  private readonly scale: number;

  constructor({data: given}: Bytes) {
    const data = withoutSegments(given);
    const text = latin(data);
    const eexecAt = text.indexOf('eexec');
    const [clear = ''] = text.split('eexec', 1);
    this.encoding = readEncoding(clear);
    this.scale = (Number(/\/FontMatrix\s*\[\s*([\d.eE-]+)/.exec(clear)?.[1]) || 0.001) * 1000;
    if (eexecAt < 0) return;
    let start = eexecAt + 5;
    while ([32, 9, 10, 13].includes(numberAt(data, start))) start += 1;
    this.readGlyphs(decrypt(fromHex(data.subarray(start)), EEXEC, 4));
  }

  private readGlyphs(decrypted: Uint8Array): void {
    const text = latin(decrypted);
    const skip = Number(/\/lenIV\s+(\d+)/.exec(text)?.[1] ?? 4);
    const glyph = /\/([^\s/]+)\s+(\d+)\s+(?:RD|-\||\S+) /y;
    glyph.lastIndex = Math.max(0, text.indexOf('/', text.indexOf('/CharStrings') + 1));
    for (;;) {
      const match = glyph.exec(text);
      if (!match?.[1] || this.widths.length >= MAX_GLYPHS) return;
      const end = glyph.lastIndex + Number(match[2]);
      this.glyphs.set(match[1], this.widths.length);
      this.widths.push(
        widthOf(new Bytes(decrypt(decrypted.subarray(glyph.lastIndex, end), CHARSTRING, skip))),
      );
      const next = text.indexOf('/', end);
      if (next < 0 || next - end > 20) return;
      glyph.lastIndex = next;
    }
  }

  /** Returns the width of a glyph in thousandths of an em; undefined if the program cannot be read. */
  width(glyph: number): number | undefined {
    const width = this.widths[glyph];
    return width === undefined ? undefined : width * this.scale;
  }
}
