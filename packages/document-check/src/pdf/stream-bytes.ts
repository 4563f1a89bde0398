/** Returns the bytes between `stream` and `endstream`, even if Length is wrong. */
import {wordAt} from './lexer.ts';
import type {Lexer} from './lexer.ts';
import type {Dict} from './objects.ts';

const isEnd = (bytes: Uint8Array, at: number): boolean => {
  let start = at;
  while (bytes[start] === 13 || bytes[start] === 10 || bytes[start] === 32) start += 1;
  return wordAt(bytes, start, 'endstream') || wordAt(bytes, start, 'endobj');
};

/** Returns the position of the next `endstream` or, without one, `endobj`. */
function findEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (!wordAt(bytes, at, 'endstream') && !wordAt(bytes, at, 'endobj')) continue;
    let end = at;
    if (bytes[end - 1] === 10) end -= 1;
    if (bytes[end - 1] === 13) end -= 1;
    return Math.max(from, end);
  }
  return bytes.length;
}

/** Returns the bytes of a stream; undefined if none follows. @param lexer after the dictionary */
export function streamBytes(bytes: Uint8Array, lexer: Lexer, dict: Dict): Uint8Array | undefined {
  lexer.skip();
  if (!wordAt(bytes, lexer.pos, 'stream')) return undefined;
  let start = lexer.pos + 6;
  if (bytes[start] === 13 && bytes[start + 1] === 10) start += 2;
  else if (bytes[start] === 10 || bytes[start] === 13) start += 1;
  const length = dict.number('Length') ?? -1;
  const end =
    length >= 0 && start + length <= bytes.length && isEnd(bytes, start + length)
      ? start + length
      : findEnd(bytes, start);
  return bytes.subarray(start, end);
}
