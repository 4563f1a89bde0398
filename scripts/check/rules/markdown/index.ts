import type {Paragraph, Root, Text} from 'mdast';
import {withoutIds} from '../../../../src/mdx/parse';
import type {Problem} from '../../../../src/mdx/problem';
import type {Found} from '../../finding';
import {nodesOf, placeOf} from '../../../../src/mdx/nodes';
import type {Rule} from '../rule';
import {isRow} from '../tables';
import {ANYWHERE, AT_START, type Mark} from './marks';

/** As written, so that an escaped mark can be told from one that went wrong; the same length. */
function written({position}: Text, source: string): string {
  const text = source.slice(position?.start.offset, position?.end.offset);
  return text.replaceAll(/\\[^\w\s]/g, '  ');
}

function firstOf(marks: readonly Mark[], text: string) {
  for (const {pattern, explain} of marks) {
    const found = pattern.exec(text);
    if (found) return {index: found.index, message: explain(found[0])};
  }
  return undefined;
}

function inText(text: Text, source: string): Problem[] {
  const words = written(text, source);
  const found = firstOf(ANYWHERE, words);
  if (!found) return [];
  const line = placeOf(text).line + words.slice(0, found.index).split('\n').length - 1;
  return [{line, message: found.message}];
}

/** One for each paragraph: its other lines have the same mark. */
function atStart(paragraph: Paragraph, source: string): Problem[] {
  const {start, end} = paragraph.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  for (const [index, text] of lines.entries()) {
    const found = firstOf(AT_START, text.trimStart());
    if (found) return [{line: (start?.line ?? 1) + index, message: found.message}];
  }
  return [];
}

/** A paragraph that is bold from end to end and no sentence looks like a heading, and is none. */
function looksLikeHeading({children}: Paragraph): boolean {
  const [only, more] = children;
  if (only?.type !== 'strong' || more) return false;
  const [text] = only.children;
  return text?.type === 'text' && !/[.:!?…]$/.test(text.value);
}

/** Every mark that visitors would read. @param page as it is written */
export function markdownProblems(tree: Root, page: string): Found[] {
  const source = withoutIds(page);
  return nodesOf(tree).flatMap((node): Found[] => {
    if (node.type === 'link' && /\.(?:avif|svg|webp|png|jpe?g)$/i.test(node.url)) {
      const {offset = 0} = node.position?.start ?? {};
      if (/!\s$/.test(source.slice(0, offset))) {
        const message = 'A space stands between ! and [, so the picture is a link. Remove it';
        return [{...placeOf(node), message}];
      }
      const message = `This is a link to the picture ${node.url}. To show it, write ! right before it: ![what it shows](${node.url})`;
      return [{...placeOf(node), message}];
    }
    if (node.type !== 'paragraph') return [];
    const begins = atStart(node, source);
    if (begins.length > 0) return begins;
    if (looksLikeHeading(node)) {
      const message =
        'Bold words alone look like a heading and are none for a screen reader. Write ### words {#an-id}, or put them into the sentence';
      return [{...placeOf(node), message, level: 'advice'}];
    }
    return nodesOf(node).flatMap((each) =>
      each.type === 'text' && !isRow(each.value) ? inText(each, source) : [],
    );
  });
}

export const markdown: Rule = {
  name: 'Markdown',
  level: 'error',
  about: 'marks that are not understood, so that visitors would read them: links, lists, bold',
  find: ({tree, source}) => (tree ? markdownProblems(tree, source) : []),
};
