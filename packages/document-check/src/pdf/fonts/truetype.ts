/** TrueType and OpenType programs: the tables of glyphs and their widths. */
import {Bytes} from './bytes.ts';

/** A table from codes to glyphs. */
export interface CmapTable {
  platform: number;
  encoding: number;
  glyph: (code: number) => number;
}

const NOTDEF = 0;

function format4(bytes: Bytes, at: number): (code: number) => number {
  const count = bytes.u16(at + 6) >> 1;
  const [ends, starts] = [at + 14, at + 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  return (code) => {
    for (let i = 0; i < count; i += 1) {
      if (code > bytes.u16(ends + i * 2)) continue;
      const start = bytes.u16(starts + i * 2);
      if (code < start) return NOTDEF;
      const offset = bytes.u16(offsets + i * 2);
      const delta = bytes.u16(deltas + i * 2);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = bytes.u16(offsets + i * 2 + offset + (code - start) * 2);
      return glyph === NOTDEF ? NOTDEF : (glyph + delta) & 0xffff;
    }
    return NOTDEF;
  };
}

function format12(bytes: Bytes, at: number): (code: number) => number {
  const groups = Math.min(bytes.u32(at + 12), 100_000);
  return (code) => {
    for (let i = 0; i < groups; i += 1) {
      const group = at + 16 + i * 12;
      if (code < bytes.u32(group)) return NOTDEF;
      if (code <= bytes.u32(group + 4)) return bytes.u32(group + 8) + code - bytes.u32(group);
    }
    return NOTDEF;
  };
}

function readSubtable(bytes: Bytes, at: number): (code: number) => number {
  switch (bytes.u16(at)) {
    case 0:
      return (code) => (code < 256 ? bytes.u8(at + 6 + code) : NOTDEF);
    case 4:
      return format4(bytes, at);
    case 6: {
      const [first, count] = [bytes.u16(at + 6), bytes.u16(at + 8)];
      return (code) =>
        code >= first && code < first + count ? bytes.u16(at + 10 + (code - first) * 2) : NOTDEF;
    }
    case 12:
      return format12(bytes, at);
    default:
      return () => NOTDEF;
  }
}

export class TrueType {
  readonly format = 'truetype';
  readonly cmaps: CmapTable[] = [];
  readonly glyphs: number;
  private readonly tables = new Map<string, number>();
  private readonly unitsPerEm: number;
  private readonly metricCount: number;

  constructor(private readonly bytes: Bytes) {
    const start = bytes.text(0, 4) === 'ttcf' ? bytes.u32(12) : 0;
    for (let i = 0; i < Math.min(bytes.u16(start + 4), 100); i += 1) {
      const at = start + 12 + i * 16;
      this.tables.set(bytes.text(at, 4), bytes.u32(at + 8));
    }
    this.glyphs = bytes.u16((this.tables.get('maxp') ?? bytes.length) + 4);
    this.unitsPerEm = bytes.u16((this.tables.get('head') ?? bytes.length) + 18) || 1000;
    this.metricCount = bytes.u16((this.tables.get('hhea') ?? bytes.length) + 34);
    this.readCmaps();
  }

  private readCmaps(): void {
    const {bytes} = this;
    const at = this.tables.get('cmap');
    if (at === undefined) return;
    for (let i = 0; i < Math.min(bytes.u16(at + 2), 100); i += 1) {
      const record = at + 4 + i * 8;
      this.cmaps.push({
        platform: bytes.u16(record),
        encoding: bytes.u16(record + 2),
        glyph: readSubtable(bytes, at + bytes.u32(record + 4)),
      });
    }
  }

  /** The offset of the CFF table of an OpenType font; undefined if there is none. */
  get cff(): number | undefined {
    return this.tables.get('CFF ');
  }

  /** Returns the width of a glyph in thousandths of an em; undefined if the program does not state it. */
  width(glyph: number): number | undefined {
    const hmtx = this.tables.get('hmtx');
    if (hmtx === undefined || this.metricCount === 0 || glyph >= this.glyphs) return undefined;
    const at = hmtx + Math.min(glyph, this.metricCount - 1) * 4;
    return (this.bytes.u16(at) * 1000) / this.unitsPerEm;
  }

  /** Whether a glyph draws something; without the tables that say so, each one does. */
  hasOutline(glyph: number): boolean {
    const [loca, head] = [this.tables.get('loca'), this.tables.get('head')];
    if (loca === undefined || head === undefined) return glyph < this.glyphs;
    const long = this.bytes.u16(head + 50) !== 0;
    const offset = (i: number) =>
      long ? this.bytes.u32(loca + i * 4) : this.bytes.u16(loca + i * 2) * 2;
    return offset(glyph + 1) > offset(glyph);
  }

  /** Returns the glyph of a code in a symbolic font. */
  symbolGlyph(code: number): number {
    const own = this.cmaps.find(({platform, encoding}) => platform === 3 && encoding === 0);
    for (const base of [0xf000, 0, 0xf100, 0xf200]) {
      const glyph = own?.glyph(base + code) ?? NOTDEF;
      if (glyph !== NOTDEF) return glyph;
    }
    const mac = this.cmaps.find(({platform}) => platform === 1) ?? this.cmaps[0];
    return mac?.glyph(code) ?? NOTDEF;
  }

  /** Returns the glyph of a character, or of a Mac OS Roman code. */
  characterGlyph(unicode: number, macCode: number): number {
    const windows = this.cmaps.find(({platform, encoding}) => platform === 3 && encoding === 1);
    const glyph = windows?.glyph(unicode) ?? NOTDEF;
    if (glyph !== NOTDEF || macCode < 0) return glyph;
    return this.cmaps.find(({platform}) => platform === 1)?.glyph(macCode) ?? NOTDEF;
  }
}
