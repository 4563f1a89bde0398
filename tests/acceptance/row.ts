/** A sentence of the specification, and what holds it: what must be found on built pages, and tags of tests of behaviour. */
import type {Demand} from './demands';

type Part =
  | {pages: readonly string[]; demands: Demand[]}
  | {tags: string[]}
  | {departure: number; reason: string}
  | {reading: string};

export interface Row {
  section: string;
  sentence: string;
  parts: Part[];
}

export type Sentence = readonly [sentence: string, ...parts: Part[]];

/** The rows of a section. */
export const section = (number: string, sentences: readonly Sentence[]): Row[] =>
  sentences.map(([sentence, ...parts]) => ({section: number, sentence, parts}));

/** What must be found on a page, or on each of some. */
export const on = (pages: string | readonly string[], ...demands: Demand[]): Part => ({
  pages: typeof pages === 'string' ? [pages] : pages,
  demands,
});

/** Tags of the tests that hold a behaviour, as in their titles: `@carousel`. */
export const tested = (...tags: string[]): Part => ({tags});

/** Where we depart from the sentence: the number is that of docs/choices.md, "Departures on purpose". */
export const departure = (number: number, reason: string): Part => ({departure: number, reason});

/** What was made of a sentence that is left open or contradicts another. */
export const reading = (words: string): Part => ({reading: words});
