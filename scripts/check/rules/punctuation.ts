/** Marks and spaces between words. */
import type {Paragraph} from 'mdast';
import type {Found} from '../finding';
import {wordsIn} from '../../../src/mdx/links';
import {placeOf} from '../../../src/mdx/nodes';

export interface Style {
  pattern: RegExp;
  explain: (found: string) => {message: string; put?: string};
}

export const PUNCTUATION: readonly Style[] = [
  {
    pattern: /(?<![.\d])\.\.(?!\.)|,,|;;/g,
    explain: (found) => ({message: `"${found}" is one mark too many`, put: found.charAt(0)}),
  },
  {
    pattern: /(?<=[\p{L}\d)]) +[,;:!?](?=\s|$)/gu,
    explain: (found) => ({
      message: `A space stands before "${found.trim()}". Remove it`,
      put: found.trim(),
    }),
  },
  {
    pattern: /(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll}* )/gu,
    explain: () => ({message: 'No space stands between two sentences. Write one after the first'}),
  },
];

/** Words that somebody shouts; a screen reader may spell them. */
export function capitals(text: string, line: number): Found[] {
  const [found = ''] =
    /(?<![\p{L}\d])\p{Lu}[\p{Lu}']*(?: \p{Lu}[\p{Lu}']*){2,}(?![\p{L}\d])/u.exec(text) ?? [];
  if (!/\p{Lu}{4}/u.test(found)) return [];
  const message = `"${found}" is in capitals, which are slow to read, and which some programs spell. Write small letters, and **bold** where it matters`;
  return [{line, level: 'advice', message}];
}

/** Brackets of a paragraph that are not closed, or not opened. */
export function openBracket(paragraph: Paragraph): Found[] {
  const words = wordsIn(paragraph).replaceAll(/(?<!\S)\(?\w{1,2}\)/g, '');
  // A link that went wrong has brackets of its own, and is told by its own rule.
  if (words.includes('](')) return [];
  const opened = words.split('(').length;
  const closed = words.split(')').length;
  if (opened === closed) return [];
  const message = `A bracket is not ${opened > closed ? 'closed' : 'opened'} in this paragraph`;
  return [{...placeOf(paragraph), level: 'advice', message}];
}
