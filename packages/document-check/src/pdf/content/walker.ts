/** Reads the content of pages, and of the form XObjects that they paint. */
import type {PdfFile} from '../file.ts';
import {join} from '../filters/flate.ts';
import {Font} from '../fonts/font.ts';
import {asDict, asList, Stream} from '../objects.ts';
import type {Dict, PdfObject} from '../objects.ts';
import type {Page} from '../pages.ts';
import type {StructTree} from '../structure/tree.ts';
import type {Content, Listener, Owner} from './content.ts';
import {NOTHING_AROUND} from './marks.ts';
import type {Surroundings} from './marks.ts';
import {ContentReader, areaScale} from './reader.ts';

/** A form XObject that was painted: ISO 32000-1, 8.10. */
export interface PaintedForm {
  stream: Stream;
  /** Number of times that it is painted. */
  uses: number;
  /** Whether it has marked content that belongs to elements. */
  marked: boolean;
  page: number;
}

const MAX_DEPTH = 12;

const WHITE_SPACE = Uint8Array.of(32);

export class ContentWalker implements Content {
  readonly forms = new Map<number, PaintedForm>();
  readonly fonts = new Map<Dict, Font>();
  /** Form XObject → the surroundings in which it was read, by what they determine for its findings. */
  private readonly surroundingsRead = new Map<number, Set<string>>();

  constructor(
    readonly file: PdfFile,
    readonly tree: StructTree | undefined,
    readonly listener: Listener,
  ) {}

  /** Reads the content of a page. */
  readPage({dict, num, number, resources}: Page): void {
    const owner = {dict, stream: undefined, page: num, pageNumber: number, resources};
    this.read(this.contents(dict), owner);
  }

  /** Joins the content streams of a page, with white space between them. */
  private contents(page: Dict): Uint8Array {
    const parts = asList(page.get('Contents')).flatMap((entry) => {
      const stream = this.file.resolve(entry);
      const bytes = stream instanceof Stream ? this.file.decoded(stream) : undefined;
      return bytes ? [bytes, WHITE_SPACE] : [];
    });
    return join(parts);
  }

  /** Reads a stream. @returns whether it has marked content that belongs to elements */
  read(data: Uint8Array, owner: Owner, outside = NOTHING_AROUND, depth = 0, area = 1): boolean {
    const reader = new ContentReader(this, owner, outside, depth, area);
    reader.read(data);
    return reader.marked;
  }

  font(raw: PdfObject | undefined): Font | undefined {
    const dict = asDict(this.file.resolve(raw));
    if (!dict) return undefined;
    const font = this.fonts.get(dict) ?? new Font(dict, this.file);
    this.fonts.set(dict, font);
    return font;
  }

  /** Reads a form XObject, once for all surroundings that give the same findings. */
  form(stream: Stream, owner: Owner, around: Surroundings, depth: number, area: number): void {
    const painted = this.recordUse(stream, owner.pageNumber);
    const outside = this.surroundingsOf(stream, around);
    if (depth >= MAX_DEPTH || !this.needsReading(stream, outside)) return;
    const data = this.file.decoded(stream);
    if (!data) return;
    const resources = stream.dict.dict('Resources') ?? owner.resources;
    const inside = {...owner, dict: stream.dict, stream: stream.ref.num, resources};
    const inner = area * areaScale(stream.dict.array('Matrix'));
    if (this.read(data, inside, outside, depth + 1, inner)) painted.marked = true;
  }

  private recordUse(stream: Stream, page: number): PaintedForm {
    const {num} = stream.ref;
    const painted = this.forms.get(num) ?? {stream, uses: 0, marked: false, page};
    painted.uses += 1;
    this.forms.set(num, painted);
    return painted;
  }

  /** The surroundings of the content of a form XObject, which may belong to an element as a whole. */
  private surroundingsOf({ref, dict}: Stream, around: Surroundings): Surroundings {
    const element = this.tree?.ofObject(ref.num, dict);
    return element ? {...around, element, lang: element.lang ?? around.lang} : around;
  }

  /** Whether a form XObject may give other findings than before, and records that it is read. */
  private needsReading({ref}: Stream, {element, artifact, lang = ''}: Surroundings): boolean {
    const read = this.surroundingsRead.get(ref.num) ?? new Set();
    this.surroundingsRead.set(ref.num, read);
    const key = JSON.stringify({hasElement: !!element, artifact, lang});
    const isKnown = read.has(key);
    read.add(key);
    return !isKnown || this.listener.readsEveryUse === true;
  }
}
