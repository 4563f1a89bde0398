/** Headings of a Word file, and paragraphs that only look like headings. */
import type {Found, Place} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {shown, wordsOf} from '../package.ts';
import {valueOf} from './styles.ts';
import type {Styles} from './styles.ts';

/** From this number of paragraphs with text, a document should have headings. */
const LONG = 12;
const MAX_HEADING_WORDS = 12;
/** How much larger a heading is than the text below it. */
const LARGER = 1.2;

/** Styles for emphasised text that is not a heading. */
const NO_HEADING = /^(?:title|subtitle|caption|toc|quote|intense|header|footer|signature)/i;

/** Returns whether all words of a paragraph are emphasised, and their size. */
function lookOf(paragraph: XmlElement, styles: Styles): {isMarked: boolean; size: number} {
  const runs = [...shown(paragraph)].filter(
    (element) => element.name === 'r' && wordsOf(element).trim() !== '',
  );
  const all = (has: (run: XmlElement) => boolean) => runs.length > 0 && runs.every(has);
  const isSet = (name: string) => all((run) => styles.isSet(run, name, {paragraph}));
  const isUnderlined = all(
    (run) => (valueOf(styles.ofRun(run, 'u', {paragraph})) ?? 'none') !== 'none',
  );
  return {
    isMarked: isSet('b') || isSet('caps') || isUnderlined,
    size: runs.reduce((least, run) => Math.min(least, styles.sizeOf(run, {paragraph})), Infinity),
  };
}

function looksLikeHeading(paragraph: XmlElement, next: XmlElement, styles: Styles): boolean {
  const words = wordsOf(paragraph).trim();
  if (
    words.split(/\s+/).length > MAX_HEADING_WORDS ||
    !/^(?:\p{L}|\d).*\p{L}.*[^.,;!]$/u.test(words) ||
    child(paragraph, 'pPr', 'numPr') !== undefined ||
    NO_HEADING.test(styles.nameOf(paragraph))
  )
    return false;
  const [own, below] = [lookOf(paragraph, styles), lookOf(next, styles)];
  return (own.isMarked && !below.isMarked) || own.size >= below.size * LARGER;
}

/** @returns whether there are headings @param all in reading order, those of tables too */
export function checkHeadings(all: XmlElement[], styles: Styles, found: Found): boolean {
  let before = 0;
  let after: Place | undefined;
  for (const paragraph of all) {
    const level = styles.level(paragraph);
    if (level === undefined) continue;
    const words = wordsOf(paragraph).trim();
    const hasPicture = [...shown(paragraph)].some(({name}) => /^(?:drawing|pict)$/.test(name));
    const place = {element: `H${level}`, words, after};
    if (words === '' && !hasPicture) found('word-heading-empty', () => place);
    if (level > before + 1) found('word-heading-skipped', () => place);
    before = level;
    after = {element: place.element, words};
  }
  return before > 0;
}

/** @param paragraphs those of the body, not of tables */
export function checkLookAlikes(
  paragraphs: XmlElement[],
  hasHeadings: boolean,
  styles: Styles,
  found: Found,
): void {
  const full = paragraphs.filter((paragraph) => wordsOf(paragraph).trim() !== '');
  for (const [i, paragraph] of full.entries()) {
    const next = full[i + 1];
    if (!next || [paragraph, next].some((one) => styles.level(one) !== undefined)) continue;
    if (looksLikeHeading(paragraph, next, styles))
      found('word-heading-look-alike', () => ({words: wordsOf(paragraph)}));
  }
  if (!hasHeadings && full.length >= LONG) found('word-no-headings');
}
