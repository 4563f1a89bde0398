import MiniSearch from 'minisearch';
import type {IndexedPage, IndexedSection} from '../../../plugins/search-index/file';

/** A part of an excerpt. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A page that matches a query. */
export interface Result {
  path: string;
  title: string;
  lang?: string | undefined;
  /** The section that matches best; undefined if it is the beginning of the page. */
  section?: {id: string; heading: string} | undefined;
  excerpt: Piece[];
}

interface Entry extends IndexedSection {
  page: IndexedPage;
}

/** Characters of an excerpt, and how many of them come before the first match. */
const EXCERPT = {length: 180, before: 60};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Returns a word without capital letters and Latin accents: `Época` → `epoca`. */
const foldWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Short words would begin or resemble too many others. */
const SHORTEST_PREFIX = 3;
const SHORTEST_MISSPELT = 5;

/**
 * Creates a function that finds pages by words in their titles, headings and text. Words may be incomplete or slightly
 * misspelt. Pages with all words come first and alone; if there are none, those with some of them.
 */
export function createSearch(pages: readonly IndexedPage[]): (query: string) => Result[] {
  const entries: Entry[] = pages.flatMap((page) =>
    page.sections.map((section) => ({...section, page})),
  );
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: foldWord,
    searchOptions: {
      // A page whose title is the query comes before pages with such a heading; its beginning says what it is.
      boost: {title: 8, heading: 2},
      boostDocument: (id) => (entries[id as number]?.id === '' ? 1.2 : 1),
      prefix: (term) => term.length >= SHORTEST_PREFIX,
      fuzzy: (term) => (term.length >= SHORTEST_MISSPELT ? 0.2 : false),
    },
  });
  index.addAll(entries.map(({page: {title}, heading, text}, id) => ({id, title, heading, text})));

  return (query) => {
    const all = index.search(query, {combineWith: 'AND'});
    const found = all.length > 0 ? all : index.search(query);
    const results = new Map<string, Result>();
    for (const {id, terms} of found) {
      const entry = entries[id as number];
      // The first match of a page is its best.
      if (entry && !results.has(entry.page.path)) {
        results.set(entry.page.path, resultOf(entry, terms));
      }
    }
    return [...results.values()];
  };
}

function resultOf({page, id, heading, text}: Entry, terms: readonly string[]): Result {
  const {path, title, lang} = page;
  return {
    path,
    title,
    lang,
    section: id === '' ? undefined : {id, heading},
    excerpt: excerptOf(text, new Set(terms)),
  };
}

/** Returns the text around the first of the words, cut between words. @param terms folded words */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const first = [...text.matchAll(WORD)].find(([word]) => terms.has(foldWord(word)));
  const start = wordStart(text, (first?.index ?? 0) - EXCERPT.before);
  const end = wordEnd(text, start + EXCERPT.length);
  const pieces: Piece[] = [];
  if (start > 0) pieces.push({text: '… ', isMatch: false});
  pieces.push(...splitByTerms(text.slice(start, end), terms));
  if (end < text.length) pieces.push({text: ' …', isMatch: false});
  return pieces;
}

/** Returns the start of the first whole word at or after a position. */
function wordStart(text: string, position: number): number {
  if (position <= 0) return 0;
  const space = text.indexOf(' ', position);
  return space < 0 ? position : space + 1;
}

/** Returns the end of the last whole word before a position. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space < 0 ? position : space;
}

function splitByTerms(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(WORD)) {
    if (!terms.has(foldWord(word))) continue;
    if (index > end) pieces.push({text: text.slice(end, index), isMatch: false});
    pieces.push({text: word, isMatch: true});
    end = index + word.length;
  }
  if (end < text.length) pieces.push({text: text.slice(end), isMatch: false});
  return pieces;
}
