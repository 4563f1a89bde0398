/** Paragraphs of a Word file: typed lists, blank lines and links. */
import type {Found} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isPoorLink} from '../../vague.ts';
import {typedLists} from '../typed-lists.ts';
import {shown, wordsOf} from '../package.ts';

const BLANK_LINES = 3;

/** Finds runs of paragraphs that are blank, or begin with a typed bullet. */
export function checkRuns(paragraphs: XmlElement[], found: Found): void {
  let blank = 0;
  let above = '';
  for (const paragraph of paragraphs) {
    const words = wordsOf(paragraph).trim();
    const empty =
      words === '' &&
      ![...shown(paragraph)].some(({name}) => /^(?:drawing|pict|object|sectPr|oMath)$/.test(name));
    blank = empty ? blank + 1 : 0;
    if (words !== '') above = words;
    const after = {words: above};
    if (blank === BLANK_LINES) found('word-blank-lines', () => (after.words ? {after} : {}));
  }
  const lines = paragraphs.flatMap((paragraph) =>
    child(paragraph, 'pPr', 'numPr') ? [''] : wordsOf(paragraph).split('\n'),
  );
  for (const words of typedLists(lines)) found('office-list-typed', () => ({words}));
}

/** A field that has begun: first its instruction, then its result. */
interface Field {
  code: string;
  words: string;
  isShown: boolean;
}

/** Returns the text of each link: link elements, and link fields of older files. */
function* linksIn(body: XmlElement): Generator<string> {
  const fields: Field[] = [];
  for (const element of shown(body)) {
    const {name, attributes, text} = element;
    const field = fields.at(-1);
    const type = name === 'fldChar' ? attributes['fldCharType'] : undefined;
    if (name === 'hyperlink') yield wordsOf(element);
    else if (name === 'fldSimple' && isLink(attributes['instr'])) yield wordsOf(element);
    else if (type === 'begin') fields.push({code: '', words: '', isShown: false});
    else if (field && type === 'separate') field.isShown = true;
    else if (field && type === 'end') {
      fields.pop();
      if (isLink(field.code)) yield field.words;
    } else if (field && name === 'instrText') field.code += text;
    else if (field?.isShown && name === 't') field.words += text;
  }
}

const isLink = (code = ''): boolean => /^\s*HYPERLINK\s/.test(code);

export function checkLinks(body: XmlElement, found: Found): void {
  for (const words of linksIn(body))
    if (words.trim() !== '' && isPoorLink(words))
      found('office-link-text', () => ({element: 'link', words}));
}
