/** Checks the file header, the marks of a tagged file, metadata, title and language: PDF/UA-1, 5, 6, 7.1 and 7.2. */
import {latin} from '../strings.ts';
import {namesLanguage, isGenericTitle} from '../../vague.ts';
import type {Reporter, PdfDocument} from '../document.ts';
import type {Property, Xmp} from '../xmp.ts';

/** Properties that must have the prefix `pdfuaid`, and the rule for each. */
const PREFIX_RULES = [
  ['part', '5-3'],
  ['amd', '5-4'],
  ['corr', '5-5'],
] as const;

/** Reports metadata without a title. If the document information has one, viewers still show it and screen readers announce it. */
function reportMissingTitle({metadata}: PdfDocument, infoTitle: string, report: Reporter): void {
  if (infoTitle !== '') report('pdf-title-xmp', () => ({text: infoTitle}));
  else report(metadata ? '7.1-9' : '7.1-8');
}

function checkTitle(document: PdfDocument, report: Reporter): void {
  const infoTitle = document.info('Title') ?? '';
  const title = document.xmp?.title?.trim() ?? '';
  if (title === '') reportMissingTitle(document, infoTitle, report);
  const shown = title || infoTitle;
  if (isGenericTitle(shown)) report('pdf-title-generic', () => ({text: shown}));
}

export function checkHeaderAndMetadata(document: PdfDocument, report: Reporter): void {
  const {file} = document;
  const {catalog} = file;
  if (!/^%PDF-1\.[0-7](?![0-9])/.test(latin(file.bytes, 0, 16))) report('6.1-1');
  if (catalog.dict('MarkInfo')?.get('Marked') !== true) report('6.2-1');
  if (catalog.dict('MarkInfo')?.get('Suspects') === true) report('7.1-4');
  if (catalog.dict('ViewerPreferences')?.get('DisplayDocTitle') !== true) report('7.1-10');
  checkIdentifier(document.xmp, report);
  checkTitle(document, report);
  checkLanguage(document, report);
}

/** Clause 5: the metadata identify the standard and its part. */
function checkIdentifier(xmp: Xmp | undefined, report: Reporter): void {
  const properties = xmp?.pdfua ?? new Map<string, Property>();
  if (properties.size === 0) report('5-1');
  else if (properties.get('part')?.value !== '1') report('5-2');
  for (const [name, rule] of PREFIX_RULES) {
    const property = properties.get(name);
    if (property && property.prefix !== 'pdfuaid') report(rule);
  }
}

/** Checks the language of the document, and without one that of texts outside its pages. */
function checkLanguage({file, lang, xmp}: PdfDocument, report: Reporter): void {
  if (lang && !namesLanguage(lang)) report('pdf-language-none');
  if (lang) return;
  if (file.catalog.dict('Outlines')?.has('First')) report('7.2-2');
  if (xmp?.hasTextWithoutLanguage) report('7.2-33');
}
