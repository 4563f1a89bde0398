/** Reads the width at the start of a Type 2 charstring (Adobe Technical Note 5177). */
import type {Bytes} from './bytes.ts';
import {smallNumber} from './cff-dict.ts';
import type {Index, Private} from './cff-dict.ts';

type Parts = Index['parts'];

const MAX_DEPTH = 10;
const MAX_STACK = 513;
const MAX_STEPS = 2000;

/** Operators and bytes that begin a number. */
const CALL_SUBROUTINE = 10;
const RETURN = 11;
const SHORT_INTEGER = 28;
const CALL_GLOBAL_SUBROUTINE = 29;
const FIXED_POINT = 255;

/** Number of operands of each operator that clears the stack; `even` for pairs. A further operand is the width. */
const OPERAND_COUNTS: Readonly<Record<number, number | 'even'>> = {
  1: 'even',
  3: 'even',
  18: 'even',
  23: 'even',
  19: 'even',
  20: 'even',
  21: 2,
  22: 1,
  4: 1,
  14: 0,
};

/** What is added to the number of a subroutine (Adobe Technical Note 5177, section 4.7). */
function bias(subrs: Parts): number {
  if (subrs.length < 1240) return 107;
  return subrs.length < 33_900 ? 1131 : 32_768;
}

/** The operand for the width, which comes before the others; undefined if there is none. */
function extraOperand(stack: number[], takes: number | 'even'): number | undefined {
  if (takes === 'even') return stack.length % 2 === 1 ? stack[0] : undefined;
  // endchar has four operands if it composes an accented character.
  if (takes === 0) return stack.length === 1 || stack.length === 5 ? stack[0] : undefined;
  return stack.length > takes ? stack[0] : undefined;
}

/** Follows a charstring and its subroutines up to the first operator that draws. */
class Interpreter {
  readonly stack: number[] = [];
  private readonly callers: Parts = [];
  private at: number;
  private end: number;

  constructor(
    private readonly bytes: Bytes,
    [start, end]: Parts[number],
    private readonly subrs: Parts,
    private readonly globals: Parts,
  ) {
    this.at = start;
    this.end = end;
  }

  /** The next byte; undefined at the end. */
  get current(): number | undefined {
    const isAtEnd = this.at >= this.end || this.at >= this.bytes.length;
    return isAtEnd ? undefined : this.bytes.u8(this.at);
  }

  /** Reads a number, or enters or leaves a subroutine. @returns whether the charstring allows it */
  step(byte: number): boolean {
    if (byte >= 32) return this.readNumber(byte);
    switch (byte) {
      case SHORT_INTEGER:
        return this.readNumber(byte);
      case CALL_SUBROUTINE:
        return this.call(this.subrs);
      case CALL_GLOBAL_SUBROUTINE:
        return this.call(this.globals);
      case RETURN:
        return this.leave();
      default:
        return false;
    }
  }

  private readNumber(byte: number): boolean {
    const {bytes, at} = this;
    const [value, next] =
      byte === FIXED_POINT ? [(bytes.u32(at + 1) | 0) / 65_536, at + 5] : smallNumber(bytes, at);
    this.at = next;
    return this.stack.push(value) <= MAX_STACK;
  }

  private call(subrs: Parts): boolean {
    const called = subrs[(this.stack.pop() ?? 0) + bias(subrs)];
    if (!called || this.callers.length >= MAX_DEPTH) return false;
    this.callers.push([this.at + 1, this.end]);
    [this.at, this.end] = called;
    return true;
  }

  private leave(): boolean {
    const caller = this.callers.pop();
    if (caller) [this.at, this.end] = caller;
    return caller !== undefined;
  }
}

/** Reads the width of a glyph; undefined if its charstring cannot be interpreted. */
export function charstringWidth(
  bytes: Bytes,
  part: [start: number, end: number],
  own: Private,
  globals: Parts,
): number | undefined {
  const interpreter = new Interpreter(bytes, part, own.subrs, globals);
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const operator = interpreter.current;
    if (operator === undefined) return undefined;
    const takes = OPERAND_COUNTS[operator];
    if (takes !== undefined) {
      const width = extraOperand(interpreter.stack, takes);
      return width === undefined ? own.standard : own.nominal + width;
    }
    if (!interpreter.step(operator)) return undefined;
  }
  return undefined;
}
