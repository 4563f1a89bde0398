import type {SayDocument} from './words/index.ts';

/** Letters that are kept of what a document says: it may be a book, or no text at all. */
const MAX_LETTERS = 80;

/** What a document says, as it can be shown, kept and sent. */
export const inShort = (words: string): string =>
  words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LETTERS);

/**
 * What was found, in a text of at most so many letters: whole lines. Where some are left out, the last one says so.
 * @param say in the text's language
 */
export function cutFindings(text: string, most: number, say: SayDocument): string {
  if (text.length <= most) return text;
  const closing = `\n\n${say('findings.cut')}`;
  const room = most - closing.length;
  const end = text.lastIndexOf('\n', room);
  // One line alone is cut within, but not within a letter.
  const kept = end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/\p{Cs}$/u, '');
  return kept.trimEnd() + closing;
}
