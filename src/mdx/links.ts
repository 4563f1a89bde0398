import type {Root} from 'mdast';
import {isElement, nodesOf, positionOf, wordsOf, type Node} from './nodes';
import {propsOf} from './props';

export interface PageLink {
  /** As it is written. */
  address: string;
  /** The words that a reader chooses; undefined where a definition has none of its own. */
  words: string | undefined;
  line: number;
  column: number;
}

/** Props that hold the words of a block's link; otherwise they stand inside. */
const WORDS = ['linkText', 'learnMore'];

/** Every link of a page: in Markdown, and by the prop `to` of a block. */
export function linksIn(tree: Root): PageLink[] {
  return nodesOf(tree).flatMap((node): PageLink[] => {
    if (node.type === 'link')
      return [{...positionOf(node), address: node.url, words: wordsIn(node)}];
    if (node.type === 'definition') {
      return [{...positionOf(node), address: node.url, words: undefined}];
    }
    if (!isElement(node)) return [];
    const props = propsOf(node);
    const to = props.find(({name}) => name === 'to');
    if (typeof to?.value !== 'string') return [];
    const given = props.find(({name}) => WORDS.includes(name))?.value;
    const words = typeof given === 'string' ? given : wordsIn(node);
    return [{line: to.line, column: 1, address: to.value, words}];
  });
}

/** The words of a node, with what its pictures show. */
export function wordsIn(node: Node): string {
  return nodesOf(node)
    .map((each) =>
      each.type === 'image' ? (each.alt ?? '') : 'children' in each ? '' : wordsOf(each),
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
