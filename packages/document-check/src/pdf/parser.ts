/** Parses tokens into objects: arrays, dictionaries, references. */
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
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

  /** Returns the next object; `END` after the last. */
  next(): PdfObject {
    const {lexer} = this;
    this.options.budget.step();
    lexer.skip();
    const byte = lexer.at(lexer.pos);
    switch (byte) {
      case -1:
        return END;
      case 47:
        return lexer.name();
      case 40:
        return this.string(lexer.literalString());
      case 60:
        if (lexer.at(lexer.pos + 1) !== 60) return this.string(lexer.hexString());
        lexer.pos += 2;
        return this.nested(() => this.dict());
      case 62:
        lexer.pos += lexer.at(lexer.pos + 1) === 62 ? 2 : 1;
        return CLOSE_DICT;
      case 91:
        lexer.pos += 1;
        return this.nested(() => this.array());
      case 93:
        lexer.pos += 1;
        return CLOSE_ARRAY;
      case 41:
      case 123:
      case 125:
        lexer.pos += 1;
        return new Keyword(String.fromCharCode(byte));
      default:
        return this.plain();
    }
  }

  /** Returns a number, a reference, or the value of a keyword. */
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

  /** Returns a reference, such as `12 0 R`, if one follows, else only the number. */
  private reference(num: number): number | Ref {
    const {lexer} = this;
    const back = lexer.pos;
    lexer.skip();
    if (isDigit(lexer.at(lexer.pos))) {
      const gen = lexer.numberOrWord();
      lexer.skip();
      const next = lexer.at(lexer.pos + 1);
      if (
        typeof gen === 'number' &&
        lexer.at(lexer.pos) === 82 &&
        !(next > 64 && next < 123 && next !== 91 && next !== 93)
      ) {
        lexer.pos += 1;
        return new Ref(num, gen);
      }
    }
    lexer.pos = back;
    return num;
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

/** Returns whether a keyword ends the object although an array or dictionary in it was not closed. */
const isObjectEnd = (object: PdfObject): boolean =>
  object instanceof Keyword && (object.word === 'endobj' || object.word === 'stream');
