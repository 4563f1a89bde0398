import {needsTranslation, type Glossary} from './glossary';
import {MARKER} from '../../src/locales';
import type {Messages} from './messages';
import {readPage, textsOf} from './page';

/**
 * An English page with each of its texts marked, to be translated in place.
 * @throws UnreadableError
 */
export function markedPage(english: string, glossary: Glossary): {text: string; count: number} {
  const offsets = textsOf(readPage(english))
    .filter(({words}) => needsTranslation(words, glossary))
    .map(({offset}) => offset)
    .sort((a, b) => b - a);
  const text = offsets.reduce(
    (rest, offset) => rest.slice(0, offset) + MARKER + rest.slice(offset),
    english,
  );
  return {text, count: offsets.length};
}

/** English messages in their order: the translated ones as they are, the others marked. */
export function markedMessages(
  english: Messages,
  translated: Messages,
  glossary: Glossary,
): {messages: Messages; count: number} {
  let count = 0;
  const messages = [...english].map(([id, entry]) => {
    const there = translated.get(id);
    if (there) return [id, {...entry, message: there.message}] as const;
    if (!needsTranslation(entry.message.replaceAll(/\{\w+\}/g, ''), glossary)) {
      return [id, entry] as const;
    }
    count++;
    return [id, {...entry, message: MARKER + entry.message}] as const;
  });
  return {messages: new Map(messages), count};
}
