/** Parses tokens into objects: arrays, dictionaries, references. */
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {
  GREATER_THAN,
  LEFT_BRACE,
  LEFT_BRACKET,
  LEFT_PARENTHESIS,
  LESS_THAN,
  LETTER_A,
  LETTER_R,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  RIGHT_PARENTHESIS,
  SLASH,
  SMALL_Z,
} from './characters.ts';
import {isDigit, Lexer} from './lexer.ts';
import {Dict, Keyword, Name, PdfString, Ref} from './objects.ts';
import type {PdfObject, Resolve} from './objects.ts';

/** The end of an array, a dictionary or the bytes. */
const CLOSE_ARRAY = new Keyword(']');
const CLOSE_DICT = new Keyword('>>');
export const END = new Keyword('');

const CONSTANTS: Readonly<Record<string, PdfObject>> = {true: true, false: false, null: null};

export interface ParserOptions {
  resolve: Resolve;
  budget: Budget;
  /** Content streams have no references: `0 0 R` would be two numbers and an operator. */
  references?: boolean;
  decrypt?: ((bytes: Uint8Array) => Uint8Array) | undefined;
}

export class Parser {
  readonly lexer: Lexer;
  private depth = 0;

  constructor(
    bytes: Uint8Array,
    pos: number,
    private readonly options: ParserOptions,
  ) {
    this.lexer = new Lexer(bytes, pos);
  }

  /** Reads the next object; `END` after the last. */
  next(): PdfObject {
    const {lexer} = this;
    this.options.budget.step();
    lexer.skip();
    const byte = lexer.at(lexer.pos);
    switch (byte) {
      case -1:
        return END;
      case SLASH:
        return lexer.name();
      case LEFT_PARENTHESIS:
        return this.string(lexer.literalString());
      case LESS_THAN:
        if (lexer.at(lexer.pos + 1) !== LESS_THAN) return this.string(lexer.hexString());
        lexer.pos += 2;
        return this.nested(() => this.dict());
      case GREATER_THAN:
        lexer.pos += lexer.at(lexer.pos + 1) === GREATER_THAN ? 2 : 1;
        return CLOSE_DICT;
      case LEFT_BRACKET:
        lexer.pos += 1;
        return this.nested(() => this.array());
      case RIGHT_BRACKET:
        lexer.pos += 1;
        return CLOSE_ARRAY;
      case RIGHT_PARENTHESIS:
      case LEFT_BRACE:
      case RIGHT_BRACE:
        lexer.pos += 1;
        return new Keyword(String.fromCharCode(byte));
      default:
        return this.plain();
    }
  }

  /** Reads a number, a reference, or the value of a keyword. */
  private plain(): PdfObject {
    const {lexer} = this;
    const value = lexer.numberOrWord();
    if (typeof value === 'number') {
      return this.options.references !== false && Number.isInteger(value) && value >= 0
        ? this.reference(value)
        : value;
    }
    return Object.hasOwn(CONSTANTS, value.word) ? (CONSTANTS[value.word] ?? null) : value;
  }

  /** Reads on after a number: a reference, such as `12 0 R`, if it is one, else only the number. */
  private reference(num: number): number | Ref {
    const {lexer} = this;
    const end = lexer.pos;
    lexer.skip();
    if (isDigit(lexer.at(lexer.pos))) {
      const gen = lexer.numberOrWord();
      lexer.skip();
      if (typeof gen === 'number' && this.isAtR()) {
        lexer.pos += 1;
        return new Ref(num, gen);
      }
    }
    lexer.pos = end;
    return num;
  }

  /** Whether the keyword `R` comes next, and not a longer one. A bracket may follow it. */
  private isAtR(): boolean {
    const {lexer} = this;
    if (lexer.at(lexer.pos) !== LETTER_R) return false;
    const next = lexer.at(lexer.pos + 1);
    const isBracket = next === LEFT_BRACKET || next === RIGHT_BRACKET;
    return isBracket || next < LETTER_A || next > SMALL_Z;
  }

  private string(string: PdfString): PdfString {
    const {decrypt} = this.options;
    return decrypt ? new PdfString(decrypt(string.bytes)) : string;
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > this.options.budget.limits.depth) throw new LimitError('depth');
    const value = read();
    this.depth -= 1;
    return value;
  }

  private array(): PdfObject[] {
    const items: PdfObject[] = [];
    for (;;) {
      const item = this.next();
      if (item === CLOSE_ARRAY || item === END) return items;
      if (item === CLOSE_DICT || isObjectEnd(item)) return items;
      items.push(item);
    }
  }

  private dict(): Dict {
    const entries = new Map<string, PdfObject>();
    for (;;) {
      const key = this.next();
      if (key === CLOSE_DICT || key === END || isObjectEnd(key)) break;
      if (!(key instanceof Name)) continue;
      const value = this.next();
      if (value === CLOSE_DICT || value === END) break;
      if (!(value instanceof Keyword)) entries.set(key.value, value);
    }
    return new Dict(entries, this.options.resolve);
  }
}

/** Whether a keyword ends the object although an array or dictionary in it was not closed. */
const isObjectEnd = (object: PdfObject): boolean =>
  object instanceof Keyword && (object.word === 'endobj' || object.word === 'stream');
