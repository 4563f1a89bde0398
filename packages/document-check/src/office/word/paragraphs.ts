/** Checks paragraphs of a Word file: lists typed by hand, blank lines and links. */
import type {Reporter} from '../../reporter.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isVagueLink} from '../../vague.ts';
import {handTypedLists} from '../typed-lists.ts';
import {visible, textOf} from '../package.ts';

const BLANK_LINES = 3;

/** A paragraph with one of these is not blank, nor is one that breaks the page or column. */
const isOtherContent = ({name, attributes}: XmlElement): boolean =>
  /^(?:drawing|pict|object|sectPr|oMath|pageBreakBefore)$/.test(name) ||
  (name === 'br' && /^(?:page|column)$/.test(attributes['type'] ?? ''));

/** Returns whether tracked changes have deleted a paragraph: its mark, and with it the line. */
const isDeletedLine = (paragraph: XmlElement): boolean =>
  child(paragraph, 'pPr', 'rPr', 'del') !== undefined;

/** Finds consecutive paragraphs that are blank, or begin with a typed bullet or number. */
export function checkBlankLinesAndLists(paragraphs: XmlElement[], report: Reporter): void {
  let blank = 0;
  let lastText = '';
  for (const paragraph of paragraphs) {
    const text = textOf(paragraph).trim();
    if (text === '' && isDeletedLine(paragraph)) continue;
    const empty = text === '' && ![...visible(paragraph)].some(isOtherContent);
    blank = empty ? blank + 1 : 0;
    if (text !== '') lastText = text;
    const follows = {text: lastText};
    if (blank === BLANK_LINES) report('word-blank-lines', () => (follows.text ? {follows} : {}));
  }
  const lines = paragraphs.flatMap((paragraph) =>
    child(paragraph, 'pPr', 'numPr') ? [''] : textOf(paragraph).split('\n'),
  );
  for (const text of handTypedLists(lines)) report('office-list-typed', () => ({text}));
}

/** A field of Word whose end has not been reached: `code` is its instruction, `text` its result. */
interface Field {
  code: string;
  text: string;
  inResult: boolean;
}

/** Follows the fields of older files, which are marked in the text: ISO/IEC 29500-1, 17.16.5. */
function createFields() {
  const open: Field[] = [];
  return {
    /** Moves to a mark. @returns the field that ends there */
    mark(type: string | undefined): Field | undefined {
      const field = open.at(-1);
      if (type === 'begin') open.push({code: '', text: '', inResult: false});
      if (field && type === 'separate') field.inResult = true;
      return type === 'end' ? open.pop() : undefined;
    },
    addCode(text: string): void {
      const field = open.at(-1);
      if (field) field.code += text;
    },
    addText(text: string): void {
      for (const field of open.filter(({inResult}) => inResult)) field.text += text;
    },
  };
}

/** Yields the text of each link: link elements, and link fields of older files. */
function* linksIn(body: XmlElement): Generator<string> {
  const fields = createFields();
  for (const element of visible(body)) {
    const {name, attributes, text} = element;
    const isElement = name === 'hyperlink' || (name === 'fldSimple' && isLink(attributes['instr']));
    if (isElement) yield textOf(element);
    if (name === 'instrText') fields.addCode(text);
    if (name === 't') fields.addText(text);
    if (name !== 'fldChar') continue;
    const ended = fields.mark(attributes['fldCharType']);
    if (ended && isLink(ended.code)) yield ended.text;
  }
}

const isLink = (code = ''): boolean => /^\s*HYPERLINK\s/.test(code);

export function checkLinks(body: XmlElement, report: Reporter): void {
  for (const text of linksIn(body)) {
    if (text.trim() !== '' && isVagueLink(text)) {
      report('office-link-text', () => ({element: 'link', text}));
    }
  }
}
