import type {Translator} from './words/index.ts';

/** How many characters of a document's own text are kept: it may be very long, or not text at all. */
const MAX_CHARACTERS = 80;

/** Returns text from a document, cut and cleaned so that it can be shown, stored and sent. */
export const shorten = (words: string): string =>
  words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);

/**
 * Returns the findings as text of at most so many characters, in whole lines. If some are left out, the last line says so.
 * @param say in the text's language
 */
export function shortenFindings(text: string, most: number, say: Translator): string {
  if (text.length <= most) return text;
  const closing = `\n\n${say('findings.cut')}`;
  const room = most - closing.length;
  const end = text.lastIndexOf('\n', room);
  // A single long line is cut within the line, but never within a character.
  const kept = end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/\p{Cs}$/u, '');
  return kept.trimEnd() + closing;
}
