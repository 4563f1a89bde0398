import {SPANISH_MESSAGES, SPANISH_PAGE} from '../translations';

export interface Mistake {
  /** Completes "A translator …". */
  name: string;
  /** Where the mistake is made, and is to be reported. */
  file: string;
  /** Words that stand there, and what the translator makes of them; empty for a new file. */
  replace: string;
  by: string;
  /** Words on the line that is to be reported; without them, the line of `by`. */
  line?: string;
  /** What translates nothing any more, or is only doubtful, stops nothing. */
  warns?: true;
  /** How the program saves the file; otherwise UTF-8. */
  encoding?: 'utf16le' | 'latin1';
  /** The whole file is deleted; where that is told. */
  gone?: {file: string; line: string};
}

export const onPage = (name: string, replace: string, by: string, line?: string): Mistake => ({
  name,
  file: SPANISH_PAGE,
  replace,
  by,
  ...(line !== undefined && {line}),
});

export const inMessages = (name: string, replace: string, by: string, line?: string): Mistake => ({
  ...onPage(name, replace, by, line),
  file: SPANISH_MESSAGES,
});
