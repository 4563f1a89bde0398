/** `i18n/LOCALE/glossary.json`: terms to translate so, and terms never to translate. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from './json';
import {inFile, UnreadableError} from './page/problem';

/** Finds these words as they are: C++ is no pattern. */
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Term {
  /** English forms, singular and plural, in any case. */
  en: string[];
  /** What the translation must have one of; a stem is enough where words are inflected. */
  use: string[];
  why: string;
}

export interface Kept {
  /** Written so, letter by letter, in every language. */
  en: string[];
  why: string;
}

export interface Glossary {
  terms: Term[];
  keep: Kept[];
}

export const glossaryFile = (locale: string) => `i18n/${locale}/glossary.json`;

/**
 * @returns the locale's glossary, an empty one when it has none
 * @throws UnreadableError when it is none
 */
export function readGlossary(root: string, locale: string): Glossary {
  const file = path.join(root, glossaryFile(locale));
  if (!existsSync(file)) return {terms: [], keep: []};
  return inFile(glossaryFile(locale), () => parseGlossary(readFileSync(file, 'utf8')));
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((word) => typeof word === 'string' && word);

const fieldsOf = (entry: unknown) =>
  (typeof entry === 'object' ? (entry ?? {}) : {}) as Record<string, unknown>;

function parseGlossary(source: string): Glossary {
  const glossary = readJson(source).value;
  const {terms, keep} = fieldsOf(glossary);
  if (!Array.isArray(terms) || !Array.isArray(keep)) {
    throw new UnreadableError('A glossary has two lists, "terms" and "keep".', 1);
  }
  const entries = [
    ...terms.map((entry: unknown) => ({entry: fieldsOf(entry), isTerm: true})),
    ...keep.map((entry: unknown) => ({entry: fieldsOf(entry), isTerm: false})),
  ];
  const wrong = entries.find(
    ({entry: {en, use, why}, isTerm}) =>
      !isList(en) || (isTerm && !isList(use)) || typeof why !== 'string' || why === '',
  );
  if (!wrong) return glossary as Glossary;
  const name = JSON.stringify(isList(wrong.entry['en']) ? wrong.entry['en'][0] : wrong.entry);
  const line = source.slice(0, Math.max(0, source.indexOf(name))).split('\n').length;
  const use = wrong.isTerm ? ', "use" (a list of translations)' : '';
  throw new UnreadableError(
    `${name} needs "en" (a list of English forms)${use} and "why" (the reason in a sentence).`,
    line,
  );
}

/** Finds words that are not part of longer words. */
export const whole = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, `${flags}u`);

/** Whatever the case, and whether or not Telugu's and Hindi's joiners are written. */
const comparable = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200c\u200d]/g, '');

const byLength = (a: {form: string}, b: {form: string}) => b.form.length - a.form.length;

/** The terms that a translation does not have though its English has them. */
export function missingTerms(
  english: string,
  translation: string,
  {terms, keep}: Glossary,
): {kept: string[]; terms: Term[]} {
  const translated = comparable(translation);
  const kept = keep.flatMap(({en}) => en).filter((form) => whole(form, '').test(english));
  let rest = english;
  const found = new Set<Term>();
  // Longest first, so that "screen reader user" is not also a "screen reader".
  for (const {form, term} of terms
    .flatMap((term) => term.en.map((form) => ({form, term})))
    .sort(byLength)) {
    const without = rest.replaceAll(whole(form, 'gi'), ' ');
    if (without !== rest) found.add(term);
    rest = without;
  }
  return {
    kept: kept.filter((form) => !translation.includes(form)),
    terms: [...found].filter(({use}) => !use.some((form) => translated.includes(comparable(form)))),
  };
}

/** Whether a text has words besides those that are the same in the locale. */
export function needsTranslation(english: string, {terms, keep}: Glossary): boolean {
  const kept = keep.flatMap(({en}) => en.map((form) => ({form, flags: 'g'})));
  const same = terms.flatMap(({en, use}) =>
    en.filter((form) => use.includes(form)).map((form) => ({form, flags: 'gi'})),
  );
  const rest = [...kept, ...same]
    .sort(byLength)
    .reduce((words, {form, flags}) => words.replaceAll(whole(form, flags), ' '), english);
  return /\p{L}/u.test(rest);
}
