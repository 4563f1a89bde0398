/** What gets lost between two texts without anything breaking: figures, names, what is bold, sentences. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {WORD_LIST} from '../../check/index';
import {whole, type Glossary} from '../glossary';
import {without} from '../without';
import type {TextPair} from './blocks';
import {quoted, type Mistake} from './problem';

/** In a text of so many letters, a translation of half its length lacks something. */
const LONG = 80;
const SHORTEST = 0.6;

/** Figures as digits alone, whatever the script and the marks between thousands. */
function figures(words: string): string[] {
  return (words.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((figure) =>
    figure.replaceAll(/[.,]/g, '').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit))),
  );
}

/** Digits of a script stand in a row of ten. */
function valueOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const first = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && first - zero < 9) zero -= 1;
  return first - zero;
}

function figureFault(english: string, translated: string): string | undefined {
  const missing = without(figures(english), figures(translated));
  const extra = without(figures(translated), figures(english));
  if (missing.length === 0 && extra.length === 0) return undefined;
  const told = quoted(translated);
  if (extra.length === 0) return `The figure ${missing.join(', ')} is missing in ${told}.`;
  return missing.length === 0
    ? `The figure ${extra.join(', ')} in ${told} is not in English. Take it out, or write it as a word.`
    : `${extra.join(', ')} in ${told} is ${missing.join(', ')} in English. Correct it.`;
}

/** Names that writers keep in their list of words, for languages in Latin letters. */
export function namesFor(root: string, locale: string, {terms}: Glossary): string[] {
  const file = path.join(root, WORD_LIST);
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  if (!isLatin || !existsSync(file)) return [];
  const translated = new Set(terms.flatMap(({en}) => en.map((form) => form.toLowerCase())));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((word) => /^\p{Lu}\S*$/u.test(word) && !translated.has(word.toLowerCase()));
}

const has = (text: string, name: string) => whole(name, '').test(text);

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** What a translation lacks for certain. */
export function lossMistakes(
  {english: {words: english}, translated: {words: translated, line}}: TextPair,
  names: readonly string[],
  {keep}: Glossary,
): Mistake[] {
  const kept = keep.flatMap(({en}) => en);
  const lost = names.filter(
    (name) =>
      !kept.some((form) => form.includes(name)) && has(english, name) && !has(translated, name),
  );
  const told = quoted(translated);
  const messages = [
    figureFault(english, translated),
    lost.length > 0 && `The name ${lost.join(', ')} is missing in ${told}. Write it as in English.`,
    countOf(english, '**') !== countOf(translated, '**') &&
      `What is **bold** in English is not in ${told}, or more is. Mark the same words.`,
    /!\[\]/.test(translated) &&
      !/!\[\]/.test(english) &&
      `The picture says nothing here. English has ${quoted(/!\[[^\]]*\]/.exec(english)?.[0] ?? '')}.`,
  ];
  return messages.flatMap((message) => (message ? [{line, message}] : []));
}

const sentences = (words: string) =>
  words.split(/[.!?।…](?:\s|$)/u).filter((part) => part.trim() !== '').length;

/** A translation that is so much shorter, and has fewer sentences, most likely lacks one. */
export function shortMistakes({english, translated}: TextPair): Mistake[] {
  const [long, short] = [english.words.length, translated.words.length];
  if (long < LONG || short > long * SHORTEST) return [];
  if (sentences(translated.words) >= sentences(english.words)) return [];
  const message = `${quoted(translated.words)} is much shorter than in English, which has ${sentences(english.words)} sentences. Is one left out?`;
  return [{line: translated.line, message}];
}
