/** Elements with their own rules: in tables, lists and tables of contents (ISO 32000-1, 14.8.4), notes and fields. */
import type {Reporter, PdfDocument} from '../document.ts';
import type {StructElement} from '../structure/element.ts';
import {attributesOf} from './attributes.ts';
import {standardTypesOfKids} from './kids.ts';
import {checkTable} from './tables.ts';
import type {RuleId} from '../../rules/ids.ts';

function parentOf(element: StructElement): StructElement | undefined {
  let {parent} = element;
  while (parent?.standard === 'NonStruct') parent = parent.parent;
  return parent;
}

/** Rule → an element type and its allowed parents. */
const PARENTS: readonly [rule: RuleId, type: string, parents: readonly string[]][] = [
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
const KIDS: readonly [rule: RuleId, type: string, kids: readonly string[]][] = [
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

/** Whether a caption is not the first kid. */
const hasLaterCaption = (types: string[]): boolean => types.lastIndexOf('Caption') > 0;

/** Whether a caption is neither the first nor the last kid. */
const hasInnerCaption = (types: string[]): boolean => hasLaterCaption(types.slice(0, -1));

/** Rule → an element type, and a test of the number and order of its kids that is true if they break the rule. */
const COUNTS: readonly [rule: RuleId, type: string, isBroken: (types: string[]) => boolean][] = [
  ['7.2-11', 'Table', (types) => count(types, 'THead') > 1],
  ['7.2-12', 'Table', (types) => count(types, 'TFoot') > 1],
  ['7.2-13', 'Table', (types) => types.includes('TFoot') && !types.includes('TBody')],
  ['7.2-14', 'Table', (types) => types.includes('THead') && !types.includes('TBody')],
  ['7.2-16', 'Table', (types) => count(types, 'Caption') === 1 && hasInnerCaption(types)],
  ['7.2-39', 'Table', (types) => count(types, 'Caption') > 1],
  ['7.2-28', 'TOC', hasLaterCaption],
  ['7.2-40', 'L', hasLaterCaption],
];

/** Screen readers announce a list directly in a list item as part of the item. */
const isListInItem = (type: string, kids: readonly string[]): boolean =>
  type === 'LI' && kids.every((kid) => /^(?:Lbl|LBody|L)$/.test(kid));

function checkParent(element: StructElement, report: (rule: RuleId) => void): void {
  for (const [rule, type, parents] of PARENTS) {
    if (type !== element.standard) continue;
    if (!parents.includes(parentOf(element)?.standard ?? '')) report(rule);
  }
}

function checkKids(element: StructElement, report: (rule: RuleId) => void): void {
  const kids = standardTypesOfKids(element);
  for (const [rule, type, allowed] of KIDS) {
    if (type !== element.standard || kids.every((kid) => allowed.includes(kid))) continue;
    report(isListInItem(type, kids) ? 'pdf-list-in-item' : rule);
  }
  for (const [rule, type, isBroken] of COUNTS) {
    if (type === element.standard && isBroken(kids)) report(rule);
  }
}

/** Clause 7.9: every note has an id of its own. */
function checkNotes(document: PdfDocument, report: Reporter): void {
  const seen = new Set<string>();
  for (const note of document.tree?.elements ?? []) {
    if (note.standard !== 'Note') continue;
    const id = note.text('ID');
    if (!id) report('7.9-1', () => document.placeOf(note));
    else if (seen.has(id)) report('7.9-2', () => document.placeOf(note));
    else seen.add(id);
  }
}

/** Clause 7.18.4: a form field's element without a role contains its widget, and nothing else. */
function checkForm(document: PdfDocument, form: StructElement, report: (rule: RuleId) => void) {
  const role = attributesOf(document, form).some(
    (dict) => dict.name('O') === 'PrintField' && dict.has('Role'),
  );
  const [only] = form.content;
  const widget = only?.kind === 'object' && only.dict.name('Subtype') === 'Widget';
  if (!role && !(widget && form.content.length === 1 && form.kids.length === 0)) report('7.18.4-2');
}

/** Checks all these elements. */
export function checkStructures(document: PdfDocument, report: Reporter): void {
  for (const element of document.tree?.elements ?? []) {
    document.file.budget.step(16);
    const reportElement = (rule: RuleId) => report(rule, () => document.placeOf(element));
    checkParent(element, reportElement);
    checkKids(element, reportElement);
    if (element.standard === 'Table') checkTable(document, element, report);
    if (element.standard === 'Form') checkForm(document, element, reportElement);
  }
  checkNotes(document, report);
}
