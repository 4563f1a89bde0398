/** What is wrong with a page, in a writer's words. Build, live preview and `npm run check` share these. */

export interface Problem {
  /** Line of the file, from 1. */
  line: number;
  /** Column, from 1; 1 where only the line is known. */
  column?: number;
  /** The block it is about, as written: `<Testimonial>`. */
  subject?: string;
  /** What was found, what was expected, and an example where one helps. */
  message: string;
  /** Repair: on the problem's line, replace `find` with `put`, if the line contains it once. */
  fix?: {find: string; put: string};
}

/** One problem as one sentence: '<Testimonial> in pages/index.mdx line 41: rating is 7; give 0 to 5 in halves'. */
export function describe({line, subject, message}: Problem, file: string): string {
  return `${subject ? `${subject} in ` : ''}${file} line ${line}: ${message}`;
}

/** Stops the build. The list is the writer's; a stack of our own code would only hide it. */
export class PageError extends Error {
  constructor(problems: Problem[], file: string) {
    super(problems.map((problem) => describe(problem, file)).join('\n'));
    this.name = 'PageError';
    this.stack = this.message;
  }
}
