import type {Problem} from '../../src/mdx/problem';

/** Errors block; advice does not. */
export type Level = 'error' | 'advice';

/** What a rule found; it may have another level for some of that. */
export type Found = Problem & {level?: Level};

/** What a rule found in one file. */
export interface Finding extends Problem {
  /** From the project's folder on. */
  file: string;
  level: Level;
  /** The rule's name, as in docs/writers-check.md. */
  rule: string;
  /** What the whole file should be, where a program writes it. */
  rewrite?: string;
}
