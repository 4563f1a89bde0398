/** Skips an inline image: ISO 32000-1, 8.9.7. */
import {isWhite} from '../lexer.ts';
import {Keyword} from '../objects.ts';
import {END} from '../parser.ts';
import type {Parser} from '../parser.ts';
import {numberAt} from '../strings.ts';

/** `EI` may also occur in image data. It ends the image only if this many bytes after it look like operators. */
const CHECKED_BYTES = 12;

function looksLikeContent(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < Math.min(bytes.length, from + CHECKED_BYTES); at += 1) {
    const byte = numberAt(bytes, at);
    if (byte > 126 || (byte < 32 && !isWhite(byte))) return false;
  }
  return true;
}

/** Moves the parser to the end of an inline image. @param parser after `BI` */
export function skipInlineImage(parser: Parser): void {
  for (let object = parser.next(); object !== END; object = parser.next()) {
    if (object instanceof Keyword && object.word === 'ID') break;
  }
  const {lexer} = parser;
  const {bytes} = lexer;
  for (let at = lexer.pos + 1; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    const ends = at + 2 >= bytes.length || isWhite(numberAt(bytes, at + 2));
    if (ends && isWhite(numberAt(bytes, at - 1)) && looksLikeContent(bytes, at + 2)) {
      lexer.pos = at + 2;
      return;
    }
  }
  lexer.pos = bytes.length;
}
