import type {Text} from 'mdast';
import {nodesOf, positionOf} from '../../../src/mdx/nodes';
import type {RuleDiagnostic, Rule} from './rule';

interface Habit {
  pattern: RegExp;
  /** @param found the text that matches */
  message: (found: string) => string;
}

const HABITS: readonly Habit[] = [
  {
    // Names of standards and laws may follow each other.
    pattern: /(?:\b\p{Lu}{2,}\b[ ,]+){3,}\p{Lu}{2,}\b/u,
    message: (found) =>
      `"${found}" is in capitals, which are hard to read, and which some screen readers spell. Write small letters, and **words** to stress them`,
  },
  {
    pattern: /[!?]{2,}/,
    message: (found) =>
      `One mark is enough: write "${found.includes('?') ? '?' : '!'}" instead of "${found}"`,
  },
  {
    pattern: /(?<=\p{L}) +(?:[,;!?]|[.:](?=\s|$))/u,
    message: (found) => `There is a space before "${found.trim()}". Delete it`,
  },
  {
    pattern: /\b\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})\b/,
    message: (found) =>
      `Readers in other countries take "${found}" for another day. Write the month as a word, as in 23 November 2026`,
  },
  {
    pattern: /[\uff01-\uff5e]+/,
    message: (found) =>
      `"${found}" is in wide characters of a Chinese or Japanese keyboard, which search does not find. Type it again`,
  },
];

function diagnosticsIn(text: Text): RuleDiagnostic[] {
  return HABITS.flatMap(({pattern, message}) => {
    const found = pattern.exec(text.value);
    if (!found) return [];
    const below = text.value.slice(0, found.index).split('\n').length - 1;
    return [{line: positionOf(text).line + below, message: message(found[0])}];
  });
}

/** Finds habits of typing that make a text harder to read. Advice only: a quotation may need them. */
export const typing: Rule = {
  name: 'words',
  level: 'advice',
  find: ({tree}) =>
    (tree ? nodesOf(tree) : []).flatMap((node) =>
      node.type === 'text' ? diagnosticsIn(node) : [],
    ),
};
