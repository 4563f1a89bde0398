import type {Root} from 'mdast';
import {nodesOf} from '../../mdx/nodes';
import {codeAttribute, textAttribute, type Block} from '../mdx-tree';

type Attributes = Block['attributes'];

/** The largest file, in bytes, that Docusaurus' loader would write into the page as a `data:` URI. */
const INLINE_LIMIT = /\?limit=\d+&/;

/** Docusaurus escapes descriptions for HTML although React does that, so visitors would hear "&amp;". */
const ESCAPED: readonly (readonly [string, string])[] = [
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

const unescaped = (text: string) =>
  ESCAPED.reduce((result, [entity, character]) => result.replaceAll(entity, character), text);

/** Returns the attributes of a picture so that it is a file of its own, and described as the writer did. */
function corrected(attributes: Attributes): Attributes {
  return attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return attribute;
    const {name, value} = attribute;
    if (typeof value === 'string') return textAttribute(name, unescaped(value));
    if (name !== 'src' || !value) return attribute;
    if (!INLINE_LIMIT.test(value.value)) {
      throw new Error(`Docusaurus loads pictures differently: ${value.value}`);
    }
    return codeAttribute(name, value.value.replace(INLINE_LIMIT, '?limit=0&'));
  });
}

/**
 * Remark plugin for pictures in the text, which Docusaurus has already converted to <img> with width and height, so
 * that nothing moves when they load. They are loaded lazily, and never as `data:` URIs: those would be in the page and
 * in its script, and loaded with both.
 */
export default function picturesInText() {
  return (tree: Root): void => {
    for (const node of nodesOf(tree)) {
      if (node.type !== 'mdxJsxTextElement' || node.name !== 'img') continue;
      node.attributes = [
        ...corrected(node.attributes),
        textAttribute('loading', 'lazy'),
        textAttribute('decoding', 'async'),
      ];
    }
  };
}
