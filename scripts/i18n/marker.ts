/** Stands before every text that still waits for its translator. Plain in YAML, MDX and JSON alike. */
export const MARKER = '(en) ';

/** Whether a text still waits. */
export const isMarked = (words: string) => words.includes(MARKER.trim());
