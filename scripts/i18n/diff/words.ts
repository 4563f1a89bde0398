import {pairUp} from '../pair-up';
import {without} from '../without';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * What changed between two texts, word by word, readable without colour.
 * @returns the new text, with words that were taken out as `[-so-]` and words that were put in as `{+so+}`
 */
export function changedWords(before: string, after: string): string {
  const parts: {kind: 'same' | 'out' | 'in'; words: string[]}[] = [];
  for (const {left, right} of pairUp(wordsOf(before), wordsOf(after), same)) {
    const kind = left === undefined ? 'in' : right === undefined ? 'out' : 'same';
    const last = parts.at(-1);
    const word = right ?? left ?? '';
    if (last?.kind === kind) last.words.push(word);
    else parts.push({kind, words: [word]});
  }
  return parts.map(({kind, words}) => MARKED[kind](words.join(' '))).join(' ');
}

const same = (a: string, b: string) => (a === b ? 1 : 0);

const MARKED = {
  same: (words: string) => words,
  out: (words: string) => `[-${words}-]`,
  in: (words: string) => `{+${words}+}`,
};

/** How alike two texts are: 0, nothing in common, to 1, the same words. */
export function alike(before: string, after: string): number {
  const [a, b] = [wordsOf(before.toLowerCase()), wordsOf(after.toLowerCase())];
  return (a.length - without(a, b).length) / Math.max(a.length, b.length, 1);
}
