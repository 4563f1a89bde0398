import type {StructElement} from '../structure/element.ts';

/** Returns the child elements, with the kids of each NonStruct element in its place. */
export function kidsOf(element: StructElement): StructElement[] {
  if (!element.kids.some((kid) => kid.standard === 'NonStruct')) return element.kids;
  const kids: StructElement[] = [];
  const todo = element.kids.toReversed();
  for (let kid = todo.pop(); kid; kid = todo.pop()) {
    if (kid.standard !== 'NonStruct') kids.push(kid);
    else for (const below of kid.kids.toReversed()) todo.push(below);
  }
  return kids;
}

export const standardTypesOfKids = (element: StructElement): string[] =>
  kidsOf(element).map((kid) => kid.standard ?? '');
