import {linksIn} from '../../../src/mdx/links';
import type {Rule} from './rule';

/** Link texts without meaning in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:click |read |see )?(?:here|more|this|this page)|learn more|details|link|download)[.:]?$/i;

/** Checks that the words of each link make sense alone. */
export const linkWords: Rule = {
  name: 'link words',
  level: 'error',
  find: ({tree}) =>
    (tree ? linksIn(tree) : []).flatMap(({text, address, line, column}) => {
      if (text === undefined || (text.length > 2 && !SAYS_NOTHING.test(text))) return [];
      const found = text === '' ? 'has no words' : `says only "${text}"`;
      const message = `The link to ${address} ${found}. Say where it leads. Example: [contact page](/TrendSoft/ContactUs)`;
      return [{line, column, message}];
    }),
};
