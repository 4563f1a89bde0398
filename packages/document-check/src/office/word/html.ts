/** Reads inserted HTML as Word shows it: as paragraphs, lists, tables, links and pictures of a Word file. */
import {Parser} from 'htmlparser2';
import type {Budget} from '../../limits.ts';
import {LimitError} from '../../limits.ts';
import type {XmlElement} from '../../xml.ts';

type Attributes = Readonly<Record<string, string>>;

/** Elements whose text is not shown. */
const SKIPPED = new Set(['head', 'script', 'style', 'template', 'noscript', 'title']);

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

const ROW_GROUPS = new Set(['thead', 'tbody', 'tfoot', 'table']);

/** Deepest nesting of tables, lists and other elements. */
const MAX_DEPTH = 500;
const CHUNK = 65_536;
/** Deepest level of a list in Word, from 0. */
const MAX_LEVEL = 8;
const MAX_SPAN = 1000;

/** Formats of numbers by the attribute `type` of `ol`. */
const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

const element = (name: string, attributes: Attributes = {}, ...children: XmlElement[]) => ({
  name,
  attributes,
  children,
  text: '',
});

const property = (name: string, value: string | number): XmlElement =>
  element(name, {val: String(value)});

/** A table that is open. */
interface OpenTable {
  element: XmlElement;
  row: XmlElement | undefined;
  column: number;
  /** Column → in how many more rows a cell above covers it. */
  covered: Map<number, number>;
}

/** An element of HTML that is open. */
interface OpenElement {
  name: string;
  language: string | undefined;
  /** The address, in a link. */
  link: string | undefined;
}

/** What inserted text consists of: elements of a body, and the definitions of its lists. */
export interface InsertedText {
  children: XmlElement[];
  numbering: XmlElement[];
}

class HtmlReader {
  readonly body = element('body');
  readonly numbering: XmlElement[] = [];
  private readonly open: OpenElement[] = [];
  /** The body and the cells that are open, the innermost last. */
  private readonly containers: XmlElement[] = [this.body];
  private readonly tables: OpenTable[] = [];
  /** The ids of the lists that are open. */
  private readonly lists: string[] = [];
  private paragraph: XmlElement | undefined;
  private skipped = 0;
  private hasSpace = true;

  constructor(
    /** Distinguishes the lists of this text from those of others. */
    private readonly id: string,
    private readonly budget: Budget,
  ) {}

  openTag(name: string, attributes: Attributes): void {
    this.budget.step();
    if (this.open.length >= MAX_DEPTH) throw new LimitError('depth');
    this.open.push(this.withInherited(name, attributes));
    if (SKIPPED.has(name)) this.skipped += 1;
    if (this.skipped > 0) return;
    if (BLOCKS.has(name)) this.openBlock(name, attributes);
    else if (name === 'br') this.addLineBreak();
    else if (name === 'img') this.addPicture(attributes);
  }

  /** An element, with the language and the link that it has or that is around it. */
  private withInherited(name: string, attributes: Attributes): OpenElement {
    const around = this.open.at(-1);
    const link = name === 'a' ? attributes['href'] : undefined;
    return {
      name,
      language: attributes['lang'] ?? attributes['xml:lang'] ?? around?.language,
      link: link ?? around?.link,
    };
  }

  closeTag(name: string): void {
    this.open.pop();
    if (SKIPPED.has(name)) this.skipped -= 1;
    if (this.skipped > 0 || !BLOCKS.has(name)) return;
    this.paragraph = undefined;
    if (name === 'ul' || name === 'ol') this.lists.pop();
    else if (name === 'table') this.tables.pop();
    else if (name === 'td' || name === 'th') this.closeCell();
  }

  addText(text: string): void {
    if (this.skipped > 0) return;
    const isKept = this.open.some(({name}) => name === 'pre');
    let shown = isKept ? text : text.replaceAll(/[\t\n\f\r ]+/g, ' ');
    if (!isKept && (this.hasSpace || !this.paragraph)) shown = shown.replace(/^ /, '');
    if (shown === '') return;
    this.addRun({...element('t'), text: shown});
    this.hasSpace = shown.endsWith(' ');
  }

  private openBlock(name: string, attributes: Attributes): void {
    this.paragraph = undefined;
    if (name === 'ul' || name === 'ol') this.openList(name, attributes);
    else if (name === 'table') this.openTable();
    else if (name === 'tr') this.openRow();
    else if (name === 'td' || name === 'th') this.openCell(attributes);
    else if (name === 'li' || /^h\d$/.test(name)) this.begin(name);
  }

  /** Begins a paragraph. @param name of the block that it is */
  private begin(name?: string): XmlElement {
    const properties: XmlElement[] = [];
    const level = /^h([1-6])$/.exec(name ?? '')?.[1];
    if (level !== undefined) properties.push(property('outlineLvl', Number(level) - 1));
    const list = this.lists.at(-1);
    if (name === 'li' && list !== undefined) {
      const depth = Math.min(this.lists.length - 1, MAX_LEVEL);
      properties.push(element('numPr', {}, property('ilvl', depth), property('numId', list)));
    }
    const paragraph = element('p', {}, element('pPr', {}, ...properties));
    this.containers.at(-1)?.children.push(paragraph);
    this.paragraph = paragraph;
    this.hasSpace = true;
    return paragraph;
  }

  private addRun(content: XmlElement): void {
    const paragraph = this.paragraph ?? this.begin();
    const {language, link} = this.open.at(-1) ?? {};
    const properties = language === undefined ? [] : [property('lang', language)];
    const run = element('r', {}, element('rPr', {}, ...properties), content);
    paragraph.children.push(link === undefined ? run : this.linkAround(paragraph, run, link));
  }

  /** Returns a link with a run; takes what the same link contains already. */
  private linkAround(paragraph: XmlElement, run: XmlElement, link: string): XmlElement {
    const instr = ` HYPERLINK "${link}" `;
    const last = paragraph.children.at(-1);
    const runs = last?.attributes['instr'] === instr ? last.children : [];
    if (runs.length > 0) paragraph.children.pop();
    return element('fldSimple', {instr}, ...runs, run);
  }

  private addLineBreak(): void {
    this.addRun(element('br'));
    this.hasSpace = true;
  }

  private addPicture({alt = '', src = ''}: Attributes): void {
    const name = src.startsWith('data:') ? '' : (src.split('/').at(-1) ?? '');
    const properties = element('docPr', {descr: alt, name});
    this.addRun(element('drawing', {}, element('inline', {}, properties)));
    this.hasSpace = false;
  }

  private openList(name: 'ul' | 'ol', {type = '', start}: Attributes): void {
    const id = `${this.id} ${this.numbering.length}`;
    const level = Math.min(this.lists.length, MAX_LEVEL);
    const format = name === 'ul' ? 'bullet' : (FORMATS[type] ?? 'decimal');
    const definition = element(
      'lvl',
      {ilvl: String(level)},
      property('numFmt', format),
      property('lvlText', `%${level + 1}.`),
      property('start', Number(start) || 1),
    );
    this.numbering.push(
      element('abstractNum', {abstractNumId: id}, definition),
      element('num', {numId: id}, property('abstractNumId', id)),
    );
    this.lists.push(id);
  }

  private openTable(): void {
    const table = element('tbl');
    this.containers.at(-1)?.children.push(table);
    this.tables.push({element: table, row: undefined, column: 0, covered: new Map()});
  }

  private openRow(): void {
    const table = this.tables.at(-1);
    if (!table) return;
    // The parser leaves a `thead` without an end tag open.
    const group = this.open.findLast(({name}) => ROW_GROUPS.has(name));
    const properties = group?.name === 'thead' ? [element('tblHeader')] : [];
    table.row = element('tr', {}, element('trPr', {}, ...properties));
    table.column = 0;
    table.element.children.push(table.row);
  }

  private openCell({colspan, rowspan}: Attributes): void {
    const table = this.tables.at(-1);
    if (!table) return;
    if (!table.row) this.openRow();
    this.addCovered(table);
    const columns = spanOf(colspan);
    const rows = spanOf(rowspan);
    const properties = element('tcPr', {}, property('gridSpan', columns));
    if (rows > 1) properties.children.push(property('vMerge', 'restart'));
    const cell = element('tc', {}, properties);
    table.row?.children.push(cell);
    for (let k = 0; rows > 1 && k < columns; k += 1) table.covered.set(table.column + k, rows - 1);
    table.column += columns;
    this.containers.push(cell);
  }

  /** Adds the cells that continue cells above, before the next one. */
  private addCovered(table: OpenTable): void {
    for (;;) {
      const rows = table.covered.get(table.column) ?? 0;
      if (rows === 0) return;
      this.budget.step();
      table.row?.children.push(element('tc', {}, element('tcPr', {}, element('vMerge'))));
      table.covered.set(table.column, rows - 1);
      table.column += 1;
    }
  }

  private closeCell(): void {
    if (this.containers.length > 1) this.containers.pop();
  }
}

const spanOf = (value: string | undefined): number =>
  Math.min(MAX_SPAN, Math.max(1, Math.trunc(Number(value)) || 1));

/** Returns inserted HTML as elements of a Word file. @param id of the insertion */
export function readHtml(source: string, id: string, budget: Budget): InsertedText {
  const reader = new HtmlReader(id, budget);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.openTag(name, attributes),
    onclosetag: (name) => reader.closeTag(name),
    ontext: (text) => reader.addText(text),
  });
  for (let at = 0; at < source.length; at += CHUNK) {
    parser.write(source.slice(at, at + CHUNK));
    budget.checkNow();
  }
  parser.end();
  return {children: reader.body.children, numbering: reader.numbering};
}
