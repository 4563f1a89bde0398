import {diffArrays} from 'diff';
import {without} from '../without';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * What changed between two texts, word by word, readable without colour.
 * @returns the new text, with words that were taken out as `[-so-]` and words that were put in as `{+so+}`
 */
export function changedWords(before: string, after: string): string {
  return diffArrays(wordsOf(before), wordsOf(after))
    .map(({value, added, removed}) => {
      const words = value.join(' ');
      return added ? `{+${words}+}` : removed ? `[-${words}-]` : words;
    })
    .join(' ');
}

/** How alike two texts are: 0, nothing in common, to 1, the same words. */
export function alike(before: string, after: string): number {
  const [a, b] = [wordsOf(before.toLowerCase()), wordsOf(after.toLowerCase())];
  return (a.length - without(a, b).length) / Math.max(a.length, b.length, 1);
}
