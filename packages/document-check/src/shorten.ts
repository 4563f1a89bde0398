import type {Translator} from './messages/index.ts';

/** Longest text quoted from a document, in UTF-16 code units: its text may be very long, or binary data. */
const MAX_CHARACTERS = 80;

/** Returns text from a document, cut and cleaned so that it can be shown, stored and sent. */
export const shorten = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    // Half a character, if the cut was within one.
    .replace(/\p{Cs}$/u, '');

/**
 * Returns the findings as text of at most `maxLength` characters, in whole lines. If some are left out, the last line says so.
 * @param t in the text's language
 */
export function shortenFindings(text: string, maxLength: number, t: Translator): string {
  if (text.length <= maxLength) return text;
  const closing = `\n\n${t('report.cut')}`;
  const room = maxLength - closing.length;
  const end = text.lastIndexOf('\n', room);
  // A single long line is cut within the line, but never within a character.
  const beginning = end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/\p{Cs}$/u, '');
  return beginning.trimEnd() + closing;
}
