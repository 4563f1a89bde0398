/** The kids of structure elements as the rules see them: without NonStruct elements. */
import type {StructElement} from '../structure/element.ts';

/** Replaces each NonStruct element by its kids. */
export function kidsOf(element: StructElement): StructElement[] {
  if (!element.kids.some((kid) => kid.standard === 'NonStruct')) return element.kids;
  const kids: StructElement[] = [];
  const todo = element.kids.toReversed();
  for (let kid = todo.pop(); kid; kid = todo.pop()) {
    if (kid.standard !== 'NonStruct') kids.push(kid);
    else {
      for (const below of kid.kids.toReversed()) todo.push(below);
    }
  }
  return kids;
}

export const standardTypesOfKids = (element: StructElement): string[] =>
  kidsOf(element).map((kid) => kid.standard ?? '');
