/** Paragraphs of a Word file: typed lists, blank lines, links, contrast. */
import type {Found} from '../found.ts';
import {contrast} from '../contrast.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {shown, wordsOf} from '../package.ts';
import {isPoorLink, isTypedItem} from '../../vague.ts';

const BLANK_LINES = 3;
const TYPED_ITEMS = 2;
/** Half points: 18 points, and 14 of bold letters. */
const LARGE = 36;
const LARGE_BOLD = 28;

const fillOf = (properties: XmlElement | undefined): string | undefined => {
  const fill = child(properties, 'shd')?.attributes['fill'];
  return fill === 'auto' ? undefined : fill;
};

function isList(paragraph: XmlElement): boolean {
  return child(child(paragraph, 'pPr'), 'numPr') !== undefined;
}

/** Runs of paragraphs that are blank, or begin with a bullet by hand. */
export function checkRuns(paragraphs: XmlElement[], found: Found): void {
  let blank = 0;
  let typed = 0;
  for (const paragraph of paragraphs) {
    const words = wordsOf(paragraph);
    const empty =
      words.trim() === '' &&
      ![...shown(paragraph)].some(({name}) => /^(?:drawing|pict|object|sectPr|oMath)$/.test(name));
    blank = empty ? blank + 1 : 0;
    typed = isTypedItem(words) && !isList(paragraph) ? typed + 1 : 0;
    if (blank === BLANK_LINES) found('word-blank-lines');
    if (typed === TYPED_ITEMS) found('word-list-typed', () => ({words}));
  }
}

function checkRun(run: XmlElement, behind: string, found: Found): void {
  const properties = child(run, 'rPr');
  const colour = child(properties, 'color')?.attributes['val'];
  if (colour === undefined || wordsOf(run).trim() === '') return;
  const ratio = contrast(colour, fillOf(properties) ?? behind);
  const size = Number(child(properties, 'sz')?.attributes['val'] ?? 0);
  const large = size >= LARGE || (size >= LARGE_BOLD && child(properties, 'b') !== undefined);
  if (ratio !== undefined && ratio < (large ? 3 : 4.5))
    found('word-contrast', () => ({words: wordsOf(run)}));
}

/** Colours that are set by hand; those of themes and table styles are not known here. */
export function checkContrast(element: XmlElement, found: Found): void {
  const todo: [XmlElement, string][] = [[element, 'FFFFFF']];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [current, behind] = next;
    if (current.name === 'r') checkRun(current, behind, found);
    const own = fillOf(child(current, 'pPr') ?? child(current, 'tcPr')) ?? behind;
    for (const kid of current.children)
      if (!/^(?:Fallback|del|moveFrom|txbxContent|[prt]Pr)$/.test(kid.name)) todo.push([kid, own]);
  }
}

export function checkLinks(body: XmlElement, found: Found): void {
  for (const element of shown(body)) {
    if (element.name !== 'hyperlink') continue;
    const words = wordsOf(element);
    if (words.trim() !== '' && isPoorLink(words))
      found('office-link-text', () => ({element: 'link', words}));
  }
}
