import type {Problem} from '../problem';

/** Where the parser stopped, and the page. */
export interface Place {
  line: number;
  lines: string[];
}

/** A sentence of the parser's, and what a writer does about it; without a line, where the parser stopped; undefined where it is something else. */
export type Explanation = [
  sentence: RegExp,
  explain: (
    match: RegExpExecArray,
    at: Place,
  ) => (Omit<Problem, 'line'> & {line?: number}) | undefined,
];
