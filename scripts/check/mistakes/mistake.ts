import type {Level} from '../finding';

/** One mistake as a writer makes it, and where it should be told. */
export interface Mistake {
  /** What went wrong, for the guide. */
  name: string;
  /** The file in which it is made, and told. */
  file: string;
  /** What stands there in the site without mistakes, once; empty for a new file. */
  from: string;
  /** What stands there instead. */
  to: string;
  /** The line is the first one that has these words. */
  at: string;
  /** The rule that tells it. */
  rule: string;
  /** Where it is only doubtful; otherwise an error. */
  level?: Level;
  /** How the program saves the file that it was written in; otherwise UTF-8. */
  encoding?: 'utf16le' | 'latin1';
}

const TESTING = 'pages/Testing.mdx';

/** A mistake on the page of a service. */
export const inTesting = (
  name: string,
  rule: string,
  from: string,
  to: string,
  at = to,
): Mistake => ({
  ...{name, rule, from, to, at},
  file: TESTING,
});

/** A sentence of that page that stands alone in its paragraph. */
export const SENTENCE = 'A person reads every page aloud.';
