/** Checks headings of a Word file, and finds paragraphs that only look like headings. */
import type {Place} from '../../finding.ts';
import type {Reporter} from '../../reporter.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {visible, textOf} from '../package.ts';
import {valueOf} from './styles.ts';
import type {Styles} from './styles.ts';

/** A document with at least this many paragraphs should have headings. */
const LONG = 12;
const MAX_HEADING_WORDS = 12;
/** Smallest ratio of a heading's font size to that of the text below it. */
const LARGER = 1.2;

/** Styles for emphasised text that is not a heading. */
const NO_HEADING = /^(?:title|subtitle|caption|toc|quote|intense|header|footer|signature)/i;

/** Returns whether all words of a paragraph are emphasised, and the smallest font size in half-points. */
function emphasisOf(paragraph: XmlElement, styles: Styles): {isEmphasised: boolean; size: number} {
  const runs = [...visible(paragraph)].filter(
    (element) => element.name === 'r' && textOf(element).trim() !== '',
  );
  const all = (has: (run: XmlElement) => boolean) => runs.length > 0 && runs.every(has);
  const isSet = (name: string) => all((run) => styles.isSet(run, name, {paragraph}));
  const isUnderlined = all(
    (run) => (valueOf(styles.ofRun(run, 'u', {paragraph})) ?? 'none') !== 'none',
  );
  return {
    isEmphasised: isSet('b') || isSet('caps') || isUnderlined,
    size: runs.reduce((least, run) => Math.min(least, styles.sizeOf(run, {paragraph})), Infinity),
  };
}

function looksLikeHeading(paragraph: XmlElement, next: XmlElement, styles: Styles): boolean {
  const text = textOf(paragraph).trim();
  if (
    text.split(/\s+/).length > MAX_HEADING_WORDS ||
    !/^(?:\p{L}|\d).*\p{L}.*[^.,;!]$/u.test(text) ||
    child(paragraph, 'pPr', 'numPr') !== undefined ||
    NO_HEADING.test(styles.nameOf(paragraph))
  ) {
    return false;
  }
  const [own, below] = [emphasisOf(paragraph, styles), emphasisOf(next, styles)];
  return (own.isEmphasised && !below.isEmphasised) || own.size >= below.size * LARGER;
}

/** Checks the levels of headings. @param all paragraphs in reading order, also in tables @returns whether there are headings */
export function checkHeadings(all: XmlElement[], styles: Styles, report: Reporter): boolean {
  let before = 0;
  let follows: Place | undefined;
  for (const paragraph of all) {
    const level = styles.level(paragraph);
    if (level === undefined) continue;
    const text = textOf(paragraph).trim();
    const hasPicture = [...visible(paragraph)].some(({name}) => /^(?:drawing|pict)$/.test(name));
    const place = {element: `H${level}`, text, follows};
    if (text === '' && !hasPicture) report('word-heading-empty', () => place);
    if (level > before + 1) report('word-heading-skipped', () => place);
    before = level;
    follows = {element: place.element, text};
  }
  return before > 0;
}

/** Finds paragraphs that look like headings. @param paragraphs of the body, not of tables */
export function checkLookAlikes(
  paragraphs: XmlElement[],
  hasHeadings: boolean,
  styles: Styles,
  report: Reporter,
): void {
  const full = paragraphs.filter((paragraph) => textOf(paragraph).trim() !== '');
  for (const [i, paragraph] of full.entries()) {
    const next = full[i + 1];
    if (!next || [paragraph, next].some((one) => styles.level(one) !== undefined)) continue;
    if (looksLikeHeading(paragraph, next, styles)) {
      report('word-heading-look-alike', () => ({text: textOf(paragraph)}));
    }
  }
  if (!hasHeadings && full.length >= LONG) report('word-no-headings');
}
