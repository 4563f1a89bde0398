/** `i18n/LOCALE/glossary.json`: terms with a fixed translation, and words that are never translated. */
import {existsSync} from 'node:fs';
import {UnreadableError, readText} from './files';
import {readJson} from './json';

interface Term {
  /** English forms, singular and plural, in any case. */
  en: string[];
  /** Accepted translations: the text must contain one of them, or a word that begins with it. */
  use: string[];
  why: string;
}

export interface Glossary {
  terms: Term[];
  /** Words that are the same, letter by letter, in every language. */
  keep: {en: string[]; why: string}[];
  /** Characters that a translation must not contain, such as «. */
  never?: {text: string; why: string}[] | undefined;
  /** Marks that come in pairs in this language, such as `¿?`. */
  pairs?: string[] | undefined;
  /** Language whose separators figures have; by default, those of the translation's language are accepted too. */
  figures?: string | undefined;
}

export const glossaryFile = (locale: string) => `i18n/${locale}/glossary.json`;

const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Returns whether the optional parts of a glossary can be applied. */
function hasValidStyle({never = [], pairs = [], figures = 'en'}: Partial<Glossary>): boolean {
  const areRules = Array.isArray(never) && never.every(({text, why}) => Boolean(text && why));
  const arePairs = Array.isArray(pairs) && pairs.every((pair) => Array.from(pair).length === 2);
  return areRules && arePairs && typeof figures === 'string';
}

/** Returns a locale's glossary; an empty one without a file. @throws UnreadableError */
export function readGlossary(locale: string): Glossary {
  const file = glossaryFile(locale);
  if (!existsSync(file)) return {terms: [], keep: []};
  const glossary = readJson(readText(file), file).value as Partial<Glossary>;
  const {terms, keep} = glossary;
  const isValid =
    Array.isArray(terms) &&
    Array.isArray(keep) &&
    terms.every(({en, use}) => isList(en) && isList(use)) &&
    keep.every(({en}) => isList(en)) &&
    hasValidStyle(glossary);
  if (isValid) return {...glossary, terms, keep};
  const expected =
    'Expected {"terms": [{"en": [], "use": [], "why": ""}], "keep": [{"en": []}]}; optional: "never": [{"text": "«", "why": ""}], "pairs": ["¿?"], "figures": "en".';
  throw new UnreadableError(expected, 1, file);
}

/** Returns a pattern for some words that are not part of longer words. */
const whole = (text: string, flags: string) => {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, `${flags}u`);
};

/** Returns words in lower case and without the joiners of Indian scripts. */
const comparable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200c\u200d]/g, '');

const byLength = (a: string, b: string) => b.length - a.length;

/** Returns a sentence for each entry of the glossary that a translation does not follow. */
export function glossaryMistakes(
  english: string,
  translated: string,
  {terms, keep, never = []}: Glossary,
): string[] {
  const lost = keep
    .flatMap(({en}) => en)
    .filter((form) => whole(form, '').test(english) && !translated.includes(form));
  const termOf = new Map(terms.flatMap((term) => term.en.map((form) => [form, term])));
  const used = new Set<Term>();
  // The longest form first, so that "screen reader user" is not also a "screen reader".
  [...termOf]
    .sort(([a], [b]) => byLength(a, b))
    .reduce((rest, [form, term]) => {
      const without = rest.replaceAll(whole(form, 'gi'), ' ');
      if (without !== rest) used.add(term);
      return without;
    }, english);
  const text = comparable(translated);
  const wrong = [...used].filter(({use}) => !use.some((form) => text.includes(comparable(form))));
  const forbidden = never.filter((rule) => translated.includes(rule.text));
  return [
    ...forbidden.map(({text: found, why}) => `The glossary forbids "${found}". ${why}`),
    ...lost.map((form) => `"${form}" is missing. The glossary keeps it in every language.`),
    ...wrong.map(
      ({en, use, why}) =>
        `The glossary translates "${en[0] ?? ''}" as ${use.map((form) => `"${form}"`).join(' or ')}. ${why}`,
    ),
  ];
}

/** Returns whether a text has words to translate: placeholders and words that the locale shares with English do not count. */
export function needsTranslation(english: string, {terms, keep}: Glossary): boolean {
  const same = terms.flatMap(({en, use}) => en.filter((form) => use.includes(form)));
  const rest = [...keep.flatMap(({en}) => en), ...same]
    .sort(byLength)
    .reduce((text, form) => text.replaceAll(whole(form, 'gi'), ' '), english);
  return /\p{L}/u.test(rest.replaceAll(/\{\w+\}/g, ''));
}
