import type {Parents, Root, RootContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/**
 * A word that a hyphen ties to a number, such as Top-10, a number in groups, such as 301 549, or with its unit;
 * browsers would break the line after the hyphen or at the space.
 */
const TIED = /(\p{L}+-\d+|\d+ (?:\d{3}|[kMG]B)\b)/u;

function spanOf(value: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'unbroken'}],
    children: [{type: 'text', value}],
  };
}

/** The text as it is, or in parts: the odd ones are what TIED has found. */
function partsOf(text: Text): RootContent[] {
  const parts = text.value.split(TIED);
  if (parts.length === 1) return [text];
  return parts
    .map((value, at): RootContent => (at % 2 === 1 ? spanOf(value) : {type: 'text', value}))
    .filter((part) => part.type !== 'text' || part.value !== '');
}

function keepTogether(node: Parents): void {
  node.children = node.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return partsOf(child);
    if ('children' in child) keepTogether(child);
    return [child];
  });
}

/**
 * Remark plugin: keeps `Top-10` and `100 MB` in one line by CSS (`.unbroken`). An invisible joiner in the text would
 * do so too, but whoever searches for the word or copies it would carry it along.
 */
export default function unbroken() {
  return (tree: Root): void => {
    keepTogether(tree);
  };
}
