/** Compact Font Format (Adobe Technical Note 5176): names or CIDs of glyphs, and their widths. */
import type {Bytes} from './bytes.ts';
import {charstringWidth} from './charstring.ts';
import {readDict} from './cff-dict.ts';
import type {CffDict, Index, Private} from './cff-dict.ts';
import type {Encoding} from './encoding.ts';
import {LATIN_NAMES, STANDARD_ENCODING} from './names.ts';

const MAX_GLYPHS = 65_535;

/** Number of standard strings, which have the first ids. */
const STANDARD_STRINGS = 391;

/** Operators of dictionaries (Technical Note 5176, tables 9, 10 and 23), as `readDict` numbers them. */
const CHARSET = 15;
const ENCODING = 16;
const CHAR_STRINGS = 17;
const PRIVATE = 18;
const SUBRS = 19;
const DEFAULT_WIDTH = 20;
const NOMINAL_WIDTH = 21;
const FONT_MATRIX = 1207;
const REGISTRY_ORDERING_SUPPLEMENT = 1230;
const FONT_DICTS = 1236;
const FONT_DICT_SELECT = 1237;

function readIndex(bytes: Bytes, at: number): Index {
  const count = bytes.u16(at);
  const size = bytes.u8(at + 2);
  const offsets = at + 3;
  const base = offsets + (count + 1) * size - 1;
  const parts: [number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    parts.push([
      base + bytes.uint(offsets + i * size, size),
      base + bytes.uint(offsets + (i + 1) * size, size),
    ]);
  }
  return {parts, end: parts.at(-1)?.[1] ?? at + 2};
}

export class Cff {
  readonly format = 'cff';
  /** Whether glyphs have CIDs instead of names. */
  readonly cid: boolean;
  readonly encoding: Encoding | undefined;
  /** Name or CID → glyph. */
  readonly glyphs = new Map<string | number, number>();
  private readonly charstrings: Index['parts'];
  private readonly globalSubrs: Index['parts'];
  private readonly privates: Private[] = [];
  private readonly strings: Index['parts'];
  private readonly top: CffDict;
  /** Whether glyphs have the standard names of expert fonts, which LATIN_NAMES does not include. */
  expert = false;

  constructor(
    readonly bytes: Bytes,
    private readonly start = 0,
  ) {
    const names = readIndex(bytes, start + bytes.u8(start + 2));
    const tops = readIndex(bytes, names.end);
    const strings = readIndex(bytes, tops.end);
    this.strings = strings.parts;
    this.globalSubrs = readIndex(bytes, strings.end).parts;
    const [from = 0, to = 0] = tops.parts[0] ?? [];
    this.top = readDict(bytes, from, to);
    this.cid = this.top.has(REGISTRY_ORDERING_SUPPLEMENT);
    this.charstrings = readIndex(bytes, start + this.number(CHAR_STRINGS)).parts.slice(
      0,
      MAX_GLYPHS,
    );
    this.readCharset();
    this.readPrivates();
    this.encoding = this.cid ? undefined : this.readEncoding();
  }

  private number(operator: number): number {
    return this.top.get(operator)?.[0] ?? 0;
  }

  /** The string of a string id (SID); a made-up name for the standard strings of expert fonts. */
  private string(id: number): string {
    if (id < STANDARD_STRINGS) {
      if (id >= LATIN_NAMES.length) this.expert = true;
      return LATIN_NAMES[id] ?? `expert${id}`;
    }
    const [from = 0, to = 0] = this.strings[id - STANDARD_STRINGS] ?? [];
    return this.bytes.text(from, Math.min(to - from, 127));
  }

  private add(glyph: number, id: number): void {
    this.glyphs.set(this.cid ? id : this.string(id), glyph);
  }

  private readCharset(): void {
    const {bytes, start} = this;
    const offset = this.number(CHARSET);
    const count = this.charstrings.length;
    this.add(0, 0);
    if (offset < 3) {
      this.expert = !this.cid && offset > 0;
      for (let glyph = 1; glyph < count; glyph += 1) this.add(glyph, glyph);
      return;
    }
    let at = start + offset + 1;
    const format = bytes.u8(at - 1);
    for (let glyph = 1; glyph < count && at < bytes.length;) {
      const first = bytes.u16(at);
      at += 2;
      const nLeft = format === 0 ? 0 : bytes.uint(at, format);
      at += format;
      for (let i = 0; i <= nLeft && glyph < count; i += 1, glyph += 1) this.add(glyph, first + i);
    }
  }

  private readEncoding(): Encoding | undefined {
    const offset = this.number(ENCODING);
    if (offset === 0) return STANDARD_ENCODING;
    // Expert encoding: its names are not included.
    if (offset === 1) return new Map();
    const {bytes} = this;
    const byGlyph = new Map([...this.glyphs].map(([name, glyph]) => [glyph, String(name)]));
    const encoding: Encoding = new Map();
    const at = this.start + offset;
    const ranges = (bytes.u8(at) & 127) === 1;
    let glyph = 1;
    for (let i = 0; i < bytes.u8(at + 1); i += 1) {
      const first = ranges ? bytes.u8(at + 2 + i * 2) : bytes.u8(at + 2 + i);
      const nLeft = ranges ? bytes.u8(at + 3 + i * 2) : 0;
      for (let k = 0; k <= nLeft; k += 1, glyph += 1) {
        encoding.set(first + k, byGlyph.get(glyph) ?? '.notdef');
      }
    }
    return encoding;
  }

  private readPrivate(dict: CffDict): Private {
    const [size = 0, offset = 0] = dict.get(PRIVATE) ?? [];
    const at = this.start + offset;
    const own = readDict(this.bytes, at, at + size);
    const subrs = own.get(SUBRS)?.[0];
    return {
      scale: this.scaleOf(dict),
      standard: own.get(DEFAULT_WIDTH)?.[0] ?? 0,
      nominal: own.get(NOMINAL_WIDTH)?.[0] ?? 0,
      subrs: subrs === undefined ? [] : readIndex(this.bytes, at + subrs).parts,
    };
  }

  /** The factor to thousandths of an em. A CID font may state it in its top dictionary, its inner ones, or both. */
  private scaleOf(dict: CffDict): number {
    const outer = this.top.get(FONT_MATRIX)?.[0];
    const inner = dict === this.top ? undefined : dict.get(FONT_MATRIX)?.[0];
    const product = (outer ?? 1) * (inner ?? 1) * 1000;
    if (outer === undefined && inner === undefined) return 1;
    // Some programs repeat the factor of a thousandth in both dictionaries: it is used once.
    return product < 0.01 ? (inner ?? 0.001) * 1000 : product;
  }

  private readPrivates(): void {
    const fonts = this.cid ? readIndex(this.bytes, this.start + this.number(FONT_DICTS)).parts : [];
    const dicts = fonts.slice(0, 256).map(([from, to]) => readDict(this.bytes, from, to));
    for (const dict of this.cid ? dicts : [this.top]) this.privates.push(this.readPrivate(dict));
  }

  /** The index of a glyph's font dictionary in a CID font (FDSelect); 0 for other fonts. */
  private fontDictOf(glyph: number): number {
    if (!this.cid) return 0;
    const {bytes} = this;
    const at = this.start + this.number(FONT_DICT_SELECT);
    if (bytes.u8(at) === 0) return bytes.u8(at + 1 + glyph);
    const ranges = bytes.u16(at + 1);
    for (let i = 0; i < ranges; i += 1) {
      if (glyph < bytes.u16(at + 3 + (i + 1) * 3)) return bytes.u8(at + 5 + i * 3);
    }
    return 0;
  }

  /** Returns the width of a glyph in thousandths of an em; undefined if the program cannot be read. */
  width(glyph: number): number | undefined {
    const part = this.charstrings[glyph];
    const own = this.privates[this.fontDictOf(glyph)];
    if (!part || !own) return undefined;
    const width = charstringWidth(this.bytes, part, own, this.globalSubrs);
    return width === undefined ? undefined : width * own.scale;
  }
}
