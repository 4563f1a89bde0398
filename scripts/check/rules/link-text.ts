import type {Problem} from '../../../src/mdx/problem';
import {linksIn} from '../../../src/mdx/links';
import type {Rule} from './rule';

/** Link texts that say nothing when a screen reader lists them without the sentence around them. */
const SAYS_NOTHING =
  /^(?:(?:click |read |see )?(?:here|more|this|this page)|learn more|details|link|download)[.:]?$/i;

function faultOf(words: string, address: string): string | undefined {
  if (words.length < 3) {
    return `The link to ${address} has ${words === '' ? 'no words' : `only "${words}" for words`}. Write where it leads, e.g. [contact page](/TrendSoft/ContactUs)`;
  }
  if (SAYS_NOTHING.test(words)) {
    return `The link says "${words}", which means nothing in a list of links. Say where it leads, e.g. [contact page](/TrendSoft/ContactUs)`;
  }
  if (/^(?:https?:|www\.)/i.test(words)) {
    return `The link shows its address "${words}", which is read out letter by letter. Say where it leads, e.g. [WCAG 2.1 at W3C](https://www.w3.org/TR/WCAG21/)`;
  }
  return undefined;
}

export const linkText: Rule = {
  name: 'link text',
  level: 'error',
  about: 'words of links that make sense alone, and mean one place',
  find({tree}) {
    if (!tree) return [];
    const targets = new Map<string, {address: string; line: number}>();
    return linksIn(tree).flatMap(({words, address, line, column}): Problem[] => {
      if (words === undefined) return [];
      const message = faultOf(words, address);
      if (message !== undefined) return [{line, column, message}];
      const other = targets.get(words);
      if (!other) {
        targets.set(words, {address, line});
        return [];
      }
      if (other.address === address) return [];
      const twoPlaces = `"${words}" leads to ${address} here and to ${other.address} on line ${other.line}. Give the two links different words`;
      return [{line, column, message: twoPlaces}];
    });
  },
};
