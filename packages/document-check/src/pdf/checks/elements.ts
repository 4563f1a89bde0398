/** Every structure element: its type, its parent, its texts and their language. */
import type {Found, PdfDocument} from '../document.ts';
import type {StructElement} from '../structure/element.ts';
import {text} from '../strings.ts';
import {isPoorDescription} from '../../vague.ts';
import {typesIn} from './kids.ts';
import {isLanguage} from './language.ts';

const TEXTS = [
  ['ActualText', '7.2-21'],
  ['Alt', '7.2-22'],
  ['E', '7.2-23'],
] as const;

/** Tags of PDF 2.0: programs read on in what they contain. */
const NEWER = /^(?:Strong|Em|Sub|Title|Aside|FENote|DocumentFragment)$/;

function checkType(element: StructElement, found: (rule: string) => void): void {
  const {role, dict} = element;
  if (role.itself) found('pdf-role-itself');
  if (role.circular) found('7.1-6');
  if (role.standard === undefined) found(NEWER.test(element.type) ? 'pdf-tag-newer' : '7.1-5');
  if (role.remapped) found('7.1-7');
  if (!dict.has('P')) found('7.1-12');
}

function checkTexts(document: PdfDocument, element: StructElement, found: (rule: string) => void) {
  const {standard} = element;
  const alternative = element.text('Alt') ?? '';
  const described = alternative !== '' || element.dict.has('ActualText');
  // Browsers put a figure around a figure: what is drawn has its own words.
  const isFrame = element.content.length === 0 && typesIn(element).includes('Figure');
  if (standard === 'Figure' && !described && !isFrame) found('7.3-1');
  if (standard === 'Formula' && !described) found('7.7-1');
  if (standard === 'Figure' && isPoorDescription(alternative)) found('pdf-alt-file-name');
  for (const [key, rule] of TEXTS)
    if (element.dict.has(key) && element.lang === undefined && !document.lang) found(rule);
  const lang = text(element.dict.string('Lang'));
  if (lang !== undefined && !isLanguage(lang)) found('7.2-29');
}

/** Clause 7.9: every note has an id of its own. */
function checkNotes(document: PdfDocument, found: Found): void {
  const seen = new Set<string>();
  for (const note of document.tree?.elements ?? []) {
    if (note.standard !== 'Note') continue;
    const {id} = note;
    if (!id) found('7.9-1', () => document.placeOf(note));
    else if (seen.has(id)) found('7.9-2', () => document.placeOf(note));
    else seen.add(id);
  }
}

/** Clause 7.18.4: a form field's element without a role contains its widget, and nothing else. */
function checkForm(document: PdfDocument, form: StructElement, found: (rule: string) => void) {
  const role = form
    .attributes(document.tree?.classMap)
    .some((dict) => dict.name('O') === 'PrintField' && dict.has('Role'));
  const [only] = form.content;
  const widget = only?.kind === 'object' && only.dict.name('Subtype') === 'Widget';
  if (!role && !(widget && form.content.length === 1 && form.kids.length === 0)) found('7.18.4-2');
}

export function checkElements(document: PdfDocument, found: Found): void {
  const {tree, file, lang} = document;
  if (!tree) {
    found('7.1-11');
    return;
  }
  if (lang !== undefined && !isLanguage(lang)) found('7.2-29');
  for (const element of tree.elements) {
    file.budget.step(16);
    const here = (rule: string) => found(rule, () => document.placeOf(element));
    checkType(element, here);
    checkTexts(document, element, here);
    if (element.standard === 'Form') checkForm(document, element, here);
  }
  checkNotes(document, found);
}
