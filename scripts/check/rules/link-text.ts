import {linksIn} from '../../../src/mdx/links';
import type {Rule} from './rule';

/** Link texts without meaning in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:click |read |see )?(?:here|more|this|this page)|learn more|details|link|download)[.:]?$/i;

/** Checks that each link's text makes sense out of context (WCAG 2.4.9). */
export const linkText: Rule = {
  name: 'link text',
  level: 'error',
  find: ({tree}) =>
    (tree ? linksIn(tree) : []).flatMap(({text, address, line, column}) => {
      if (text === undefined || (text.length > 2 && !SAYS_NOTHING.test(text))) return [];
      const found = text === '' ? 'has no text' : `says only "${text}"`;
      const message = `The link to ${address} ${found}. Say where it leads. Example: [contact page](/TrendSoft/ContactUs)`;
      return [{line, column, message}];
    }),
};
