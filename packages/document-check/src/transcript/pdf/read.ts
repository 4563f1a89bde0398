/** Reads a PDF in the order of its tags; without tags, in the order in which its content is painted. */
import type {Budget} from '../../limits.ts';
import {kidsOf} from '../../pdf/checks/kids.ts';
import {attribute, headersOf, rowsOf} from '../../pdf/checks/table-cells.ts';
import type {Cell} from '../../pdf/checks/table-cells.ts';
import {PdfDocument} from '../../pdf/document.ts';
import {PdfFile} from '../../pdf/file.ts';
import {ModuleMissingError, loadModule} from '../../pdf/lazy.ts';
import {asDict, asList, Dict, Name, Ref} from '../../pdf/objects.ts';
import {rectangle} from '../../pdf/pages.ts';
import type {Page} from '../../pdf/pages.ts';
import {text as textOf} from '../../pdf/strings.ts';
import type {Content, StructElement} from '../../pdf/structure/element.ts';
import {contentId} from '../../pdf/structure/tree.ts';
import {TranscriptBuilder} from '../builder.ts';
import type {TextPlace} from '../builder.ts';
import {placeCells} from '../headers.ts';
import type {PlacedCell, Scope} from '../headers.ts';
import type {ItemRole, Transcript} from '../items.ts';
import {fieldItem, linkTarget} from './fields.ts';
import {PageContent, decoded, plainText, spaced, startOf} from './page-content.ts';
import type {ContentKey, Piece, Silence} from './page-content.ts';

/** Elements that are part of a line. */
const INLINE = new Set([
  'Span',
  'Quote',
  'Reference',
  'BibEntry',
  'Lbl',
  'LBody',
  'Ruby',
  'RB',
  'RT',
  'RP',
  'Warichu',
  'WT',
  'WP',
  'Form',
  'Annot',
]);

/** Elements that only group others. */
const GROUPS = new Set([
  'Document',
  'Part',
  'Art',
  'Sect',
  'Div',
  'Index',
  'NonStruct',
  'TR',
  'THead',
  'TBody',
  'TFoot',
]);

/** Elements of PDF 2.0 that are part of a line. */
const NEWER_INLINE = /^(?:Em|Strong|Sub)$/;

/** The flag of annotations that are not shown. */
const HIDDEN = 1 << 1;

/** Deepest nesting of elements that is read. */
const MAX_DEPTH = 500;

/** A cell of a table, with its element. */
interface TableCell {
  element: StructElement;
  rows: number;
  columns: number;
  scope: Scope | undefined;
  text: string;
  headers: string[];
}

/** Returns the kids of an element in the order of the file: other elements, and content of pages. */
function partsOf(element: StructElement): (StructElement | Content)[] {
  const kids = new Map(element.kids.map((kid) => [kid.dict, kid]));
  const content = element.content.values();
  return asList(element.dict.get('K')).flatMap((entry): (StructElement | Content)[] => {
    const value = element.dict.resolve(entry);
    const kid = value instanceof Dict ? kids.get(value) : undefined;
    if (kid) {
      kids.delete(kid.dict);
      return [kid];
    }
    const isMarked = typeof value === 'number' || (value instanceof Dict && value.has('MCID'));
    const isObject = value instanceof Dict && asDict(value.get('Obj')) !== undefined;
    const next = isMarked || isObject ? content.next().value : undefined;
    return next ? [next] : [];
  });
}

const isElement = (part: StructElement | Content): part is StructElement => 'standard' in part;

const keyOf = (part: Content): ContentKey =>
  part.kind === 'marked' ? contentId(part.mcid, part.page, part.stream) : `object ${part.num}`;

class TagReader {
  readonly builder = new TranscriptBuilder();
  /** What is painted after content that was read, and is not read. */
  private waiting: Silence[] = [];
  private lastPage = 0;
  /** How many figures are around what is read. */
  private figures = 0;
  private depth = 0;

  constructor(
    private readonly document: PdfDocument,
    private readonly content: PageContent,
  ) {}

  read(element: StructElement): void {
    if (this.depth >= MAX_DEPTH) return;
    this.depth += 1;
    this.readBlock(element);
    this.depth -= 1;
  }

  private readBlock(element: StructElement): void {
    const {standard = ''} = element;
    const level = /^H([1-9]\d*)?$/.exec(standard);
    if (element.type === 'Artifact') this.pass(element);
    else if (level) this.block(element, {kind: 'heading', level: Number(level[1]) || undefined});
    else this.readPart(element, standard);
  }

  private readPart(element: StructElement, standard: string): void {
    switch (standard) {
      case 'Table':
        this.table(element);
        return;
      case 'L':
      case 'TOC':
        this.list(element);
        return;
      case 'LI':
      case 'TOCI':
        this.block(element, {kind: 'listItem'});
        return;
      case 'BlockQuote':
        this.quote(element);
        return;
      case 'Figure':
      case 'Formula':
        this.figure(element, standard);
        return;
      case 'Link':
        this.link(element);
        return;
      case 'Note':
      case 'FENote':
        this.line(element, {kind: 'note'});
        return;
      case 'Caption':
        this.block(element, {kind: 'caption'});
        return;
      case 'Code':
        if (this.builder.isBlank) this.block(element, {kind: 'code'});
        else this.inside(element);
        return;
      default:
        this.readText(element, standard);
    }
  }

  private readText(element: StructElement, standard: string): void {
    if (INLINE.has(standard) || NEWER_INLINE.test(element.type)) this.inside(element);
    else if (GROUPS.has(standard)) this.group(element);
    else this.block(element, {kind: 'paragraph'});
  }

  private placeOf(element: StructElement): TextPlace {
    const {page} = this.document.placeOf(element);
    this.visit(page);
    return {page, language: element.lang ?? this.document.lang};
  }

  /** The place of an element with its area. */
  private areaOf(element: StructElement): TextPlace {
    const {mcids, rect} = this.document.placeOf(element);
    return {...this.placeOf(element), mcids, rect};
  }

  private group(element: StructElement): void {
    this.flush();
    for (const part of partsOf(element)) {
      this.readOrAdd(part, element);
      if (isElement(part)) this.flush();
    }
    this.builder.end();
  }

  private block(element: StructElement, role: ItemRole): void {
    const place = this.placeOf(element);
    if (role.kind !== 'paragraph' || !this.builder.isOpen) this.flush();
    this.builder.begin(role, place);
    this.inside(element);
    this.builder.end();
  }

  /** Reads what is in an element as part of the open block. */
  private inside(element: StructElement): void {
    const replacement = element.text('ActualText')?.trim() || element.alternative;
    if (replacement) {
      this.builder.text(replacement, this.areaOf(element), element.standard === 'Lbl');
      this.pass(element);
      return;
    }
    for (const part of partsOf(element)) this.readOrAdd(part, element);
  }

  private readOrAdd(part: StructElement | Content, element: StructElement): void {
    if (isElement(part)) this.read(part);
    else this.add(part, element);
  }

  /** Adds content of a page. */
  private add(part: Content, element: StructElement): void {
    const page = this.document.pageNumber(part.page);
    if (part.kind === 'object') {
      this.annotation(part.dict, element, page);
      return;
    }
    this.visit(page);
    const key = keyOf(part);
    const mcids = part.stream === undefined ? [part.mcid] : undefined;
    this.addPieces(this.content.piecesOf(key), {page, mcids}, element.standard === 'Lbl');
    this.wait(key);
  }

  private addPieces(pieces: readonly Piece[], place: TextPlace, isLabel: boolean): void {
    for (const piece of pieces) {
      if (piece.kind === 'picture') {
        if (this.figures === 0) {
          this.builder.inline({kind: 'silence', reason: 'picture'}, '', place);
        }
        continue;
      }
      const text = decoded(piece);
      const textPlace = {...place, language: piece.language};
      if (text === undefined) {
        this.builder.inline({kind: 'silence', reason: 'characters'}, '', textPlace);
      } else this.builder.text(spaced(piece, text), textPlace, isLabel);
    }
  }

  private figure(element: StructElement, standard: string): void {
    const text = element.text('ActualText')?.trim() || element.alternative;
    const kind = standard === 'Figure' ? 'graphic' : 'formula';
    const place = this.areaOf(element);
    const isBlock = !this.builder.isOpen;
    if (text) {
      this.builder.inline({kind}, text, place);
      this.pass(element);
      return;
    }
    if (kind === 'graphic') this.builder.inline({kind: 'silence', reason: 'picture'}, '', place);
    this.figures += 1;
    this.inside(element);
    this.figures -= 1;
    if (isBlock) this.builder.end();
  }

  private link(element: StructElement): void {
    const annotation = element.content.find((part) => part.kind === 'object')?.dict;
    const target = annotation && linkTarget(annotation);
    const contents = textOf(annotation?.string('Contents'))?.trim();
    const text = this.textIn(element) || contents || target || '';
    this.builder.inline({kind: 'link', target}, text, this.areaOf(element));
    this.pass(element);
  }

  /** Adds an element as one part of a line. */
  private line(element: StructElement, role: ItemRole): void {
    this.builder.inline(role, this.textIn(element), this.areaOf(element));
    this.pass(element);
  }

  private annotation(dict: Dict, element: StructElement, page: number | undefined): void {
    const rect = rectangle(dict, 'Rect');
    const place = {page, rect, language: element.lang ?? this.document.lang};
    const contents = textOf(dict.string('Contents'))?.trim() ?? '';
    const subtype = dict.name('Subtype');
    if (subtype === 'Widget') {
      const {role, name} = fieldItem(dict);
      this.builder.inline(role, name || element.alternative, place);
    } else if (subtype === 'Link') {
      const target = linkTarget(dict);
      this.builder.inline({kind: 'link', target}, contents || target || '', place);
    } else if (contents !== '') this.builder.inline({kind: 'comment'}, contents, place);
  }

  private list(element: StructElement): void {
    const kids = kidsOf(element);
    const count = kids.filter(({standard}) => /^(?:LI|TOCI)$/.test(standard ?? '')).length;
    const isNested = element.parent?.standard === element.standard;
    const place = this.placeOf(element);
    if (!isNested || count > 0) this.push({kind: 'list', count}, place);
    for (const kid of kids) this.read(kid);
    this.push({kind: 'end', of: 'list'});
  }

  private quote(element: StructElement): void {
    this.push({kind: 'quote'}, this.placeOf(element));
    this.group(element);
    this.push({kind: 'end', of: 'quote'});
  }

  private push(role: ItemRole, place?: TextPlace): void {
    this.flush();
    this.builder.push(role, place);
  }

  private table(element: StructElement): void {
    const place = this.areaOf(element);
    const captions = kidsOf(element).filter(({standard}) => standard === 'Caption');
    const rows = rowsOf(this.document, element).map((cells) =>
      cells.map((cell) => this.cellOf(cell)),
    );
    this.nameHeaders(rows.flat());
    const {placed, width} = placeCells(rows);
    for (const caption of captions) this.read(caption);
    this.push({kind: 'table', rows: rows.length, columns: width}, place);
    for (const cell of placed.flat()) this.cell(cell);
    this.push({kind: 'end', of: 'table'});
  }

  private cellOf({element, rows, columns}: Cell): TableCell {
    const isHeader = element.standard === 'TH';
    const attributeValue = attribute(this.document, element, 'Scope');
    let scope: Scope = 'both';
    if (attributeValue instanceof Name && attributeValue.value === 'Row') scope = 'row';
    if (attributeValue instanceof Name && attributeValue.value === 'Column') scope = 'column';
    const text = isHeader ? this.textIn(element) : '';
    return {element, rows, columns, scope: isHeader ? scope : undefined, text, headers: []};
  }

  /** Adds the headers that cells name by their ids. */
  private nameHeaders(cells: readonly TableCell[]): void {
    const texts = new Map(cells.map(({element, text}) => [element.text('ID'), text]));
    for (const cell of cells) {
      const ids = headersOf(this.document, cell.element);
      cell.headers = ids.flatMap((id) => texts.get(id) ?? []);
    }
  }

  private cell({cell, role}: PlacedCell<TableCell>): void {
    const place = this.placeOf(cell.element);
    this.flush();
    this.builder.begin(role, place);
    this.inside(cell.element);
    this.builder.end();
  }

  /** The text of an element and its descendants, on one line. */
  private textIn(element: StructElement): string {
    const replacement = element.text('ActualText')?.trim() || element.alternative;
    if (replacement) return replacement;
    const texts = partsOf(element).map((part) => {
      if (isElement(part)) return this.textIn(part);
      return plainText(this.content.piecesOf(keyOf(part)));
    });
    return texts.join('').replaceAll(/\s+/g, ' ').trim();
  }

  /** Passes over an element that is read in another way, but not over what is painted after it. */
  private pass(element: StructElement): void {
    const todo = [element];
    for (const {content, kids} of todo) {
      for (const part of content) this.wait(keyOf(part));
      for (const kid of kids) todo.push(kid);
    }
  }

  private wait(key: ContentKey): void {
    for (const silence of this.content.takeSilences(key)) this.waiting.push(silence);
  }

  /** Notes what pages up to this one show before their first tagged content. */
  private visit(page = 0): void {
    for (; this.lastPage < page; this.lastPage += 1) this.wait(startOf(this.lastPage + 1));
  }

  /** Adds what is not read between two blocks. */
  private flush(): void {
    const waiting = this.waiting.splice(0);
    if (waiting.length > 0) this.builder.end();
    for (const silence of waiting) this.silence(silence);
  }

  private silence({reason, page, pieces}: Silence): void {
    const text = plainText(pieces).trim();
    const isEmpty = text === '' && reason !== 'picture';
    const place = {page: page || undefined, language: this.document.lang};
    if (!isEmpty) this.builder.inline({kind: 'silence', reason}, text, place);
  }

  /** Reads elements one after the other, and adds what is not read. */
  readAll(elements: readonly StructElement[]): void {
    for (const element of elements) {
      this.read(element);
      this.flush();
    }
    this.builder.end();
    // What is painted after content that no element names.
    const rest = this.content.remainingSilences().toSorted((a, b) => a.page - b.page);
    for (const silence of rest) this.waiting.push(silence);
    this.flush();
  }

  /** Reads a page without tags: lines that are apart become paragraphs. */
  readUntagged({number}: Page): void {
    const place = {page: number};
    this.builder.goTo(number);
    for (const piece of this.content.piecesOf(startOf(number))) {
      const isApart = piece.kind === 'text' && piece.gap === 'paragraph';
      if (isApart) this.builder.begin({kind: 'paragraph'}, place);
      this.addPieces([piece], place, false);
    }
    this.builder.end();
  }

  /** Reads fields and links of a page that no tag contains. @param isSilent whether they are passed over, as in a tagged file */
  readAnnotations(page: Page, isSilent: boolean): void {
    for (const dict of this.untaggedAnnotations(page)) {
      const field = dict.name('Subtype') === 'Widget' ? fieldItem(dict) : undefined;
      const text = field?.name ?? textOf(dict.string('Contents')) ?? linkTarget(dict) ?? '';
      const place = {page: page.number, rect: rectangle(dict, 'Rect')};
      if (isSilent) this.builder.push({kind: 'silence', reason: 'untagged'}, place, text);
      else if (field) this.builder.push(field.role, place, text);
    }
  }

  /** The fields and links of a page that are shown, and that no tag contains. */
  private untaggedAnnotations(page: Page): Dict[] {
    const {file, tree} = this.document;
    return (page.dict.array('Annots') ?? []).flatMap((raw) => {
      const dict = asDict(file.resolve(raw));
      if (!dict || ((dict.number('F') ?? 0) & HIDDEN) !== 0) return [];
      const isRead = /^(?:Widget|Link)$/.test(dict.name('Subtype') ?? '');
      const isTagged = tree?.ofObject(raw instanceof Ref ? raw.num : 0, dict) !== undefined;
      return isRead && !isTagged ? [dict] : [];
    });
  }
}

/** Returns the transcript of a PDF. Loads modules that few files need, and reads the file again: lazy.ts. */
export async function transcribePdf(bytes: Uint8Array, budget: Budget): Promise<Transcript> {
  for (;;) {
    try {
      return await transcribeOnce(bytes, budget);
    } catch (error) {
      if (!(error instanceof ModuleMissingError)) throw error;
      await loadModule(error.module);
    }
  }
}

async function transcribeOnce(bytes: Uint8Array, budget: Budget): Promise<Transcript> {
  const document = new PdfDocument(await PdfFile.open(bytes, budget));
  const {pages, tree, lang: language} = document;
  const content = new PageContent(document);
  for (const page of pages) {
    budget.checkNow();
    content.readPage(page);
  }
  if (await content.loadFonts()) await loadModule('names');
  const reader = new TagReader(document, content);
  if (tree) {
    reader.readAll(tree.elements.filter(({parent}) => !parent));
    for (const page of pages) reader.readAnnotations(page, true);
  } else {
    for (const page of pages) {
      reader.readUntagged(page);
      reader.readAnnotations(page, false);
    }
  }
  return {
    format: 'pdf',
    title: titleOf(document),
    language,
    pages: pages.length,
    items: reader.builder.finish(),
    notes: tree ? [] : ['untagged'],
  };
}

/** Returns the title that a window shows; empty if it shows the name of the file. */
function titleOf(document: PdfDocument): string {
  const preferences = document.file.catalog.dict('ViewerPreferences');
  if (preferences?.get('DisplayDocTitle') !== true) return '';
  return document.info('Title') || (document.xmp?.title ?? '');
}
