/** Reads the width at the start of a Type 2 charstring (Adobe Technical Note 5177). */
import type {Bytes} from './bytes.ts';
import {smallNumber} from './cff-dict.ts';
import type {Index, Private} from './cff-dict.ts';

type Parts = Index['parts'];

const MAX_DEPTH = 10;
const MAX_STACK = 513;

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

/** Returns what is added to the number of a subroutine (Adobe Technical Note 5177, section 4.7). */
function bias(subrs: Parts): number {
  if (subrs.length < 1240) return 107;
  return subrs.length < 33_900 ? 1131 : 32_768;
}

/** Returns the operand for the width, which comes before the others; undefined if there is none. */
function extraOperand(stack: number[], takes: number | 'even'): number | undefined {
  if (takes === 'even') return stack.length % 2 === 1 ? stack[0] : undefined;
  // endchar has four operands if it composes an accented character.
  if (takes === 0) return stack.length === 1 || stack.length === 5 ? stack[0] : undefined;
  return stack.length > takes ? stack[0] : undefined;
}

/** Returns the width of a glyph; undefined if its charstring cannot be interpreted. */
export function charstringWidth(
  bytes: Bytes,
  part: [start: number, end: number],
  own: Private,
  globals: Parts,
): number | undefined {
  const stack: number[] = [];
  const callStack = [part];
  let [at, end] = part;
  for (let steps = 0; steps < 2000; steps += 1) {
    if (at >= end || at >= bytes.length) return undefined;
    const byte = bytes.u8(at);
    const takes = OPERAND_COUNTS[byte];
    if (takes !== undefined) {
      const width = extraOperand(stack, takes);
      return width === undefined ? own.standard : own.nominal + width;
    }
    if (byte >= 32 || byte === 28) {
      let value: number;
      if (byte === 255) [value, at] = [(bytes.u32(at + 1) | 0) / 65_536, at + 5];
      else [value, at] = smallNumber(bytes, at);
      if (stack.push(value) > MAX_STACK) return undefined;
    } else if (byte === 10 || byte === 29) {
      const subrs = byte === 10 ? own.subrs : globals;
      const called = subrs[(stack.pop() ?? 0) + bias(subrs)];
      if (!called || callStack.length > MAX_DEPTH) return undefined;
      callStack.push([at + 1, end]);
      [at, end] = called;
    } else if (byte === 11) {
      const caller = callStack.pop();
      if (!caller) return undefined;
      [at, end] = caller;
    } else return undefined;
  }
  return undefined;
}
