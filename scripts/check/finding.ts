import type {Diagnostic} from '../../src/mdx/diagnostic';

/** A mistake in one file. Errors block a pull request; advice does not. */
export interface Finding extends Diagnostic {
  /** Path from the project's folder. */
  file: string;
  level: 'error' | 'advice';
  /** Identifies what was checked, such as `links` or markdownlint's `MD045`. */
  rule: string;
}
