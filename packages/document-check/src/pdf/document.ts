/** A PDF document as the checks need it: pages, structure tree, language and metadata. */
import type {Place} from '../finding.ts';
import {MAX_TEXT} from '../limits.ts';
import type {PdfFile} from './file.ts';
import {Stream} from './objects.ts';
import type {Dict} from './objects.ts';
import {pagesOf, rectangle} from './pages.ts';
import type {Page} from './pages.ts';
import {nameText, text} from './strings.ts';
import type {Content, StructElement} from './structure/element.ts';
import {StructTree} from './structure/tree.ts';
import {readXmp} from './xmp.ts';
import type {Xmp} from './xmp.ts';

export type {Reporter} from '../reporter.ts';

export class PdfDocument {
  readonly pages: Page[];
  readonly tree: StructTree | undefined;
  /** The language of the whole document; Apache FOP writes x-unknown if it does not know the language. */
  readonly lang: string | undefined;
  readonly metadata: Stream | undefined;
  readonly xmp: Xmp | undefined;
  private readonly numbers: Map<number, number>;

  constructor(readonly file: PdfFile) {
    const {catalog} = file;
    this.pages = pagesOf(file);
    this.numbers = new Map(this.pages.map(({num, number}) => [num, number]));
    const root = catalog.dict('StructTreeRoot');
    this.tree = root && this.treeOf(root);
    this.lang = text(catalog.string('Lang'));
    if (this.lang === 'x-unknown') this.lang = undefined;
    this.metadata = catalog.stream('Metadata');
    const packet = this.metadata && file.decoded(this.metadata);
    this.xmp = packet && readXmp(packet, file.budget);
  }

  /** Reads the structure tree; undefined if it has no elements, or none for the pages that are left. */
  private treeOf(root: Dict): StructTree | undefined {
    const tree = new StructTree(this.file, root, (page) => this.numbers.has(page));
    return tree.elements.length > 0 ? tree : undefined;
  }

  /** The number of a page, from 1. @param num number of its object */
  pageNumber(num: number): number | undefined {
    return this.numbers.get(num);
  }

  placeOf(element: StructElement): Place {
    const text = textIn(element) || element.text('T')?.trim() || undefined;
    const {page = 0, ...area} = areaOf(element);
    return {page: this.pageNumber(page), element: nameText(element.type), text, ...area};
  }

  /** An entry of the document information, which XMP replaces. */
  info(key: 'Title' | 'Creator' | 'Producer'): string | undefined {
    return text(this.file.trailer.dict('Info')?.string(key))?.trim();
  }

  /** The standard that the metadata claim, such as `PDF/UA-1`. */
  get claimedStandard(): string | undefined {
    const part = this.xmp?.pdfua.get('part')?.value;
    return part !== undefined && /^\d{1,2}$/.test(part) ? `PDF/UA-${part}` : undefined;
  }

  /** PDF/UA-2 changed some rules of PDF/UA-1. */
  get isUa2(): boolean {
    return this.claimedStandard === 'PDF/UA-2';
  }
}

/** Greatest number of elements, and of their MCIDs, that an area is made of. */
const MAX_AREA = 1000;

/** An element and its descendants, level by level. */
function withDescendants(element: StructElement): StructElement[] {
  const found = [element];
  for (const {kids} of found) {
    for (const kid of kids.slice(0, MAX_AREA - found.length)) found.push(kid);
  }
  return found;
}

const mcidsOn = (page: number, content: readonly Content[]): number[] =>
  content.flatMap((part) => {
    const isOnPage = part.kind === 'marked' && part.page === page && part.stream === undefined;
    return isOnPage ? [part.mcid] : [];
  });

/** Finds the page on which an element begins, and its area there: the marked content of the element and its descendants, or an annotation. */
function areaOf(element: StructElement): Pick<Place, 'page' | 'mcids' | 'rect'> {
  const mcids: number[] = [];
  let page = 0;
  for (const {content, page: ownPage} of withDescendants(element)) {
    page ||= content[0]?.page ?? ownPage;
    for (const mcid of mcidsOn(page, content)) mcids.push(mcid);
  }
  const [only] = element.content;
  const rect = only?.kind === 'object' ? rectangle(only.dict, 'Rect') : undefined;
  return {page, ...(mcids.length > 0 ? {mcids: mcids.slice(0, MAX_AREA)} : {rect})};
}

const MAX_SEARCHED = 50;

/** Returns the first words of an element and its descendants, as a screen reader gets them. */
function textIn(element: StructElement): string {
  let text = '';
  const todo = [element];
  for (let i = 0; i < MAX_SEARCHED && text.length < MAX_TEXT; i += 1) {
    const next = todo.pop();
    if (!next) break;
    text += ` ${next.ownText || next.text('ActualText') || next.alternative}`;
    for (const kid of next.kids.slice(0, MAX_SEARCHED).reverse()) todo.push(kid);
  }
  return text.trim();
}
