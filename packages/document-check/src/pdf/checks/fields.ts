/** Form fields: ISO 32000-1, 12.7.3. */
import type {PdfDocument} from '../document.ts';
import {asDict} from '../objects.ts';
import type {Dict} from '../objects.ts';

/** Returns the field of a widget: the widget itself, or its parent if it has no name of its own. */
export function fieldOf(widget: Dict): Dict {
  return widget.has('T') ? widget : (widget.dict('Parent') ?? widget);
}

/** Returns every field that a person fills in or presses: those without fields below them. */
export function fieldsOf(document: PdfDocument): Dict[] {
  const fields: Dict[] = [];
  const seen = new Set<Dict>();
  const todo = [...(document.file.catalog.dict('AcroForm')?.array('Fields') ?? [])];
  for (let entry = todo.pop(); entry !== undefined; entry = todo.pop()) {
    document.file.budget.step();
    const dict = asDict(document.file.resolve(entry));
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    const kids = dict.array('Kids') ?? [];
    const below = kids.filter((kid) => asDict(document.file.resolve(kid))?.has('T'));
    for (const kid of below) todo.push(kid);
    if (below.length === 0) fields.push(dict);
  }
  return fields;
}
