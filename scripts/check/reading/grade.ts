/**
 * The Flesch-Kincaid grade: about how many years of schooling an English text asks for; a 14-year-old
 * reads grade 8. Source: Kincaid and others, "Derivation of new readability formulas", 1975.
 */

/** The hardest that a page may be: most people of 15 can read it. */
export const LIMIT = 9;

/** Endings that are written but not heard: made, tests, tested (but not: table, boxes, needed). */
const SILENT =
  /(?<=[^aeiouy])(?:(?<!l)e|(?<=[aeiouy]l)e|(?<![cgsxz]|sh|ch|[^aeiouy]l)es|(?<![dt])ed)$/;
/** Silent before an ending: statement, safely, useful. */
const SILENT_WITHIN =
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ment|ly|ful|less|ness|thing|wher|tim|lin))/;
/** Two vowels that are heard apart: reliable, video, usual, being, create (but not: special, station). */
const APART =
  /(?<![cgst])i[ao]|(?<=t)ia(?!l)|(?<![tc])ie(?=n[ct]|ty)|eo(?!p)|ua(?=[lt])|[aeiouy]ing|(?<=cr)ea(?=t)|(?<=r)ea(?=ct)|(?<=[rd])ea$|iou/g;

/** Syllables of one English word. Capitals are spelt out (PDF: 3); what has a digit in it counts as one. */
export function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 1;
  if (/^[A-Z]{2,}s?$/.test(word)) return word.replace(/s$/, '').length;
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const heard = letters.replace(SILENT, '').replace(SILENT_WITHIN, '');
  const count = (pattern: RegExp) => heard.match(pattern)?.length ?? 0;
  return Math.max(1, count(/[aeiouy]+/g) + count(APART));
}

export interface Measure {
  words: number;
  sentences: number;
  /** Mean words in a sentence. */
  length: number;
  /** Flesch-Kincaid grade. */
  grade: number;
}

/** @param sentences running text, one sentence each; at least one */
export function measure(sentences: string[]): Measure {
  const words = sentences.flatMap(
    (sentence) => sentence.match(/[\p{L}\d][\p{L}\d.'’/%+]*/gu) ?? [],
  );
  const syllables = words
    .flatMap((word) => word.split('/'))
    .reduce((sum, word) => sum + syllablesOf(word), 0);
  const length = words.length / sentences.length;
  return {
    words: words.length,
    sentences: sentences.length,
    length,
    grade: 0.39 * length + (11.8 * syllables) / words.length - 15.59,
  };
}
