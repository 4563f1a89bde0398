import type {Root} from 'mdast';
import {nodesOf} from '../../mdx/nodes';
import {textAttribute} from '../mdx-tree';

/**
 * Remark plugin: adds lazy loading to pictures in the text. Docusaurus has already converted them to <img>
 * with width and height, so nothing moves when they load.
 */
export default function lazyPictures() {
  return (tree: Root): void => {
    for (const node of nodesOf(tree)) {
      if (node.type !== 'mdxJsxTextElement' || node.name !== 'img') continue;
      node.attributes.push(textAttribute('loading', 'lazy'), textAttribute('decoding', 'async'));
    }
  };
}
