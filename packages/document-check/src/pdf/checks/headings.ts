/** Checks the order of headings: clauses 7.4.2 and 7.4.4. */
import type {Reporter, PdfDocument} from '../document.ts';
import type {StructElement} from '../structure/element.ts';
import {isVagueLink} from '../../vague.ts';
import {kidsOf} from './kids.ts';
import type {RuleId} from '../../rules/ids.ts';

/** A document with at least this many pages or elements should have headings. */
const LONG = {pages: 4, elements: 12};

const level = (element: StructElement): number =>
  Number(/^H(\d+)$/.exec(element.standard ?? '')?.[1] ?? 0);

/** The rule that the text of a heading or link breaks. */
function brokenTextRule(document: PdfDocument, element: StructElement): RuleId | undefined {
  const {standard = ''} = element;
  if (!/^(?:H\d*|Link)$/.test(standard)) return undefined;
  const {text} = document.placeOf(element);
  if (standard !== 'Link') return text === undefined ? 'pdf-heading-empty' : undefined;
  return text !== undefined && isVagueLink(text) ? 'pdf-link-text' : undefined;
}

/** Reports headings without text, and links with vague text. Call it after the pages are read. */
export function checkHeadingAndLinkText(document: PdfDocument, report: Reporter): void {
  for (const element of document.tree?.elements ?? []) {
    const rule = brokenTextRule(document, element);
    if (rule) report(rule, () => document.placeOf(element));
  }
}

function checkLevels(document: PdfDocument, headings: StructElement[], report: Reporter): void {
  let previous = 0;
  for (const heading of headings) {
    const current = level(heading);
    if (current > previous + 1) report('7.4.2-1', () => document.placeOf(heading));
    previous = current;
  }
}

/** Clause 7.4.4: a document has headings with levels, or one heading without a level in each part. */
function checkPlainHeadings(
  document: PdfDocument,
  numbered: StructElement[],
  plain: StructElement[],
  report: Reporter,
): void {
  for (const element of document.tree?.elements ?? []) {
    const [, second] = kidsOf(element).filter(({standard}) => standard === 'H');
    if (second) report('7.4.4-1', () => document.placeOf(second));
  }
  if (numbered.length === 0 || plain.length === 0) return;
  for (const heading of plain) report('7.4.4-2', () => document.placeOf(heading));
  for (const heading of numbered) report('7.4.4-3', () => document.placeOf(heading));
}

export function checkHeadings(document: PdfDocument, report: Reporter): void {
  const elements = document.tree?.elements ?? [];
  const numbered = elements.filter((element) => level(element) > 0);
  const plain = elements.filter(({standard}) => standard === 'H');
  checkLevels(document, numbered, report);
  checkPlainHeadings(document, numbered, plain, report);
  const isLong = document.pages.length >= LONG.pages || elements.length >= LONG.elements;
  if (numbered.length + plain.length === 0 && document.tree && isLong) report('pdf-no-headings');
}
