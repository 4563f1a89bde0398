/** A PDF document as the rules see it. */
import type {Place} from '../finding.ts';
import {MAX_WORDS} from '../limits.ts';
import type {PdfFile} from './file.ts';
import {Stream} from './objects.ts';
import {pagesOf} from './pages.ts';
import type {Page} from './pages.ts';
import {text} from './strings.ts';
import type {StructElement} from './structure/element.ts';
import {StructTree} from './structure/tree.ts';
import {readXmp} from './xmp.ts';
import type {Xmp} from './xmp.ts';

export type {Found} from '../finding.ts';

export class PdfDocument {
  readonly pages: Page[];
  readonly tree: StructTree | undefined;
  /** The language of the whole document; Apache FOP writes x-unknown where it knows none. */
  readonly lang: string | undefined;
  readonly metadata: Stream | undefined;
  readonly xmp: Xmp | undefined;
  private readonly numbers: Map<number, number>;

  constructor(readonly file: PdfFile) {
    const {catalog} = file;
    this.pages = pagesOf(file);
    this.numbers = new Map(this.pages.map(({num, index}) => [num, index]));
    const root = catalog.dict('StructTreeRoot');
    this.tree = root && new StructTree(file, root);
    this.lang = text(catalog.string('Lang'));
    if (this.lang === 'x-unknown') this.lang = undefined;
    this.metadata = catalog.stream('Metadata');
    const packet = this.metadata && file.decoded(this.metadata);
    this.xmp = packet && readXmp(packet, file.budget);
  }

  /** Place of a page, from 1, by the number of its object. */
  pageIndex(num: number): number | undefined {
    return this.numbers.get(num);
  }

  /** Where an element is. */
  placeOf(element: StructElement): Place {
    const words = wordsIn(element) || element.text('Alt') || element.text('T')?.trim() || undefined;
    return {page: this.firstPage(element), element: element.type, words};
  }

  private firstPage(element: StructElement): number | undefined {
    const own = element.content[0]?.page ?? element.page;
    if (own > 0) return this.pageIndex(own);
    for (const kid of element.kids) {
      const page = kid.content[0]?.page ?? kid.page;
      if (page > 0) return this.pageIndex(page);
    }
    return undefined;
  }

  /** An entry of the document information. */
  info(key: 'Title' | 'Creator' | 'Producer'): string | undefined {
    return text(this.file.trailer.dict('Info')?.string(key))?.trim();
  }

  /** What the file says it keeps. */
  get claims(): string | undefined {
    const part = this.xmp?.pdfua.get('part')?.value;
    return part !== undefined && /^\d{1,2}$/.test(part) ? `PDF/UA-${part}` : undefined;
  }
}

const MAX_LOOK = 50;

/** The first words of an element and what is in it. */
function wordsIn(element: StructElement): string {
  let words = '';
  const todo = [element];
  for (let i = 0; i < MAX_LOOK && words.length < MAX_WORDS; i += 1) {
    const next = todo.pop();
    if (!next) break;
    words += ` ${next.words}`;
    for (const kid of next.kids.slice(0, MAX_LOOK).reverse()) todo.push(kid);
  }
  return words.trim();
}
