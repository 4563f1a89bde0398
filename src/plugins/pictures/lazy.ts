import type {Root, RootContent} from 'mdast';

/**
 * Remark plugin: a picture that a writer puts into the text is fetched when it comes near the screen.
 * Docusaurus has made an <img> of it by now, and knows its width and height, so nothing moves when it arrives.
 */
export default function lazy() {
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'img') {
      node.attributes.push(
        {type: 'mdxJsxAttribute', name: 'loading', value: 'lazy'},
        {type: 'mdxJsxAttribute', name: 'decoding', value: 'async'},
      );
    }
    if ('children' in node) node.children.forEach(visit);
  };
  return visit;
}
