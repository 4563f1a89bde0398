import type {Root} from 'mdast';
import {nodesOf} from '../../mdx/nodes';
import {textAttribute} from '../openings/mdx';

/**
 * Remark plugin: a picture that a writer puts into the text is fetched when it comes near the screen.
 * Docusaurus has made an <img> of it by now, and knows its width and height, so nothing moves when it arrives.
 */
export default function lazy() {
  return (tree: Root): void => {
    for (const node of nodesOf(tree)) {
      if (node.type !== 'mdxJsxTextElement' || node.name !== 'img') continue;
      node.attributes.push(textAttribute('loading', 'lazy'), textAttribute('decoding', 'async'));
    }
  };
}
