import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isElement, nodesOf, positionOf, type Node} from './nodes';
import {propsOf} from './props';

export interface PageLink {
  /** The address as written. */
  address: string;
  /** Text of the link; undefined for a definition, which has no text. */
  text: string | undefined;
  line: number;
  column: number;
}

/** Props with the text of a block's link; otherwise the text is the block's content. */
const WORDS = ['linkText', 'learnMore'];

export function linksIn(tree: Root): PageLink[] {
  return nodesOf(tree).flatMap((node): PageLink[] => {
    if (node.type === 'link' || node.type === 'definition') {
      const text = node.type === 'link' ? textIn(node) : undefined;
      return [{...positionOf(node), address: node.url, text}];
    }
    if (!isElement(node)) return [];
    const props = propsOf(node);
    const to = props.find(({name}) => name === 'to');
    if (typeof to?.value !== 'string') return [];
    const given = props.find(({name}) => WORDS.includes(name))?.value;
    const text = typeof given === 'string' ? given : textIn(node);
    return [{line: to.line, column: 1, address: to.value, text}];
  });
}

/** Returns the text of a node on one line, with the text alternatives of its pictures. */
const textIn = (node: Node) => toString(node).replaceAll(/\s+/g, ' ').trim();
