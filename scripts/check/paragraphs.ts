import type {Paragraph, Root} from 'mdast';
import {nodesOf} from '../../src/mdx/nodes';

/** Every paragraph of a page, those in lists and blocks included. */
export function paragraphsOf(tree: Root): Paragraph[] {
  return nodesOf(tree).flatMap((node) => (node.type === 'paragraph' ? [node] : []));
}
