/** Finds the bytes between `stream` and `endstream`, even if Length is wrong. */
import {CARRIAGE_RETURN, LINE_FEED, SPACE} from './characters.ts';
import {wordAt} from './lexer.ts';
import type {Lexer} from './lexer.ts';
import type {Dict} from './objects.ts';

const SPACES: readonly (number | undefined)[] = [CARRIAGE_RETURN, LINE_FEED, SPACE];

/** Whether a keyword that ends a stream is at an offset. */
const isEndKeyword = (bytes: Uint8Array, at: number): boolean =>
  wordAt(bytes, at, 'endstream') || wordAt(bytes, at, 'endobj');

/** Whether nothing but spaces is between an offset and the keyword that ends a stream. */
function isEnd(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (SPACES.includes(bytes[at])) at += 1;
  return isEndKeyword(bytes, at);
}

/** Finds where the bytes before the next keyword that ends a stream end: a line break before it is not part of them. */
function findEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (!isEndKeyword(bytes, at)) continue;
    let end = at;
    if (bytes[end - 1] === LINE_FEED) end -= 1;
    if (bytes[end - 1] === CARRIAGE_RETURN) end -= 1;
    return Math.max(from, end);
  }
  return bytes.length;
}

/** Moves past the line break after the keyword `stream`; some programs write half of it. */
function skipLineBreak(bytes: Uint8Array, at: number): number {
  if (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) return at + 2;
  return bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN ? at + 1 : at;
}

/** Finds the bytes of a stream; undefined if none follows. @param lexer after the dictionary */
export function streamBytes(bytes: Uint8Array, lexer: Lexer, dict: Dict): Uint8Array | undefined {
  lexer.skip();
  if (!wordAt(bytes, lexer.pos, 'stream')) return undefined;
  const start = skipLineBreak(bytes, lexer.pos + 'stream'.length);
  const statedEnd = start + (dict.number('Length') ?? -1);
  const isRight = statedEnd >= start && statedEnd <= bytes.length && isEnd(bytes, statedEnd);
  return bytes.subarray(start, isRight ? statedEnd : findEnd(bytes, start));
}
