/** Attributes of structure elements: ISO 32000-1, 14.7.5. */
import type {PdfDocument} from '../document.ts';
import {asDict, asList, Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import type {StructElement} from '../structure/element.ts';

/** Returns the attribute dictionaries of an element, its own before those of its classes. */
export function attributesOf(document: PdfDocument, {dict}: StructElement): Dict[] {
  const classMap = document.tree?.root.dict('ClassMap');
  const classes = asList(dict.get('C')).flatMap((entry) => {
    const name = dict.resolve(entry);
    return name instanceof Name ? asList(classMap?.get(name.value)) : [];
  });
  return [...asList(dict.get('A')), ...classes].flatMap(
    (entry) => asDict(dict.resolve(entry)) ?? [],
  );
}
