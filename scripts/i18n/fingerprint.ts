import {createHash} from 'node:crypto';
import {readPage, textsOf} from './page';

/**
 * Stands for the English words of a page: it changes when a word does, and not when the file is only formatted
 * anew or gets another icon.
 * @param source an English page
 * @returns `en-` and 12 hexadecimal digits; the prefix keeps YAML from reading a number
 * @throws UnreadableError
 */
export function fingerprint(source: string): string {
  const words = textsOf(readPage(source)).map(({words}) =>
    words.normalize('NFC').replaceAll(/\s+/g, ' ').trim(),
  );
  return `en-${createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)}`;
}
