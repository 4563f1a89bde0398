/** Compares the words of a text with those of its translation. */
import {figureMistake} from './figures';
import type {Mistake} from './files';
import {glossaryMistakes, needsTranslation, type Glossary} from './glossary';
import {leftoverMistakes} from './leftovers';
import {punctuationMistakes} from './punctuation';

/** Two languages never share a sentence of this many words by chance. */
const SENTENCE = 5;

/** Returns a text in quotation marks, on one line, cut to 60 characters. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line}”`;
}

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
    leftoverMistakes(english, translated),
    punctuationMistakes(english, translated, glossary.pairs ?? []),
    figureMistake(english, translated, glossary.figures ?? locale) ?? [],
    glossaryMistakes(english, translated, glossary),
  ].flat();
  return mistakes.map((mistake) => `In ${quoted(translated)}: ${mistake}`);
}

/** Returns the text, or its first sentence or words, that are still English. */
function leftInEnglish(english: string, translated: string, glossary: Glossary) {
  if (!needsTranslation(english, glossary)) return undefined;
  if (english.normalize('NFC') === translated.normalize('NFC')) return english;
  const sentence = english
    .split(/(?<=[.?!]) /)
    .find((words) => words.split(' ').length >= SENTENCE && translated.includes(words));
  return sentence ?? runIn(english, translated);
}

/** Returns a text without its quotations, which may be examples in English. */
const outsideQuotations = (text: string) => text.replaceAll(/[“«„"][^“”«»„"]*[”»“"]/g, ' ');

/** Four words in small letters, at each place: names and titles have capitals. */
const RUN = /(?<!\p{L})(?=(\p{Ll}+(?: \p{Ll}+){3})(?!\p{L}))/gu;

/** Returns the first words in small letters that a text shares with its translation. */
function runIn(english: string, translated: string): string | undefined {
  return [...english.matchAll(RUN)]
    .map(([, run = '']) => run)
    .find((run) => outsideQuotations(translated).includes(run));
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
