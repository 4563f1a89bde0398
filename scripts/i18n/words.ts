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
    figureMistake(english, translated, locale) ?? [],
    glossaryMistakes(english, translated, glossary),
  ].flat();
  return mistakes.map((mistake) => `In ${quoted(translated)}: ${mistake}`);
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
