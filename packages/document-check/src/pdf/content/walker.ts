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
  private readonly walked = new Map<number, Set<string>>();

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

  /** Reads a stream, and returns whether it has marked content that belongs to elements. */
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
    const {num} = stream.ref;
    const painted = this.forms.get(num) ?? {stream, uses: 0, marked: false, page: owner.pageNumber};
    painted.uses += 1;
    this.forms.set(num, painted);
    const whole = this.tree?.ofObject(num, stream.dict);
    const outside = whole ? {...around, element: whole, lang: whole.lang ?? around.lang} : around;
    const key = `${outside.element ? 'e' : ''}${outside.artifact ? 'a' : ''} ${outside.lang ?? ''}`;
    const walked = this.walked.get(num) ?? new Set();
    this.walked.set(num, walked);
    const isKnown = walked.has(key) && !this.listener.readsEveryUse;
    if (isKnown || depth >= MAX_DEPTH) return;
    walked.add(key);
    const data = this.file.decoded(stream);
    if (!data) return;
    const resources = stream.dict.dict('Resources') ?? owner.resources;
    const inside = {...owner, dict: stream.dict, stream: num, resources};
    const inner = area * areaScale(stream.dict.array('Matrix'));
    if (this.read(data, inside, outside, depth + 1, inner)) painted.marked = true;
  }
}
