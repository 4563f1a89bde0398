/** Checks annotations (links, form fields, comments, media): PDF/UA-1, 7.18. */
import type {Reporter, PdfDocument} from '../document.ts';
import {asDict, asList, PdfString, Ref} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {rectangle} from '../pages.ts';
import type {Page} from '../pages.ts';
import {text} from '../strings.ts';
import type {StructElement} from '../structure/element.ts';
import {isVagueLink} from '../../vague.ts';
import {checkFileSpecification} from './catalog.ts';
import {fieldOf} from './fields.ts';
import type {RuleId} from '../../rules/ids.ts';

const HIDDEN = 1 << 1;

/** Whether nobody sees an annotation: it has the flag Hidden, or is outside the page. */
function isHiddenOrOutside(annotation: Dict, page: Page): boolean {
  if (((annotation.number('F') ?? 0) & HIDDEN) !== 0) return true;
  const own = sidesOf(rectangle(annotation, 'Rect') ?? page.box);
  const whole = sidesOf(page.box);
  const isBeside = own.right <= whole.left || own.left >= whole.right;
  return isBeside || own.top <= whole.bottom || own.bottom >= whole.top;
}

function sidesOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
  return {left, bottom, right, top};
}

function hasAlt(clip: Dict): boolean {
  // Languages and texts alternate: ISO 32000-1, 14.9.2.4.
  return (clip.array('Alt') ?? []).some((entry, i) => {
    const value = clip.resolve(entry);
    return i % 2 === 1 && value instanceof PdfString && text(value.bytes)?.trim() !== '';
  });
}

function checkRendition(rendition: Dict, report: Tagged['report']): void {
  const clip = rendition.name('S') === 'MR' ? rendition.dict('C') : undefined;
  if (clip?.name('S') !== 'MCD') return;
  if (!clip.string('CT')) report('7.18.6.2-1');
  if (!hasAlt(clip)) report('7.18.6.2-2');
}

/** Clause 7.18.6: media that an annotation plays. */
function checkMedia(annotation: Dict, report: (rule: RuleId) => void): void {
  const todo = [annotation.get('A'), ...(annotation.dict('AA')?.entries.values() ?? [])];
  const seen = new Set<Dict>();
  for (let entry = todo.pop(); entry !== undefined; entry = todo.pop()) {
    const dict = asDict(annotation.resolve(entry));
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    checkRendition(dict, report);
    for (const key of ['R', 'Next']) {
      for (const next of asList(dict.get(key))) todo.push(next);
    }
  }
}

interface Context {
  document: PdfDocument;
  page: Page;
  annotation: Dict;
  subtype: string;
  /** Object number of the annotation; 0 for a direct object. */
  num: number;
  report: (rule: RuleId) => void;
}

/** An annotation with its element. */
interface Tagged extends Context {
  element: StructElement | undefined;
  contents: string;
  /** Whether nobody meets it: it is hidden, or decoration. */
  isIgnored: boolean;
}

/** Links that were already reported: a link that spans two lines has an annotation for each line. */
const reportedLinks = new WeakSet<object>();

/** Whether an annotation is decoration, by an Artifact tag of PDF 2.0 at it or around it. */
function isArtifact(element: StructElement | undefined): boolean {
  for (let tag = element; tag; tag = tag.parent) {
    if (tag.standard === 'Artifact') return true;
  }
  return false;
}

function checkField(field: Tagged): void {
  const {document, annotation, element, isIgnored, report} = field;
  const tooltip = text(fieldOf(annotation).string('TU'))?.trim() ?? '';
  const hasLanguage = document.lang || element?.dict.has('Lang');
  if (tooltip !== '' && !hasLanguage) report('7.2-25');
  if (!isIgnored) checkFieldTag(field, tooltip);
}

function checkFieldTag({element, report}: Tagged, tooltip: string): void {
  if (element?.standard !== 'Form') report('7.18.4-1');
  if (tooltip === '' && !element?.alternative) report('7.18.1-3');
}

function checkLink(link: Tagged): void {
  const {element, contents, isIgnored, report} = link;
  const tag = element?.standard === 'Link' ? element : undefined;
  if (!isIgnored && !tag && !isReference(link)) report('7.18.5-1');
  // checkHeadingAndLinkText checks links in a Link tag, by their text. Others only have Contents.
  if (!tag && isVagueTooltip(contents)) report('pdf-link-text');
  if (!isIgnored && contents === '') checkLinkText(link, tag);
}

/** PDF/UA-2 also allows a Reference tag for a link. */
const isReference = ({document, element}: Tagged): boolean =>
  document.isUa2 && element?.standard === 'Reference';

/** Whether a tooltip that is not an address says nothing. */
const isVagueTooltip = (contents: string): boolean =>
  !/[/@]/.test(contents) && isVagueLink(contents);

/** Reports a link without a description, once for all its lines. @param tag its Link tag */
function checkLinkText({document, annotation, element, report}: Tagged, tag?: StructElement): void {
  const link = tag ?? annotation;
  if (reportedLinks.has(link)) return;
  reportedLinks.add(link);
  const hasText = element && document.placeOf(element).text !== undefined;
  report(hasText ? 'pdf-link-contents' : '7.18.5-2');
}

/** Checks comments, stamps and other marks. PDF/UA-2 takes those without a tag for decoration. */
function checkMark({document, element, contents, isIgnored, report}: Tagged): void {
  if (isIgnored || (document.isUa2 && !element)) return;
  if (element?.standard !== 'Annot') report('7.18.1-1');
  if (contents === '' && !element?.alternative) report('7.18.1-2');
}

function withElement(context: Context): Tagged {
  const {document, page, annotation, num} = context;
  const element = document.tree?.ofObject(num, annotation);
  return {
    ...context,
    element,
    contents: text(annotation.string('Contents'))?.trim() ?? '',
    isIgnored: isHiddenOrOutside(annotation, page) || isArtifact(element),
  };
}

function checkContentsLanguage({document, element, contents, report}: Tagged): void {
  const lang = element?.lang ?? document.lang;
  if (contents !== '' && lang === undefined) report('7.2-24');
}

/** Checks the structure element, description, language and media of an annotation. */
function checkAnnotation(context: Context): void {
  const {annotation, subtype, report} = context;
  const tagged = withElement(context);
  checkContentsLanguage(tagged);
  if (subtype === 'TrapNet') report('7.18.2-1');
  const check = CHECKS.get(subtype) ?? checkMark;
  check(tagged);
  if (subtype !== 'PrinterMark') checkMedia(annotation, report);
}

/** Subtype → its own check; all others are marks. */
const CHECKS = new Map<string, (tagged: Tagged) => void>([
  ['Widget', checkField],
  ['Link', checkLink],
  ['Popup', () => undefined],
  ['PrinterMark', ({element, report}) => element && report('7.18.8-1')],
]);

/** Returns whether the Tab key follows the structure; PDF/UA-2 also allows the order of widgets or of the array. */
const hasTabOrder = (document: PdfDocument, page: Page): boolean =>
  (document.isUa2 ? ['S', 'W', 'A'] : ['S']).includes(page.dict.name('Tabs') ?? '');

export function checkAnnotations(document: PdfDocument, page: Page, report: Reporter): void {
  const annotations = page.dict.array('Annots') ?? [];
  if (annotations.length === 0) return;
  if (!hasTabOrder(document, page)) report('7.18.3-1', () => ({page: page.number}));
  for (const raw of annotations) {
    document.file.budget.step(16);
    const annotation = asDict(document.file.resolve(raw));
    if (!annotation) continue;
    const subtype = annotation.name('Subtype') ?? '';
    const reportHere = (rule: RuleId) =>
      report(rule, () => ({
        page: page.number,
        element: subtype,
        text: textOf(annotation),
        rect: rectangle(annotation, 'Rect'),
      }));
    const num = raw instanceof Ref ? raw.num : 0;
    checkAnnotation({document, page, annotation, subtype, num, report: reportHere});
    const specification = annotation.dict('FS');
    if (specification) checkFileSpecification(specification, report, page.number);
  }
}

/** Returns what identifies an annotation: its description, its field's name, its media's title or its link's address. */
function textOf(annotation: Dict): string | undefined {
  const uri = annotation.dict('A')?.string('URI');
  // T is the title of media, the name of a field, and the author of a comment.
  const isNamed = /^(?:Widget|Screen|Movie)$/.test(annotation.name('Subtype') ?? '');
  const name = isNamed ? fieldOf(annotation).string('T') : undefined;
  return text(annotation.string('Contents')) || text(name) || text(uri);
}
