/** Tracks where text is on the page, to find the spaces that a PDF leaves out: ISO 32000-1, 9.4. */
import type {PdfObject} from '../../pdf/objects.ts';

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const MAX_SAVED = 4096;
/** Smallest distance between two words, in ems. Kerning is below it, spaces above. */
const WORD_GAP = 0.18;
/** Smallest distance between two lines, in ems. A superscript is below it. */
const LINE_GAP = 0.6;
/** Smallest distance between the lines of two paragraphs, in ems. */
const PARAGRAPH_GAP = 1.8;

/** What separates a piece of text from the one before. */
export type Gap = 'none' | 'space' | 'paragraph';

const numbers = (operands: readonly PdfObject[]): number[] =>
  operands.map((value) => (typeof value === 'number' ? value : 0));

const matrixOf = (operands: readonly PdfObject[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(operands);
  return [a, b, c, d, e, f];
};

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The matrix that applies `inner`, then `outer`. */
function product(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [m, n, o, p] = outer;
  const [x, y] = apply(outer, [e, f]);
  return [a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, x, y];
}

interface TextState {
  page: Matrix;
  size: number;
  leading: number;
  characterSpace: number;
  wordSpace: number;
  /** Horizontal scale, as a factor. */
  scale: number;
}

const START: TextState = {
  page: IDENTITY,
  size: 1,
  leading: 0,
  characterSpace: 0,
  wordSpace: 0,
  scale: 1,
};

export class TextPosition {
  private state = START;
  private readonly saved: TextState[] = [];
  private line: Matrix = IDENTITY;
  /** How far the text has advanced on its line. */
  private advanced = 0;
  /** Where the last text ended on the page. */
  private end: Point | undefined;

  /** Moves to the beginning of a page. */
  reset(): void {
    this.state = START;
    this.saved.length = 0;
    this.end = undefined;
  }

  /** Applies an operator that moves text, or changes its size. */
  apply(operator: string, operands: readonly PdfObject[]): void {
    const [first = 0, second = 0] = numbers(operands);
    const {state} = this;
    switch (operator) {
      case 'q':
        if (this.saved.length < MAX_SAVED) this.saved.push(state);
        return;
      case 'Q':
        this.state = this.saved.pop() ?? state;
        return;
      case 'cm':
        this.state = {...state, page: product(matrixOf(operands), state.page)};
        return;
      case 'BT':
        this.moveTo(IDENTITY);
        return;
      case 'Tm':
        this.moveTo(matrixOf(operands));
        return;
      case 'Td':
        this.moveBy(first, second);
        return;
      case 'TD':
        this.state = {...state, leading: -second};
        this.moveBy(first, second);
        return;
      case 'T*':
      case "'":
      case '"':
        this.moveBy(0, -state.leading);
        return;
      default:
        this.applyState(operator, first, second);
    }
  }

  private applyState(operator: string, first: number, second: number): void {
    const {state} = this;
    if (operator === 'Tf') this.state = {...state, size: second};
    else if (operator === 'TL') this.state = {...state, leading: first};
    else if (operator === 'Tc') this.state = {...state, characterSpace: first};
    else if (operator === 'Tw') this.state = {...state, wordSpace: first};
    else if (operator === 'Tz') this.state = {...state, scale: first / 100};
  }

  private moveTo(line: Matrix): void {
    this.line = line;
    this.advanced = 0;
  }

  private moveBy(x: number, y: number): void {
    this.moveTo(product([1, 0, 0, 1, x, y], this.line));
  }

  /** Moves within the line by a number of a TJ operator, in thousandths of an em. */
  adjust(thousandths: number): void {
    const {size, scale} = this.state;
    this.advanced -= (thousandths / 1000) * size * scale;
  }

  /** Advances over text. @param widths sum of its widths, in thousandths of an em @param spaces its number of single-byte spaces */
  advance(widths: number, characters: number, spaces: number): void {
    const {size, scale, characterSpace, wordSpace} = this.state;
    const width = (widths / 1000) * size + characters * characterSpace + spaces * wordSpace;
    this.advanced += width * scale;
    this.end = this.current();
  }

  /** Where the next text begins on the page. */
  private current(): Point {
    return apply(this.state.page, apply(this.line, [this.advanced, 0]));
  }

  /** Returns what separates the next text from the last. */
  gap(): Gap {
    const {end} = this;
    if (!end) return 'paragraph';
    const [x, y] = this.current();
    const [a, b] = product(this.line, this.state.page);
    const unit = Math.hypot(a, b) || 1;
    const em = unit * Math.abs(this.state.size) || 1;
    const [dx, dy] = [(x - end[0]) / em, (y - end[1]) / em];
    const along = (dx * a + dy * b) / unit;
    const across = (dy * a - dx * b) / unit;
    if (Math.abs(across) > PARAGRAPH_GAP) return 'paragraph';
    const isApart = along > WORD_GAP || along < -LINE_GAP || Math.abs(across) > LINE_GAP;
    return isApart ? 'space' : 'none';
  }
}
