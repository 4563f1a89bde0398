import type {Root, RootContent} from 'mdast';

export type Node = Root | RootContent;

/** Every node of a tree, parents before children. */
export function nodesOf(node: Node): Node[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Line and column of a node, from 1. */
export function placeOf(node: Node): {line: number; column: number} {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {line, column};
}
