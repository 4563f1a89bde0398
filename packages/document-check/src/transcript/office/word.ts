/** Reads a Word file in the order of its text. */
import {isTrue, textOf, visible} from '../../office/package.ts';
import type {OfficePackage, Relationship} from '../../office/package.ts';
import {insertFiles} from '../../office/word/inserted.ts';
import {languageOf, languageOfText} from '../../office/word/languages.ts';
import {TEXT_BOX} from '../../office/word/position.ts';
import {headersOf} from '../../office/word/stories.ts';
import type {PageStory} from '../../office/word/stories.ts';
import {Styles, isHeaderRow, valueOf} from '../../office/word/styles.ts';
import {childrenNamed, hasHeader} from '../../office/word/tables.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {TranscriptBuilder} from '../builder.ts';
import type {TextPlace} from '../builder.ts';
import {placeCells} from '../headers.ts';
import type {GridCell} from '../headers.ts';
import type {FieldRole, FieldState, Transcript} from '../items.ts';
import {graphicOf} from './alternative.ts';
import {createNumbering} from './numbering.ts';

/** Elements around paragraphs and runs that are not announced. */
const AROUND = new Set([
  'sdtContent',
  'ins',
  'moveTo',
  'smartTag',
  'customXml',
  'AlternateContent',
  'Choice',
  'altChunk',
  'dir',
  'bdo',
]);

/** Content controls that are announced as form fields, by an element of their properties. */
const CONTROLS: Readonly<Record<string, FieldRole>> = {
  checkbox: 'checkBox',
  comboBox: 'comboBox',
  dropDownList: 'comboBox',
  date: 'edit',
  text: 'edit',
};

/** Form fields of older files. */
const OLDER_FIELDS: Readonly<Record<string, FieldRole>> = {
  checkBox: 'checkBox',
  ddList: 'comboBox',
  textInput: 'edit',
};

/** A field of Word whose end has not been reached: `code` is its instruction, `text` its result. */
interface OpenField {
  code: string;
  text: string;
  inResult: boolean;
  /** The legacy form field that it is. */
  form: XmlElement | undefined;
}

interface TableCell extends GridCell {
  element: XmlElement;
}

const LINK = /^\s*HYPERLINK\s+(?:"([^"]*)")?/;

/** The paragraphs and tables of a part of the document. */
const blocksIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((kid) => {
    if (kid.name === 'p' || kid.name === 'tbl') return [kid];
    return kid.name === 'sdt' || AROUND.has(kid.name) ? blocksIn(kid) : [];
  });

/** A section of the text. */
interface Section {
  blocks: readonly XmlElement[];
  /** Its `w:sectPr`, after its text. */
  properties: XmlElement | undefined;
}

function sectionsIn(body: XmlElement): Section[] {
  const sections: Section[] = [];
  let blocks: XmlElement[] = [];
  for (const block of blocksIn(body)) {
    blocks.push(block);
    const properties = child(block, 'pPr', 'sectPr');
    if (!properties) continue;
    sections.push({blocks, properties});
    blocks = [];
  }
  return [...sections, {blocks, properties: child(body, 'sectPr')}];
}

/** Returns whether a header or footer shows nothing: Word stores empty ones. */
const isBlank = (root: XmlElement): boolean =>
  textOf(root).trim() === '' &&
  [...visible(root)].every(({name}) => name !== 'drawing' && name !== 'pict');

/** Where text is → kind of the item that says so. */
const BESIDE = {header: 'pageHeader', footer: 'pageFooter'} as const;

/** The state of a check box, by the element that says whether it is checked. */
const checkStates = (mark: XmlElement | undefined): FieldState[] => [
  mark && isTrue(valueOf(mark)) ? 'checked' : 'unchecked',
];

class WordReader {
  readonly builder = new TranscriptBuilder();
  private readonly numberOf: ReturnType<typeof createNumbering>;
  private relationships: ReadonlyMap<string, Relationship>;
  private readonly notes: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** The element that begins a new page, and the page; undefined if the file does not say where pages begin. */
  private readonly pageBreak: string | undefined;
  private page: number | undefined;
  private paragraph: XmlElement | undefined;
  private readonly fields: OpenField[] = [];
  /** The levels of the lists that are open, the innermost last. */
  private readonly lists: {list: string; level: number}[] = [];

  constructor(
    private readonly file: OfficePackage,
    name: string,
    private readonly body: XmlElement,
    private readonly styles: Styles,
    insertedLists: readonly XmlElement[],
  ) {
    const part = (type: string) => file.xml(file.related(name, type));
    this.numberOf = createNumbering([...(part('numbering')?.children ?? []), ...insertedLists]);
    this.relationships = file.relationships(name);
    this.notes = {
      footnoteReference: textsById(part('footnotes')),
      endnoteReference: textsById(part('endnotes')),
      commentReference: textsById(part('comments')),
    };
    const elements = [...visible(body)];
    const isRendered = elements.some((element) => element.name === 'lastRenderedPageBreak');
    const isBroken = elements.some(({name: tag, attributes}) => isPageBreak(tag, attributes));
    if (isRendered) this.pageBreak = 'lastRenderedPageBreak';
    else if (isBroken) this.pageBreak = 'br';
    this.page = this.pageBreak === undefined ? undefined : 1;
  }

  /** Reads the text: before each section its page headers, and after it its page footers. */
  readBody(stories: ReadonlyMap<XmlElement, readonly PageStory[]>): void {
    for (const {blocks, properties} of sectionsIn(this.body)) {
      const own = (properties && stories.get(properties)) ?? [];
      this.readStories(own, 'header');
      this.readBlocks(blocks);
      this.readStories(own, 'footer');
    }
  }

  /** Reads page headers or footers. Readers open them in Word, and programs such as LibreOffice read them before and after the text. */
  private readStories(stories: readonly PageStory[], wanted: PageStory['within']): void {
    const kind = BESIDE[wanted];
    for (const {within, root, part} of stories) {
      if (within !== wanted || isBlank(root)) continue;
      const {relationships} = this;
      this.relationships = this.file.relationships(part);
      this.builder.push({kind}, this.place);
      this.readBlocks(blocksIn(root));
      this.builder.push({kind: 'end', of: kind});
      this.relationships = relationships;
    }
  }

  private readBlocks(blocks: readonly XmlElement[]): void {
    const outside = this.lists.splice(0);
    for (const [i, block] of blocks.entries()) {
      if (block.name === 'p') this.readParagraph(block, blocks.slice(i));
      else {
        this.closeLists();
        this.readTable(block);
      }
    }
    this.closeLists();
    for (const list of outside) this.lists.push(list);
  }

  private get place(): TextPlace {
    return {page: this.page};
  }

  private readParagraph(paragraph: XmlElement, following: readonly XmlElement[]): void {
    const level = this.styles.level(paragraph);
    const item = this.styles.listOf(paragraph);
    const isItem = item !== undefined && level === undefined;
    this.openLists(isItem ? item : undefined, following);
    if (level !== undefined) this.builder.begin({kind: 'heading', level}, this.place);
    else this.builder.begin({kind: isItem ? 'listItem' : 'paragraph'}, this.place);
    if (item) {
      const label = this.numberOf(item);
      if (label !== '') this.builder.text(`${label} `, this.place, true);
    }
    this.paragraph = paragraph;
    const pageBefore = this.page;
    this.readRuns(paragraph);
    this.builder.end(this.page === pageBefore);
  }

  /** Opens and closes lists before a paragraph. @param following the paragraph and the blocks after it, to count items */
  private openLists(
    item: {list: string; level: number} | undefined,
    following: readonly XmlElement[],
  ): void {
    this.closeLists(item);
    const open = this.lists.at(-1);
    if (!item || (open?.level === item.level && open.list === item.list)) return;
    this.builder.push({kind: 'list', count: this.countItems(item, following)}, this.place);
    this.lists.push(item);
  }

  /** Closes the lists that do not contain an item. */
  private closeLists(item?: {list: string; level: number}): void {
    for (let open = this.lists.at(-1); open; open = this.lists.at(-1)) {
      const isSame = item?.level === open.level && item.list === open.list;
      if (item && (item.level > open.level || isSame)) return;
      this.lists.pop();
      this.builder.push({kind: 'end', of: 'list'});
    }
  }

  private countItems(
    item: {list: string; level: number},
    following: readonly XmlElement[],
  ): number {
    let count = 0;
    for (const block of following) {
      const next = block.name === 'p' ? this.styles.listOf(block) : undefined;
      if (!next || this.styles.level(block) !== undefined || next.level < item.level) break;
      if (next.level > item.level) continue;
      if (next.list !== item.list) break;
      count += 1;
    }
    return count;
  }

  private readRuns(element: XmlElement): void {
    for (const kid of element.children) {
      if (kid.name === 'r') this.readRun(kid);
      else if (kid.name === 'hyperlink') this.readLink(kid);
      else if (kid.name === 'fldSimple') this.readSimpleField(kid);
      else if (kid.name === 'sdt') this.readControl(kid);
      else if (/^oMath/.test(kid.name)) {
        this.builder.inline({kind: 'formula'}, textOf(kid), this.place);
      } else if (AROUND.has(kid.name)) this.readRuns(kid);
    }
  }

  private readRun(run: XmlElement): void {
    const {paragraph} = this;
    if (this.styles.isSet(run, 'vanish', {paragraph})) return;
    const language = (text: string) =>
      languageOfText(this.styles.ofRun(run, 'lang', {paragraph}), text);
    for (const kid of run.children) this.readRunPart(kid, language);
  }

  private readRunPart(part: XmlElement, language: (text: string) => string | undefined): void {
    if (this.beginsPage(part)) {
      this.page = (this.page ?? 0) + 1;
      return;
    }
    switch (part.name) {
      case 't':
        this.addText(part.text, language(part.text));
        return;
      case 'tab':
      case 'br':
      case 'cr':
        this.addText(' ', language(' '));
        return;
      case 'noBreakHyphen':
        this.addText('-', language('-'));
        return;
      case 'fldChar':
        this.fieldCharacter(part);
        return;
      case 'instrText':
        this.addCode(part.text);
        return;
      case 'drawing':
      case 'pict':
      case 'object':
        this.readDrawing(part);
        return;
      default:
        if (this.notes[part.name]) this.readNote(part);
        if (!AROUND.has(part.name)) return;
        for (const kid of part.children) this.readRunPart(kid, language);
    }
  }

  private beginsPage({name, attributes}: XmlElement): boolean {
    return name === this.pageBreak && (name !== 'br' || isPageBreak(name, attributes));
  }

  private addText(text: string, language?: string): void {
    const field = this.fields.find(
      ({inResult, form, code}) => inResult && (form || LINK.test(code)),
    );
    if (field) field.text += text;
    else this.builder.text(text, {...this.place, language});
  }

  private addCode(code: string): void {
    const field = this.fields.at(-1);
    if (field && !field.inResult) field.code += code;
  }

  private readNote({name, attributes}: XmlElement): void {
    const text = this.notes[name]?.get(attributes['id'] ?? '') ?? '';
    const kind = name === 'commentReference' ? 'comment' : 'note';
    this.builder.inline({kind}, text, this.place);
  }

  private readLink(link: XmlElement): void {
    const target = this.relationships.get(link.attributes['r:id'] ?? '')?.target;
    const text = textOf(link).trim() || target || '';
    this.builder.inline({kind: 'link', target}, text, this.place);
    for (const element of visible(link)) {
      if (element.name === 'drawing' || element.name === 'pict') this.readDrawing(element);
    }
  }

  private readSimpleField(field: XmlElement): void {
    const [isLink, target] = LINK.exec(field.attributes['instr'] ?? '') ?? [];
    if (isLink === undefined) this.readRuns(field);
    else this.builder.inline({kind: 'link', target}, textOf(field), this.place);
  }

  private fieldCharacter(element: XmlElement): void {
    const type = element.attributes['fldCharType'];
    const field = this.fields.at(-1);
    if (type === 'begin') {
      this.fields.push({code: '', text: '', inResult: false, form: child(element, 'ffData')});
    } else if (field && type === 'separate') field.inResult = true;
    else if (field && type === 'end') {
      this.fields.pop();
      this.closeField(field);
    }
  }

  private closeField({code, text, form}: OpenField): void {
    const [isLink, target] = LINK.exec(code) ?? [];
    if (isLink !== undefined) this.builder.inline({kind: 'link', target}, text, this.place);
    if (form) this.addOlderField(form, text);
  }

  private addOlderField(form: XmlElement, text: string): void {
    const box = form.children.find(({name}) => OLDER_FIELDS[name]);
    const role = OLDER_FIELDS[box?.name ?? ''];
    if (!role) return;
    const mark = child(box, 'checked') ?? child(box, 'default');
    const states = role === 'checkBox' ? checkStates(mark) : [];
    const name = valueOf(child(form, 'helpText')) ?? valueOf(child(form, 'statusText')) ?? '';
    this.builder.inline({kind: 'field', role, value: text, states}, name, this.place);
  }

  /** Reads a content control: a form field, or text like any other. */
  private readControl(control: XmlElement): void {
    const properties = child(control, 'sdtPr');
    const role = properties?.children.map(({name}) => CONTROLS[name]).find(Boolean);
    const content = child(control, 'sdtContent');
    if (!role || !content) {
      if (content) this.readRuns(content);
      return;
    }
    const mark = child(properties, 'checkbox', 'checked');
    const states = role === 'checkBox' ? checkStates(mark) : [];
    const value = role === 'checkBox' ? '' : textOf(content).trim();
    const name = valueOf(child(properties, 'alias')) ?? '';
    this.builder.inline({kind: 'field', role, value, states}, name, this.place);
  }

  private readDrawing(drawing: XmlElement): void {
    const frames = drawing.children.filter(({name}) => name === 'inline' || name === 'anchor');
    for (const frame of frames) this.readShape(frame, graphicOf(child(frame, 'docPr')));
    if (drawing.name === 'drawing') return;
    for (const shape of descendants(drawing)) {
      if (isOlderShape(shape)) this.readShape(shape, olderGraphicOf(shape));
    }
  }

  /** Announces a picture or drawing. Without a description, the text of a text box is not read in its place. */
  private readShape(shape: XmlElement, graphic: ReturnType<typeof graphicOf>): void {
    if (!graphic) return;
    const box = [...visible(shape)].find(({name}) => TEXT_BOX.test(name));
    if (!box || graphic.role.kind === 'graphic') {
      this.builder.inline(graphic.role, graphic.text, this.place);
      return;
    }
    for (const picture of descendants(shape)) {
      const grouped = picture.name === 'pic' && graphicOf(child(picture, 'nvPicPr', 'cNvPr'));
      if (grouped) this.builder.inline(grouped.role, grouped.text, this.place);
    }
    const text = textOf(box).trim();
    if (text !== '') this.builder.inline({kind: 'silence', reason: 'textBox'}, text, this.place);
  }

  private readTable(table: XmlElement): void {
    const rows = cellsOf(table, this.styles);
    const {placed, width} = placeCells(rows);
    this.builder.push({kind: 'table', rows: rows.length, columns: width}, this.place);
    for (const {cell, role} of placed.flat()) {
      this.builder.begin(role, this.place);
      this.readCell(blocksIn(cell.element));
    }
    this.builder.push({kind: 'end', of: 'table'});
  }

  /** Reads a cell: its first paragraph on one line with its position. */
  private readCell(blocks: readonly XmlElement[]): void {
    const [first, ...others] = blocks;
    const isText = first?.name === 'p' && !this.styles.level(first) && !this.styles.listOf(first);
    if (isText) {
      this.paragraph = first;
      this.readRuns(first);
      this.builder.end();
    }
    const rest = isText ? others : blocks;
    // The end of each cell is an empty paragraph after a table in it.
    this.readBlocks(rest.filter((block) => block.name !== 'p' || textOf(block).trim() !== ''));
    this.builder.end();
  }
}

/** Whether an element of VML is a picture or a text box, and not a line (`o:hr`). */
const isOlderShape = (shape: XmlElement): boolean =>
  (child(shape, 'imagedata') !== undefined || child(shape, 'textbox') !== undefined) &&
  shape.attributes['o:hr'] === undefined;

/** As `graphicOf`, for a shape in VML. */
function olderGraphicOf(shape: XmlElement): ReturnType<typeof graphicOf> {
  const {alt = ''} = shape.attributes;
  const {title = ''} = child(shape, 'imagedata')?.attributes ?? {};
  const text = alt.trim() || title.trim();
  return {role: text === '' ? {kind: 'silence', reason: 'picture'} : {kind: 'graphic'}, text};
}

const isPageBreak = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  name === 'br' && attributes['type'] === 'page';

/** The texts of footnotes, endnotes or comments by their ids. */
const textsById = (root: XmlElement | undefined): ReadonlyMap<string, string> =>
  new Map((root?.children ?? []).map((note) => [note.attributes['id'] ?? '', textOf(note).trim()]));

/** Returns the cells of a table; cells that continue the cell above belong to that one. */
function cellsOf(table: XmlElement, styles: Styles): TableCell[][] {
  const rows = childrenNamed(table, 'tr');
  const isFirstHeader = hasHeader(table, rows, styles);
  const open = new Map<number, TableCell>();
  return rows.map((row, index) => {
    const isHeader = isHeaderRow(row) || (index === 0 && isFirstHeader);
    const scope = isHeader ? ('column' as const) : undefined;
    const cells: TableCell[] = [];
    let column = 0;
    for (const element of childrenNamed(row, 'tc')) {
      const properties = child(element, 'tcPr');
      const columns = Math.max(1, Number(valueOf(child(properties, 'gridSpan')) ?? 1)) || 1;
      const merge = child(properties, 'vMerge');
      const above = open.get(column);
      if (merge && valueOf(merge) !== 'restart' && above) above.rows += 1;
      else {
        const cell = {element, rows: 1, columns, scope, text: textOf(element).trim()};
        cells.push(cell);
        open.set(column, cell);
      }
      column += columns;
    }
    return cells;
  });
}

/** Returns the transcript of a Word file. */
export async function transcribeWord(
  file: OfficePackage,
  name: string,
  root: XmlElement,
): Promise<Transcript> {
  const styles = new Styles(file.xml(file.related(name, 'styles')));
  const body = child(root, 'body') ?? root;
  const {isComplete, numbering} = await insertFiles(file, name, body, styles);
  const settings = file.xml(file.related(name, 'settings'));
  const reader = new WordReader(file, name, body, styles, numbering);
  reader.readBody(headersOf(file, name, body, settings));
  return {
    format: 'word',
    title: file.title(),
    language: languageOf(styles.lang, root),
    pages: Number(file.property('Pages')) || undefined,
    items: reader.builder.finish(),
    notes: isComplete ? [] : ['inserted'],
  };
}
