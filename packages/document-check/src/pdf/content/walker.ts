/** Reads the content of pages, and the forms that they call. */
import type {PdfFile} from '../file.ts';
import {Font} from '../fonts/font.ts';
import {asDict} from '../objects.ts';
import type {Dict, PdfObject, Stream} from '../objects.ts';
import type {StructTree} from '../structure/tree.ts';
import type {Content, Listener, Owner} from './content.ts';
import {NOTHING_AROUND} from './marks.ts';
import type {Surroundings} from './marks.ts';
import {ContentReader, areaScale} from './reader.ts';

/** A form that was called. */
export interface CalledForm {
  stream: Stream;
  calls: number;
  /** Whether it has marked content that belongs to elements. */
  marked: boolean;
  page: number;
}

const MAX_DEPTH = 12;

export class ContentWalker implements Content {
  readonly forms = new Map<number, CalledForm>();
  readonly fonts = new Map<Dict, Font>();
  private readonly walked = new Map<number, Set<string>>();

  constructor(
    readonly file: PdfFile,
    readonly tree: StructTree | undefined,
    readonly listener: Listener,
  ) {}

  /** Reads a stream; says whether it has marked content that belongs to elements. */
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

  /** Reads a form, once for all surroundings that do not change what is found. */
  form(stream: Stream, owner: Owner, around: Surroundings, depth: number, area: number): void {
    const {num} = stream.ref;
    const called = this.forms.get(num) ?? {stream, calls: 0, marked: false, page: owner.index};
    called.calls += 1;
    this.forms.set(num, called);
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
    if (this.read(data, inside, outside, depth + 1, inner)) called.marked = true;
  }
}
