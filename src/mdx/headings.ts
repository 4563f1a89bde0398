import type {Root} from 'mdast';
// Declares the type of a heading's data.
import type {} from './parse';
import type {Diagnostic} from './diagnostic';
import {isElement, nodesOf, positionOf, type Node} from './nodes';
import {propsOf} from './props';

interface Anchor {
  id: string;
  line: number;
}

function idOf(node: Node): unknown {
  if (node.type === 'heading') return node.data?.id;
  return isElement(node) && propsOf(node).find(({name}) => name === 'id')?.value;
}

/** Returns the headings and blocks of a page that have an id, so that links can lead to them. */
export function anchorsIn(tree: Root): Anchor[] {
  return nodesOf(tree).flatMap((node) => {
    const id = idOf(node);
    return typeof id === 'string' ? [{id, line: positionOf(node).line}] : [];
  });
}

export function duplicateIds(tree: Root): Diagnostic[] {
  const anchors = anchorsIn(tree);
  return anchors.flatMap(({id, line}, index) => {
    const first = anchors.findIndex((anchor) => anchor.id === id);
    if (first === index) return [];
    const message = `The id #${id} is already used on line ${anchors[first]?.line}. Give this heading another id, such as {#${id}-2}`;
    return [{line, message}];
  });
}
