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
