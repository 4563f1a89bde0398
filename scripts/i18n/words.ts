/** Compares the words of a text with those of its translation. */
import {figureMistake} from './figures';
import type {Mistake} from './files';
import {glossaryMistakes, needsTranslation, type Glossary} from './glossary';

/** Two languages never share a sentence of this many words by chance. */
const SENTENCE = 5;

/** Returns a text in quotation marks, cut to 60 characters. */
export const quoted = (text: string) =>
  `“${text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text}”`;

/** Returns a sentence for each mistake in the translation of a text. */
export function wordMistakes(
  english: string,
  translated: string,
  locale: string,
  glossary: Glossary,
): string[] {
  if (translated.trim() === '') {
    return english.trim() === '' ? [] : [`The words are missing. English has ${quoted(english)}.`];
  }
  const left = leftInEnglish(english, translated, glossary);
  if (left !== undefined) {
    return [
      `${quoted(left)} is still English. Translate it; if it is the same in both languages, add it to the glossary.`,
    ];
  }
  const mistakes = [
    entityMistake(english, translated) ?? [],
    markMistake(english, translated) ?? [],
    figureMistake(english, translated, locale) ?? [],
    glossaryMistakes(english, translated, glossary),
  ].flat();
  return mistakes.map((mistake) => `In ${quoted(translated)}: ${mistake}`);
}

/** Returns an error about a character that is written as in HTML: visitors would read its code. */
function entityMistake(english: string, translated: string): string | undefined {
  const [entity] = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.exec(translated) ?? [];
  if (entity === undefined || english.includes(entity)) return undefined;
  return `"${entity}" is shown as it is. Type the character itself.`;
}

/** Notes that translators and their tools leave in a text: the language, or that it is not finished. */
const MARK = /[([](?:en|EN|eng|ENG|English)[)\]]|\b(?:TODO:|FIXME|TBD|XXX)(?!\w)/;

/** Returns an error about a note that is not part of the text. */
function markMistake(english: string, translated: string): string | undefined {
  const [mark] = MARK.exec(translated) ?? [];
  if (mark === undefined || MARK.test(english)) return undefined;
  return `"${mark}" is a note to yourself. Translate what it marks, and delete it.`;
}

/** Returns the text, or its first sentence, that is still English. */
function leftInEnglish(english: string, translated: string, glossary: Glossary) {
  if (!needsTranslation(english, glossary)) return undefined;
  if (english.normalize('NFC') === translated.normalize('NFC')) return english;
  return english
    .split(/(?<=[.?!]) /)
    .find((sentence) => sentence.split(' ').length >= SENTENCE && translated.includes(sentence));
}

const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** Returns a mistake for each line with an invisible character that affects speech or search. */
export function invisibleCharacters(source: string): Mistake[] {
  const message =
    'This line has an invisible character, probably from a word processor. Type the word again.';
  return source
    .split('\n')
    .flatMap((text, index) => (INVISIBLE.test(text) ? [{line: index + 1, message}] : []));
}
