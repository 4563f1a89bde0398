/** Compares a translated page with its English page. */
import {diffArrays} from 'diff';
import {frontMatterDiagnostics, TRANSLATED_KEYS} from '../../src/plugins/front-matter';
import {mdxDiagnostics} from '../../src/plugins/blocks';
import {parseMdx} from '../../src/mdx/parse';
import {markupDiagnostics} from '../check/index';
import {mistakeOf, type Mistake, type Translation} from './files';
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
    wordMistakes(from.text, to.text, locale, glossary).map((message) => ({
      line: to.line,
      message,
    }));
  const mistakes = [
    ...frontMatterDiagnostics(source, file).map(mistakeOf),
    ...frontMatterMistakes(english, translated, compare),
    // After a missing part, the rest cannot be compared.
    ...('message' in pairs
      ? [pairs]
      : pairs.flatMap(([from, to]) => partMistakes(from, to, compare))),
  ];
  return mistakes.length > 0 ? mistakes : contentMistakes(source, file);
}

/** Returns the mistakes that a page of any language can have. */
function contentMistakes(source: string, file: string): Mistake[] {
  const {tree} = parseMdx(source);
  const unparsed = tree ? markupDiagnostics(tree, source) : [];
  return [...mdxDiagnostics(source, file), ...unparsed].map(mistakeOf);
}

/** Compares a text with its translation. */
type Compare = (english: Text, translated: Text) => Mistake[];

function frontMatterMistakes(english: Page, translated: Page, compare: Compare): Mistake[] {
  return [...english.frontMatter].flatMap(([key, text]): Mistake[] => {
    const found = translated.frontMatter.get(key);
    if (ENGLISH_ONLY.includes(key)) return [];
    if (found && TRANSLATED_KEYS.includes(key)) return compare(text, found);
    if (found?.text === text.text) return [];
    return [{line: found?.line ?? 1, message: `Expected as in English: ${key}: ${text.text}`}];
  });
}

type Pairs = (readonly [english: Part, translated: Part])[];

/** Pairs the parts of both pages, or returns the first part that only one of them has. */
function pairUp(english: Part[], translated: Part[]): Pairs | Mistake {
  const changes = diffArrays(english, translated, {comparator: (a, b) => a.name === b.name});
  const index = changes.findIndex(({added, removed}) => added || removed);
  const [first, second] = index < 0 ? [] : changes.slice(index);
  if (!first) return translated.map((part, at) => [english[at] ?? part, part]);
  const before = changes.slice(0, index).reduce((sum, {count}) => sum + count, 0);
  const added = first.added ? first : replacementOf(second);
  const lost = first.removed ? partIn(english, before, first.count) : undefined;
  const found = added && partIn(translated, before, added.count);
  const line = (found ?? translated[before])?.line ?? 1;
  return {line, message: differenceMessage(lost, found)};
}

const replacementOf = (change: {added: boolean; count: number} | undefined) =>
  change?.added ? change : undefined;

/** Returns the first part of a change to name in a message: not the end of a block, if there is another. */
function partIn(parts: Part[], start: number, count: number): Part | undefined {
  const changed = parts.slice(start, start + count);
  return changed.find(({name}) => !name.startsWith('</')) ?? parts[start];
}

/** @param lost the part that only the English page has @param found the part that only the translation has */
function differenceMessage(lost: Part | undefined, found: Part | undefined): string {
  const expected = lost && `${describe(lost)} (English line ${lost.line})`;
  if (!found) return `Before this line, ${expected} is missing. Translate it.`;
  if (expected) return `Expected ${expected}, found ${describe(found)}.`;
  return `English does not have this ${describe(found)}. Remove it, or join it with the part before.`;
}

const isText = (item: Text | string) => typeof item !== 'string';
const isFixed = (item: Text | string) => typeof item === 'string';

function describe({name, content}: Part): string {
  const text = content.find(isText)?.text;
  return text ? `${name} ${quoted(text)}` : name;
}

/** Returns the items of `list` that remain after removing each item of `others` once. */
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
  const expectedParts = english.content.filter(isFixed);
  const foundParts = translated.content.filter(isFixed);
  const lost = without(expectedParts, foundParts).join(', ');
  const found = without(foundParts, expectedParts).join(', ');
  if (lost || found) {
    const message = lost
      ? `Expected ${lost} as in English (line ${english.line})${found ? `, found ${found}` : ''}.`
      : `English does not have ${found} here. Remove it.`;
    return [{line, message}];
  }
  const texts = english.content.filter(isText);
  const translations = translated.content.filter(isText);
  if (texts.length !== translations.length) {
    const counts = `English has ${texts.length} texts, your page has ${translations.length}`;
    return [{line, message: `In ${describe(translated)}, ${counts}. Translate each.`}];
  }
  return texts.flatMap((text, index) => compare(text, translations[index] ?? {text: '', line}));
}
