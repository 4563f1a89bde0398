import type {Root, RootContent} from 'mdast';
// Declares what the data of a heading hold.
import type {} from './parse';
import type {Problem} from './problem';
import {isElement} from './nodes';
import {propsOf} from './props';

export interface Anchor {
  id: string;
  line: number;
}

/** Every place of a page that a link can lead to: headings and blocks with an id. */
export function anchorsIn(node: Root | RootContent): Anchor[] {
  const line = node.position?.start.line ?? 1;
  const id =
    node.type === 'heading'
      ? node.data?.id
      : isElement(node)
        ? propsOf(node).find(({name}) => name === 'id')?.value
        : undefined;
  const below = 'children' in node ? node.children.flatMap(anchorsIn) : [];
  return [...(typeof id === 'string' ? [{id, line}] : []), ...below];
}

/** Ids that stand twice on a page: a link to one would always lead to the first. */
export function repeatedIds(tree: Root): Problem[] {
  const seen = new Map<string, number>();
  return anchorsIn(tree).flatMap(({id, line}) => {
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, line);
      return [];
    }
    return [
      {
        line,
        message: `The id #${id} is already used on line ${first}. Give this heading another id, such as {#${id}-2}`,
      },
    ];
  });
}
