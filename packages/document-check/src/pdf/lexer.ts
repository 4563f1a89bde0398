/** Splits bytes into numbers, names, strings and keywords: ISO 32000-1, 7.2 and 7.3. */
import {Name, PdfString, Keyword} from './objects.ts';
import {latin, numberAt} from './strings.ts';
import {
  BACKSLASH,
  CARRIAGE_RETURN,
  GREATER_THAN,
  LEFT_PARENTHESIS,
  LINE_FEED,
  MINUS,
  PERCENT_SIGN,
  PLUS,
  POINT,
  RIGHT_PARENTHESIS,
} from './characters.ts';

const WHITE = 1;
const DELIMITER = 2;

/** Byte → white space, delimiter, or 0 for regular characters. */
const CLASS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASS[byte] = WHITE;
for (const char of '()<>[]{}/%') CLASS[char.charCodeAt(0)] = DELIMITER;

export const isWhite = (byte: number): boolean => CLASS[byte] === WHITE;
const isRegular = (byte: number): boolean => CLASS[byte] === 0;
export const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

/** Value of a hexadecimal digit, or -1. */
function hexValue(byte: number): number {
  if (isDigit(byte)) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

const ESCAPES: Readonly<Record<string, number>> = {n: 10, r: 13, t: 9, b: 8, f: 12};

const isNumberPart = (byte: number): boolean =>
  isDigit(byte) || byte === PLUS || byte === MINUS || byte === POINT;

const isOctalDigit = (byte: number): boolean => byte >= 48 && byte <= 55;

/** Appends a digit to a number. @param scale the value of a 1 at this position; 0 before the decimal point */
const withDigit = (value: number, digit: number, scale: number): number =>
  scale === 0 ? value * 10 + digit : value + digit * scale;

/** Whether a keyword begins at an offset. */
export function wordAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i += 1) {
    if (bytes[at + i] !== word.charCodeAt(i)) return false;
  }
  return true;
}

export class Lexer {
  constructor(
    readonly bytes: Uint8Array,
    public pos = 0,
  ) {}

  /** Returns the byte at an offset, -1 after the end. */
  at(pos: number): number {
    return this.bytes[pos] ?? -1;
  }

  /** Skips white space and comments. */
  skip(): void {
    for (; this.pos < this.bytes.length; this.pos += 1) {
      const byte = this.at(this.pos);
      if (byte === PERCENT_SIGN) this.skipComment();
      else if (!isWhite(byte)) return;
    }
  }

  /** Moves to the end of the line. */
  private skipComment(): void {
    while (this.pos < this.bytes.length) {
      const byte = this.at(this.pos);
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return;
      this.pos += 1;
    }
  }

  /** Reads regular characters as text. */
  private run(): string {
    const start = this.pos;
    while (this.pos < this.bytes.length && isRegular(this.at(this.pos))) this.pos += 1;
    return latin(this.bytes, start, Math.min(this.pos, start + 1024));
  }

  /** Reads a number or a keyword, from a regular character on. */
  numberOrWord(): number | Keyword {
    if (isNumberPart(this.at(this.pos))) {
      const start = this.pos;
      const number = this.number();
      if (number !== undefined) return number;
      this.pos = start;
    }
    const word = this.run();
    if (word === '') this.pos += 1;
    return new Keyword(word);
  }

  /** Reads integers and reals; undefined if it is not a number. */
  private number(): number | undefined {
    let sign = 1;
    let value = 0;
    let scale = 0;
    let digits = 0;
    for (; isNumberPart(this.at(this.pos)); this.pos += 1) {
      const byte = this.at(this.pos);
      if (isDigit(byte)) {
        digits += 1;
        value = withDigit(value, byte - 48, scale);
        scale /= 10;
      } else if (byte === POINT) {
        if (scale > 0) return undefined;
        scale = 0.1;
      } else if (byte === MINUS && digits === 0) sign = -1;
      // Two signs, or one among digits: some programs write those, and viewers ignore them.
    }
    const isEmpty = digits === 0 && scale === 0;
    return isEmpty || isRegular(this.at(this.pos)) ? undefined : sign * value;
  }

  /** Reads a name, from its slash on. */
  name(): Name {
    this.pos += 1;
    const characterOf = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    return new Name(this.run().replace(/#([0-9a-f]{2})/gi, characterOf));
  }

  /** Reads a hexadecimal string, from its `<` on. */
  hexString(): PdfString {
    const digits: number[] = [];
    for (this.pos += 1; this.pos < this.bytes.length; this.pos += 1) {
      const byte = this.at(this.pos);
      if (byte === GREATER_THAN) break;
      const value = hexValue(byte);
      if (value >= 0) digits.push(value);
    }
    this.pos += 1;
    const bytes = new Uint8Array((digits.length + 1) >> 1);
    for (let i = 0; i < bytes.length; i += 1) {
      bytes[i] = (numberAt(digits, 2 * i) << 4) | numberAt(digits, 2 * i + 1);
    }
    return new PdfString(bytes);
  }

  /** Reads a literal string, from its `(` on. */
  literalString(): PdfString {
    const out: number[] = [];
    let depth = 1;
    for (this.pos += 1; this.pos < this.bytes.length; this.pos += 1) {
      const byte = this.at(this.pos);
      if (byte === BACKSLASH) {
        this.escape(out);
        continue;
      }
      if (byte === LEFT_PARENTHESIS) depth += 1;
      else if (byte === RIGHT_PARENTHESIS) {
        depth -= 1;
        if (depth === 0) break;
      }
      out.push(byte);
    }
    this.pos += 1;
    return new PdfString(Uint8Array.from(out));
  }

  /** Reads the characters after a backslash; stops on the last one. */
  private escape(out: number[]): void {
    this.pos += 1;
    const byte = this.at(this.pos);
    if (isOctalDigit(byte)) out.push(this.octal());
    else if (byte === CARRIAGE_RETURN) {
      if (this.at(this.pos + 1) === LINE_FEED) this.pos += 1;
    } else if (byte !== LINE_FEED && byte >= 0) {
      out.push(ESCAPES[String.fromCharCode(byte)] ?? byte);
    }
  }

  /** Reads a byte of one to three octal digits; stops on the last one. */
  private octal(): number {
    let value = this.at(this.pos) - 48;
    for (let count = 1; count < 3 && isOctalDigit(this.at(this.pos + 1)); count += 1) {
      this.pos += 1;
      value = value * 8 + this.at(this.pos) - 48;
    }
    return value & 255;
  }
}
