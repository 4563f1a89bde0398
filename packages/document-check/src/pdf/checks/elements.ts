/** Checks every structure element: its type, its parent, its texts and their language. */
import type {Reporter, PdfDocument} from '../document.ts';
import type {StructElement} from '../structure/element.ts';
import {isNewerType} from '../structure/types.ts';
import {text} from '../strings.ts';
import {isPoorDescription} from '../../vague.ts';
import {standardTypesOfKids} from './kids.ts';
import {isLanguageTag} from './language.ts';
import {attributesOf} from './attributes.ts';
import type {RuleId} from '../../rules/ids.ts';

const TEXTS = [
  ['ActualText', '7.2-21'],
  ['Alt', '7.2-22'],
  ['E', '7.2-23'],
] as const;

function checkType(element: StructElement, report: (rule: RuleId) => void): void {
  const {role, dict} = element;
  if (role.mapsToItself) report('pdf-role-itself');
  if (role.circular) report('7.1-6');
  if (role.standard === undefined) report(isNewerType(element.type) ? 'pdf-tag-newer' : '7.1-5');
  if (role.remapped) report('7.1-7');
  if (!dict.has('P')) report('7.1-12');
}

/** PDF/UA-2 also allows a formula in MathML, in the tags or in an associated file. */
const hasMathMl = ({dict, kids}: StructElement): boolean =>
  dict.has('AF') || kids.some(({role}) => role.isMath);

function checkDescription(
  document: PdfDocument,
  element: StructElement,
  report: (rule: RuleId) => void,
): void {
  const isDescribed = element.alternative !== '' || element.dict.has('ActualText');
  if (element.standard === 'Figure') checkFigure(document, element, isDescribed, report);
  if (element.standard !== 'Formula' || isDescribed) return;
  if (!document.isUa2 || !hasMathMl(element)) report('7.7-1');
}

function checkFigure(
  document: PdfDocument,
  element: StructElement,
  isDescribed: boolean,
  report: (rule: RuleId) => void,
): void {
  const hasNoContent = element.content.length === 0;
  // Browsers put a figure around a figure: the inner one has the description.
  const isFrame = hasNoContent && standardTypesOfKids(element).includes('Figure');
  if (!isDescribed && !isFrame) report('7.3-1');
  // LibreOffice writes the box of a picture instead of its content: its place is known.
  const isNowhere =
    hasNoContent &&
    element.kids.length === 0 &&
    !attributesOf(document, element).some((attributes) => attributes.has('BBox'));
  if (isDescribed && isNowhere) report('pdf-picture-empty');
  if (isPoorDescription(element.alternative)) report('pdf-alt-file-name');
}

function checkTexts(document: PdfDocument, element: StructElement, report: (rule: RuleId) => void) {
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
    const reportElement = (rule: RuleId) => report(rule, () => document.placeOf(element));
    checkType(element, reportElement);
    checkDescription(document, element, reportElement);
    checkTexts(document, element, reportElement);
  }
}
