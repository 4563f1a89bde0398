/** Which elements may contain which: ISO 32000-1, 14.8.4. NonStruct counts as if it were not there. */
import type {StructElement} from '../structure/element.ts';

/** The element around one. */
export function parentOf(element: StructElement): StructElement | undefined {
  let {parent} = element;
  while (parent?.standard === 'NonStruct') parent = parent.parent;
  return parent;
}

/** The elements in one. */
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

export const typesIn = (element: StructElement): string[] =>
  kidsOf(element).map((kid) => kid.standard ?? '');

/** Rule → an element type and its allowed parents. */
export const PARENTS: readonly [rule: string, type: string, parents: readonly string[]][] = [
  ['7.2-4', 'TR', ['Table', 'THead', 'TBody', 'TFoot']],
  ['7.2-5', 'THead', ['Table']],
  ['7.2-6', 'TBody', ['Table']],
  ['7.2-7', 'TFoot', ['Table']],
  ['7.2-8', 'TH', ['TR']],
  ['7.2-9', 'TD', ['TR']],
  ['7.2-17', 'LI', ['L']],
  ['7.2-18', 'LBody', ['LI']],
  ['7.2-26', 'TOCI', ['TOC']],
];

/** Rule → an element type and its allowed kids. */
export const KIDS: readonly [rule: string, type: string, kids: readonly string[]][] = [
  ['7.2-3', 'Table', ['TR', 'THead', 'TBody', 'TFoot', 'Caption']],
  ['7.2-10', 'TR', ['TH', 'TD']],
  ['7.2-19', 'L', ['L', 'LI', 'Caption']],
  ['7.2-20', 'LI', ['Lbl', 'LBody']],
  ['7.2-27', 'TOC', ['TOC', 'TOCI', 'Caption']],
  ['7.2-36', 'THead', ['TR']],
  ['7.2-37', 'TBody', ['TR']],
  ['7.2-38', 'TFoot', ['TR']],
];

const count = (types: string[], type: string): number =>
  types.filter((other) => other === type).length;

/** Whether a caption is neither first nor, where that is allowed, last. */
const misplaced = (types: string[], last: boolean): boolean =>
  types.some((type, i) => type === 'Caption' && i !== 0 && !(last && i === types.length - 1));

/** Rule → an element, and what is wrong with the kids that it has. */
export const NUMBERS: readonly [
  rule: string,
  type: string,
  broken: (types: string[]) => boolean,
][] = [
  ['7.2-11', 'Table', (types) => count(types, 'THead') > 1],
  ['7.2-12', 'Table', (types) => count(types, 'TFoot') > 1],
  ['7.2-13', 'Table', (types) => types.includes('TFoot') && !types.includes('TBody')],
  ['7.2-14', 'Table', (types) => types.includes('THead') && !types.includes('TBody')],
  ['7.2-16', 'Table', (types) => count(types, 'Caption') === 1 && misplaced(types, true)],
  ['7.2-39', 'Table', (types) => count(types, 'Caption') > 1],
  ['7.2-28', 'TOC', (types) => misplaced(types, false)],
  ['7.2-40', 'L', (types) => misplaced(types, false)],
];
