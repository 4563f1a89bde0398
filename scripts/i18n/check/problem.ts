/** What a check has to say. */
export interface Problem {
  /** From the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** A warning does not stop anything. */
  severity: 'error' | 'warning';
  /** In a translator's words: what is wrong, and what to do. */
  message: string;
}

/** A mistake at a line of a file that is known elsewhere. */
export interface Mistake {
  line: number;
  message: string;
}

/** The beginning of some words, to recognise them by. */
export function quoted(words: string): string {
  const short = words.length > 60 ? `${words.slice(0, 57).trimEnd()}…` : words;
  return `“${short}”`;
}
