/** Checks every structure element: its type, its parent, its texts and their language. */
import type {Reporter, PdfDocument} from '../document.ts';
import type {StructElement} from '../structure/element.ts';
import {text} from '../strings.ts';
import {isPoorDescription} from '../../vague.ts';
import {standardTypesOfKids} from './kids.ts';
import {isLanguageTag} from './language.ts';

const TEXTS = [
  ['ActualText', '7.2-21'],
  ['Alt', '7.2-22'],
  ['E', '7.2-23'],
] as const;

/** Tags of PDF 2.0: screen readers that do not support them read their content. */
const NEWER = /^(?:Strong|Em|Sub|Title|Aside|FENote|DocumentFragment)$/;

function checkType(element: StructElement, report: (rule: string) => void): void {
  const {role, dict} = element;
  if (role.mapsToItself) report('pdf-role-itself');
  if (role.circular) report('7.1-6');
  if (role.standard === undefined) report(NEWER.test(element.type) ? 'pdf-tag-newer' : '7.1-5');
  if (role.remapped) report('7.1-7');
  if (!dict.has('P')) report('7.1-12');
}

function checkTexts(document: PdfDocument, element: StructElement, report: (rule: string) => void) {
  const {standard} = element;
  const {alternative} = element;
  const described = alternative !== '' || element.dict.has('ActualText');
  // Browsers put a figure around a figure: the inner one has the description.
  const isFrame = element.content.length === 0 && standardTypesOfKids(element).includes('Figure');
  if (standard === 'Figure' && !described && !isFrame) report('7.3-1');
  if (standard === 'Formula' && !described) report('7.7-1');
  if (standard === 'Figure' && isPoorDescription(alternative)) report('pdf-alt-file-name');
  for (const [key, rule] of TEXTS) {
    if (element.dict.has(key) && element.lang === undefined && !document.lang) report(rule);
  }
  const lang = text(element.dict.string('Lang'));
  if (lang !== undefined && !isLanguageTag(lang)) report('7.2-29');
}

export function checkElements(document: PdfDocument, report: Reporter): void {
  const {tree, file, lang} = document;
  if (!tree) {
    report('7.1-11');
    return;
  }
  if (lang !== undefined && !isLanguageTag(lang)) report('7.2-29');
  for (const element of tree.elements) {
    file.budget.step(16);
    const here = (rule: string) => report(rule, () => document.placeOf(element));
    checkType(element, here);
    checkTexts(document, element, here);
  }
}
