/** Skips an inline image: ISO 32000-1, 8.9.7. */
import {isWhite, wordAt} from '../lexer.ts';
import {Keyword} from '../objects.ts';
import {END} from '../parser.ts';
import type {Parser} from '../parser.ts';
import {numberAt} from '../strings.ts';

const END_OPERATOR = 'EI';

/** `EI` may also occur in image data. It ends the image only if this many bytes after it look like operators. */
const CHECKED_BYTES = 12;

function looksLikeContent(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < Math.min(bytes.length, from + CHECKED_BYTES); at += 1) {
    const byte = numberAt(bytes, at);
    if (byte > 126 || (byte < 32 && !isWhite(byte))) return false;
  }
  return true;
}

/** Whether the operator that ends an image is at an offset. */
function isEndOperator(bytes: Uint8Array, at: number): boolean {
  if (!wordAt(bytes, at, END_OPERATOR) || !isWhite(numberAt(bytes, at - 1))) return false;
  const after = at + END_OPERATOR.length;
  const isSeparate = after >= bytes.length || isWhite(numberAt(bytes, after));
  return isSeparate && looksLikeContent(bytes, after);
}

/** Moves the parser behind the entries that describe an image, to its data. */
function skipEntries(parser: Parser): void {
  for (let object = parser.next(); object !== END; object = parser.next()) {
    if (object instanceof Keyword && object.word === 'ID') return;
  }
}

/** Moves the parser to the end of an inline image. @param parser after `BI` */
export function skipInlineImage(parser: Parser): void {
  skipEntries(parser);
  const {lexer} = parser;
  const {bytes} = lexer;
  let at = lexer.pos + 1;
  while (at < bytes.length && !isEndOperator(bytes, at)) at += 1;
  lexer.pos = Math.min(at + END_OPERATOR.length, bytes.length);
}
