import type {RootContent} from 'mdast';

/** A block or tag in a page, on lines of its own (flow) or in a line of text. */
export type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export function isElement<Node extends {type: string}>(node: Node): node is Node & Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The words of a node, without its markup. */
export function wordsOf(node: object): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('children' in node && Array.isArray(node.children)) {
    return (node.children as object[]).map(wordsOf).join('');
  }
  return '';
}
