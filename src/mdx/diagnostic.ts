/** A mistake in a page, explained for writers; used by the build, the live preview and `npm run check`. */

export interface Diagnostic {
  /** Line of the file, from 1. */
  line: number;
  /** Column, from 1; 1 if only the line is known. */
  column?: number;
  /** The faulty block, such as `<Testimonial>`. */
  subject?: string;
  /** What was found, what was expected and, if useful, an example. */
  message: string;
  /** On this line, replace `find` with `replacement`, if the line contains it once. */
  fix?: {find: string; replacement: string};
}

/** Returns a diagnostic as one line: '<Testimonial> in pages/index.mdx line 41: rating is 7; give 0 to 5 in halves'. */
export function formatDiagnostic({line, subject, message}: Diagnostic, file: string): string {
  return `${subject ? `${subject} in ` : ''}${file} line ${line}: ${message}`;
}

/** An error that stops the build with a list of mistakes. It has no stack, which writers do not need. */
export class PageError extends Error {
  constructor(diagnostics: Diagnostic[], file: string) {
    super(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, file)).join('\n'));
    this.name = 'PageError';
    this.stack = this.message;
  }
}
