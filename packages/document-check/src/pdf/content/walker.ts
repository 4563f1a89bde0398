/** Reads the content of pages, and of the form XObjects that they paint. */
import type {PdfFile} from '../file.ts';
import {Font} from '../fonts/font.ts';
import {asDict} from '../objects.ts';
import type {Dict, PdfObject, Stream} from '../objects.ts';
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

export class ContentWalker implements Content {
  readonly forms = new Map<number, PaintedForm>();
  readonly fonts = new Map<Dict, Font>();
  private readonly walked = new Map<number, Set<string>>();

  constructor(
    readonly file: PdfFile,
    readonly tree: StructTree | undefined,
    readonly listener: Listener,
  ) {}

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
    if (walked.has(key) || depth >= MAX_DEPTH) return;
    walked.add(key);
    const data = this.file.decoded(stream);
    if (!data) return;
    const resources = stream.dict.dict('Resources') ?? owner.resources;
    const inside = {...owner, dict: stream.dict, stream: num, resources};
    const inner = area * areaScale(stream.dict.array('Matrix'));
    if (this.read(data, inside, outside, depth + 1, inner)) painted.marked = true;
  }
}
