import {LIMIT, measure} from '../reading/grade';
import {sentencesOf} from '../reading/sentences';
import type {Problem} from '../../../src/mdx/problem';
import type {Rule} from './rule';

/** Longer than this, a sentence has to be read twice. */
const MOST_WORDS = 30;
/** Fewer sentences than this say little about a page. */
const FEW = 8;

/** The line on which a sentence begins, by its first words. */
function lineOf(sentence: string, lines: string[]): number {
  const start = sentence.split(' ').slice(0, 4).join(' ');
  return Math.max(1, lines.findIndex((line) => line.replaceAll(/[*_]/g, '').includes(start)) + 1);
}

export const reading: Rule = {
  name: 'reading',
  level: 'advice',
  about: `sentences of more than ${MOST_WORDS} words, and a Flesch-Kincaid grade above ${LIMIT}`,
  find({source, lines}) {
    const sentences = sentencesOf(source);
    const long = sentences.flatMap((sentence): Problem[] => {
      const {words} = measure([sentence]);
      if (words <= MOST_WORDS) return [];
      const message = `A sentence of ${words} words, "${sentence.slice(0, 40)}…". Make two of it`;
      return [{line: lineOf(sentence, lines), message}];
    });
    if (sentences.length < FEW) return long;
    const {grade} = measure(sentences);
    if (grade <= LIMIT) return long;
    const message = `The page reads at grade ${grade.toFixed(1)}, about the age of ${Math.round(grade) + 6}; most people of 15 read ${LIMIT}. Shorten the longest sentences, or use shorter words`;
    return [...long, {line: 1, message}];
  },
};
