import {linksIn} from '../../../src/mdx/links';
import type {Rule} from './rule';

/** Link texts without meaning in a screen reader's list of links. */
const SAYS_NOTHING =
  /^(?:(?:click |read |see )?(?:here|more|this|this page)|learn more|details|link|download)[.:]?$/i;

/** An address in place of words, which screen readers spell out. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** Checks that each link's text makes sense out of context (WCAG 2.4.9). */
export const linkText: Rule = {
  name: 'link text',
  level: 'error',
  find: ({tree, lines}) =>
    (tree ? linksIn(tree) : []).flatMap(({text, address, line, column}) => {
      if (text === undefined) return [];
      // An address without brackets is a mistake of another rule.
      const isWritten = lines[line - 1]?.[column - 1] === '[';
      const isAddress = isWritten && ADDRESS.test(text);
      const saysNothing = text.length <= 2 || SAYS_NOTHING.test(text) || isAddress;
      if (!saysNothing) return [];
      const found = text === '' ? 'has no text' : `says only "${text}"`;
      const message = `The link to ${address} ${found}. Say where it leads. Example: [contact page](/TrendSoft/ContactUs)`;
      return [{line, column, message}];
    }),
};
