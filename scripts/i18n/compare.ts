/** Compares a translated page with its English page. */
import {diffArrays} from 'diff';
import {frontMatterProblems, TRANSLATED_KEYS} from '../../src/plugins/front-matter';
import {mdxProblems} from '../../src/plugins/blocks';
import type {Mistake, Translation} from './files';
import type {Glossary} from './glossary';
import type {Page, Part, Text} from './page';
import {quoted, wordMistakes} from './words';

/** Keys that the English page sets for all languages. */
const ENGLISH_ONLY = ['closed', 'validThrough'];

/**
 * Returns the mistakes in a translated page.
 * @param source its text
 */
export function pageMistakes(
  english: Page,
  translated: Page,
  source: string,
  {locale, file}: Translation,
  glossary: Glossary,
): Mistake[] {
  const pairs = pairUp(english.parts, translated.parts);
  const compare = (from: Text, to: Text) =>
    wordMistakes(from.words, to.words, locale, glossary).map((message) => ({
      line: to.line,
      message,
    }));
  const mistakes = [
    ...frontMatterProblems(source, file),
    ...frontMatterMistakes(english, translated, compare),
    // Where parts are missing, what follows cannot be compared.
    ...('mistakes' in pairs
      ? pairs.mistakes
      : pairs.flatMap(([from, to]) => partMistakes(from, to, compare))),
  ];
  return mistakes.length > 0 ? mistakes : mdxProblems(source, file);
}

/** Compares a text with its translation. */
type Compare = (english: Text, translated: Text) => Mistake[];

function frontMatterMistakes(english: Page, translated: Page, compare: Compare): Mistake[] {
  return [...english.frontMatter].flatMap(([key, text]): Mistake[] => {
    const found = translated.frontMatter.get(key);
    if (ENGLISH_ONLY.includes(key)) return [];
    if (found && TRANSLATED_KEYS.includes(key)) return compare(text, found);
    if (found?.words === text.words) return [];
    return [{line: found?.line ?? 1, message: `Expected as in English: ${key}: ${text.words}`}];
  });
}

type Pairs = [english: Part, translated: Part][];

/** Pairs the parts of both pages, or returns the parts that only one of them has. */
function pairUp(english: Part[], translated: Part[]): Pairs | {mistakes: Mistake[]} {
  const isSame = (a: Part, b: Part) => a.name === b.name;
  const changes = diffArrays(english, translated, {comparator: isSame});
  if (changes.every(({added, removed}) => !added && !removed))
    return english.flatMap((part, index): Pairs => {
      const other = translated[index];
      return other ? [[part, other]] : [];
    });
  let [from, to] = [0, 0];
  const mistakes = changes.flatMap(({added, removed, count}, index): Mistake[] => {
    if (removed) {
      const lost = outermost(english.slice(from, (from += count)));
      const follows = changes[index + 1];
      const found = follows?.added ? outermost(translated.slice(to, to + follows.count)) : [];
      return lost.flatMap((part, at) => missing(part, found[at], translated[to]?.line));
    }
    const parts = translated.slice(to, (to += count));
    if (!added) {
      from += count;
      return [];
    }
    const before = changes[index - 1];
    const replaced = before?.removed ? outermost(before.value).length : 0;
    return outermost(parts).slice(replaced).map(extra);
  });
  return {mistakes};
}

/** Returns the parts that begin here, without those inside them. */
function outermost(parts: readonly Part[]): Part[] {
  let depth = 0;
  return parts.filter(({name}) => {
    if (name.startsWith('</')) {
      depth = Math.max(0, depth - 1);
      return false;
    }
    return (name.startsWith('<') ? depth++ : depth) === 0;
  });
}

const isText = (item: Text | string) => typeof item !== 'string';
const isFixed = (item: Text | string) => typeof item === 'string';

function describe({name, content}: Part): string {
  const words = content.find(isText)?.words;
  return words ? `${name} ${quoted(words)}` : name;
}

function missing(english: Part, found: Part | undefined, line = 1): Mistake {
  const expected = `${describe(english)} (English line ${english.line})`;
  return found
    ? {line: found.line, message: `Expected ${expected}, found ${describe(found)}.`}
    : {line, message: `Before this line, ${expected} is missing. Add its translation.`};
}

const extra = (part: Part): Mistake => ({
  line: part.line,
  message: `English does not have this ${describe(part)}. Remove it, or join it with the part before.`,
});

/** Returns `list` without the items of `others`, each as often as it is there. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function partMistakes(english: Part, translated: Part, compare: Compare): Mistake[] {
  const {line} = translated;
  const [fixed, others] = [english.content.filter(isFixed), translated.content.filter(isFixed)];
  const lost = without(fixed, others).join(', ');
  const found = without(others, fixed).join(', ');
  if (lost || found) {
    const message = lost
      ? `Expected ${lost} as in English (line ${english.line})${found ? `, found ${found}` : ''}.`
      : `English does not have ${found} here. Remove it.`;
    return [{line, message}];
  }
  const [texts, own] = [english.content.filter(isText), translated.content.filter(isText)];
  if (texts.length !== own.length) {
    const counts = `English has ${texts.length} texts, this one ${own.length}`;
    return [{line, message: `In ${describe(translated)}, ${counts}. Translate each.`}];
  }
  return texts.flatMap((text, index) => compare(text, own[index] ?? {words: '', line}));
}
