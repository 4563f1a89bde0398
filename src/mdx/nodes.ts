import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

export type Node = Root | RootContent;

/** A block or tag in a page, on separate lines (flow) or inside a line of text. */
export type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export function isElement<Node extends {type: string}>(node: Node): node is Node & Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns every node of a tree, parents before children. */
export function nodesOf(node: Node): Node[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Returns the text of a node, without its markup or pictures. */
export const textOf = (node: Node) => toString(node, {includeImageAlt: false});

/** Returns line and column of a node, from 1. */
export function positionOf(node: Node): {line: number; column: number} {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {line, column};
}
