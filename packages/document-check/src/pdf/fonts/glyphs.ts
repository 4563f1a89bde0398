/** Finds the glyph that a font shows for a code, and the width that the font states for it. */
import type {Budget} from '../../limits.ts';
import type {PdfFile} from '../file.ts';
import {Stream} from '../objects.ts';
import type {Dict, PdfObject} from '../objects.ts';
import {lazyModule} from '../lazy.ts';
import {numberAt} from '../strings.ts';
import {baseOf, differencesOf, MAC_ROMAN_CHARACTERS, WIN_ANSI_CHARACTERS} from './encoding.ts';
import type {Font} from './font.ts';
import type {Program} from './program.ts';
import type {TrueType} from './truetype.ts';

/** CID → glyph, of the CIDToGIDMap. */
function mapOf(font: Font, file: PdfFile): (cid: number) => number {
  const map = font.descendant?.get('CIDToGIDMap');
  const data = map instanceof Stream ? file.decoded(map) : undefined;
  if (!data) return (cid) => cid;
  return (cid) => (numberAt(data, cid * 2) << 8) | numberAt(data, cid * 2 + 1);
}

/** Returns the character of a code in a non-symbolic TrueType font. */
function characterOf(
  font: Font,
  differences: Map<number, string>,
  code: number,
): string | undefined {
  const name = differences.get(code);
  if (name !== undefined) return lazyModule('names').unicodeOfName(name);
  const table =
    baseOf(font.dict) === 'MacRomanEncoding' ? MAC_ROMAN_CHARACTERS : WIN_ANSI_CHARACTERS;
  return table[code];
}

/** Returns the glyph of a code; undefined if it is unknown, -1 if there is none. */
export type GlyphOf = (code: number) => number | undefined;

function trueTypeGlyphs(font: Font, program: TrueType): GlyphOf {
  if (program.cmaps.length === 0) return () => undefined;
  const base = baseOf(font.dict);
  if (font.symbolic || base === undefined) return (code) => program.symbolGlyph(code);
  const differences = differencesOf(font.dict.dict('Encoding'));
  return (code) => {
    const character = characterOf(font, differences, code);
    if (character === undefined || character === '') return undefined;
    const unicode = character.codePointAt(0) ?? 0;
    const glyph = program.characterGlyph(unicode, MAC_ROMAN_CHARACTERS.indexOf(character));
    // Names in the program's own list are not looked up.
    return glyph === 0 && differences.has(code) ? undefined : glyph || program.symbolGlyph(code);
  };
}

export function glyphsOf(font: Font, program: Program, file: PdfFile): GlyphOf {
  if (font.composite) {
    const map = mapOf(font, file);
    return (code) => {
      const cid = font.cmap?.cid(code);
      if (cid === undefined) return undefined;
      if (program.format === 'truetype') return map(cid);
      if (program.format === 'cff' && program.cid) return program.glyphs.get(cid) ?? -1;
      return map(cid);
    };
  }
  if (program.format === 'truetype') return trueTypeGlyphs(font, program);
  if ((program.format === 'cff' && program.expert) || font.subtype === 'MMType1') {
    return () => undefined;
  }
  return (code) => {
    const name = font.nameOf(code);
    return name === undefined ? undefined : (program.glyphs.get(name) ?? -1);
  };
}

const isNumber = (value: PdfObject | undefined): value is number => typeof value === 'number';

/** Greatest number of CIDs in a range of equal widths. */
const MAX_RANGE = 65_536;

/** Reads the widths of a CIDFont: ISO 32000-1, 9.7.4.3. */
function cidWidths(dict: Dict, budget: Budget): Map<number, number> {
  const widths = new Map<number, number>();
  const list = (dict.array('W') ?? []).map((entry) => dict.resolve(entry));
  for (let i = 0; i < list.length;) {
    const [first, second, width] = list.slice(i, i + 3);
    if (!isNumber(first)) break;
    if (Array.isArray(second)) {
      const listed = second.map((entry) => dict.resolve(entry));
      setEach(widths, first, listed);
      i += 2;
      continue;
    }
    if (!isNumber(second) || !isNumber(width)) break;
    setRange(widths, first, second, width, budget);
    i += 3;
  }
  return widths;
}

/** Sets the widths of consecutive CIDs. */
function setEach(widths: Map<number, number>, first: number, listed: readonly PdfObject[]): void {
  for (const [i, width] of listed.entries()) {
    if (isNumber(width)) widths.set(first + i, width);
  }
}

/** Sets one width for the CIDs from first to last. */
function setRange(
  widths: Map<number, number>,
  first: number,
  last: number,
  width: number,
  budget: Budget,
): void {
  for (let cid = first; cid <= Math.min(last, first + MAX_RANGE - 1); cid += 1) {
    budget.step();
    widths.set(cid, width);
  }
}

/** Returns the width of a code that the font states; undefined if it states none. */
export function widthsOf(font: Font, budget: Budget): (code: number) => number | undefined {
  if (font.descendant) {
    const {descendant} = font;
    const widths = cidWidths(descendant, budget);
    const standard = descendant.number('DW') ?? 1000;
    return (code) => {
      const cid = font.cmap?.cid(code);
      return cid === undefined ? undefined : (widths.get(cid) ?? standard);
    };
  }
  const widths = (font.dict.array('Widths') ?? []).map((entry) => font.dict.resolve(entry));
  const first = font.dict.number('FirstChar') ?? 0;
  return (code) => {
    const width = widths[code - first];
    return isNumber(width) ? width : font.descriptor?.number('MissingWidth');
  };
}
