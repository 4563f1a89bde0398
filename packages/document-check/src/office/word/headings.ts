/** Headings of a Word file, and paragraphs that only look like one. */
import type {Found} from '../found.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isOn, shown, wordsOf} from '../package.ts';
import {isTypedItem} from '../../vague.ts';
import type {Styles} from './styles.ts';

/** Paragraphs with words from which a document is worth headings. */
const LONG = 12;
const MAX_HEADING_WORDS = 12;

/** Whether every word of a paragraph is bold by hand. */
function isBold(paragraph: XmlElement): boolean {
  const runs = [...shown(paragraph)].filter(
    (element) => element.name === 'r' && wordsOf(element).trim() !== '',
  );
  return (
    runs.length > 0 &&
    runs.every((run) => {
      const bold = child(child(run, 'rPr'), 'b');
      return bold !== undefined && isOn(bold.attributes['val']);
    })
  );
}

function looksLikeHeading(paragraph: XmlElement, words: string): boolean {
  return (
    words.split(/\s+/).length <= MAX_HEADING_WORDS &&
    !/[.,;:!?]$/.test(words) &&
    /\p{L}/u.test(words) &&
    !isTypedItem(words) &&
    child(child(paragraph, 'pPr'), 'numPr') === undefined &&
    isBold(paragraph)
  );
}

/** @param paragraphs those of the body, not of tables */
export function checkHeadings(paragraphs: XmlElement[], styles: Styles, found: Found): boolean {
  let before = 0;
  let full = 0;
  let any = false;
  for (const [i, paragraph] of paragraphs.entries()) {
    const words = wordsOf(paragraph).trim();
    const level = styles.level(paragraph);
    if (words !== '') full += 1;
    if (level === undefined) {
      const next = paragraphs[i + 1];
      const followed = next !== undefined && wordsOf(next).trim() !== '' && !isBold(next);
      if (words !== '' && followed && looksLikeHeading(paragraph, words))
        found('word-heading-look-alike', () => ({words}));
      continue;
    }
    any = true;
    if (
      words === '' &&
      ![...shown(paragraph)].some(({name}) => name === 'drawing' || name === 'pict')
    )
      found('word-heading-empty', () => ({element: `H${level}`}));
    if (level > before + 1) found('word-heading-skipped', () => ({element: `H${level}`, words}));
    before = level;
  }
  if (!any && full >= LONG) found('word-no-headings');
  return any;
}
