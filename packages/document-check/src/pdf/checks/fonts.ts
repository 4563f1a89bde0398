/** Checks fonts: clause 7.21. */
import type {Reporter, PdfDocument} from '../document.ts';
import {baseOf, differencesOf} from '../fonts/encoding.ts';
import type {IsListed} from '../fonts/encoding.ts';
import type {CMap} from '../fonts/cmap.ts';
import type {Font} from '../fonts/font.ts';
import type {TrueType} from '../fonts/truetype.ts';
import {Name, Stream} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {lazyModule} from '../lazy.ts';
import {latin} from '../strings.ts';
import {checkFontProgram} from './font-program.ts';
import type {RuleId} from '../../rules/ids.ts';

/** Characters without a meaning. */
const NO_CHARACTER = /[\0\uFEFF\uFFFE]/;

const latinString = (dict: Dict | undefined, key: string): string =>
  latin(dict?.string(key) ?? new Uint8Array(0));

const IDENTITY = /^Identity-[HV]$/;

/** Whether a character map need not be embedded. */
const isPredefined = (name: string): boolean =>
  IDENTITY.test(name) || lazyModule('cmaps').PREDEFINED.has(name);

/** Whether a predefined character map is for the character collection of a font. */
function isForCollection(mapName: string, font: Dict | undefined): boolean {
  if (IDENTITY.test(mapName) || !isPredefined(mapName)) return true;
  const collection = `${latinString(font, 'Registry')}-${latinString(font, 'Ordering')}`;
  return lazyModule('cmaps').collectionOf(mapName) === collection;
}

/** Whether the collection of an embedded character map contains that of a font, by their CIDSystemInfo. */
const containsCollection = (map: Dict | undefined, font: Dict | undefined): boolean =>
  latinString(font, 'Registry') === latinString(map, 'Registry') &&
  latinString(font, 'Ordering') === latinString(map, 'Ordering') &&
  (font?.number('Supplement') ?? 0) <= (map?.number('Supplement') ?? 0);

/** Clause 7.21.3.1: the font and its character map use the same character collection. */
function isCompatible({dict, descendant, cmap}: Font): boolean {
  const collection = descendant?.dict('CIDSystemInfo');
  const encoding = dict.get('Encoding');
  if (encoding instanceof Name) return isForCollection(encoding.value, collection);
  if (!(encoding instanceof Stream) || cmap?.name?.startsWith('Identity-')) return true;
  return containsCollection(encoding.dict.dict('CIDSystemInfo'), collection);
}

/** Clause 7.21.3.2: an embedded TrueType program says which glyph is for which CID. */
function hasGlyphMap({descendant, fontFile}: Font): boolean {
  if (!fontFile || descendant?.name('Subtype') !== 'CIDFontType2') return true;
  const map = descendant.get('CIDToGIDMap');
  return map instanceof Stream || (map instanceof Name && map.value === 'Identity');
}

/** The name of the character map that an embedded one extends. */
function extendedMap({dict}: Stream, cmap: CMap | undefined): string | undefined {
  const extended = dict.get('UseCMap');
  if (extended instanceof Stream) return extended.dict.name('CMapName');
  return dict.name('UseCMap') ?? cmap?.uses;
}

/** Clause 7.21.3.3: the dictionary of an embedded character map agrees with its content. */
function checkEmbeddedMap(
  encoding: Stream,
  cmap: CMap | undefined,
  report: (rule: RuleId) => void,
): void {
  if ((encoding.dict.number('WMode') ?? 0) !== (cmap?.wmode ?? 0)) report('7.21.3.3-2');
  const extended = extendedMap(encoding, cmap);
  if (extended !== undefined && !isPredefined(extended)) report('7.21.3.3-3');
}

function checkComposite(font: Font, report: (rule: RuleId) => void): void {
  if (!isCompatible(font)) report('7.21.3.1-1');
  if (!hasGlyphMap(font)) report('7.21.3.2-1');
  const encoding = font.dict.get('Encoding');
  if (encoding instanceof Name && !isPredefined(encoding.value)) report('7.21.3.3-1');
  if (encoding instanceof Stream) checkEmbeddedMap(encoding, font.cmap, report);
}

/** The `cmap` subtables of a program; undefined if they are unknown. */
type Subtables = TrueType['cmaps'] | undefined;

/** Platform and encoding of `cmap` subtables (ISO/IEC 14496-22, 5.2.1). */
const MAC_ROMAN = {platform: 1, encoding: 0};
const WINDOWS_SYMBOL = {platform: 3, encoding: 0};
const WINDOWS_UNICODE = {platform: 3, encoding: 1};

/** Whether a program certainly lacks a subtable. */
const lacks = (tables: Subtables, {platform, encoding}: typeof MAC_ROMAN): boolean =>
  tables?.every((table) => table.platform !== platform || table.encoding !== encoding) ?? false;

/** Clause 7.21.6: how TrueType fonts find their glyphs. */
function checkTrueType(font: Font, isListed: IsListed, report: (rule: RuleId) => void): void {
  const {program} = font;
  const tables = program?.format === 'truetype' ? program.cmaps : undefined;
  if (font.symbolic) checkSymbolic(font, tables, report);
  else checkNonsymbolic(font, tables, isListed, report);
}

function checkSymbolic({dict}: Font, tables: Subtables, report: (rule: RuleId) => void): void {
  if (dict.has('Encoding')) report('7.21.6-3');
  if (tables?.length !== 1 && lacks(tables, WINDOWS_SYMBOL)) report('7.21.6-4');
}

function checkNonsymbolic(
  {dict, rendered}: Font,
  tables: Subtables,
  isListed: IsListed,
  report: (rule: RuleId) => void,
): void {
  const lacksUnicode = lacks(tables, WINDOWS_UNICODE);
  if (rendered && lacksUnicode && lacks(tables, MAC_ROMAN)) report('7.21.6-1');
  const base = baseOf(dict);
  const hasBase = base === 'WinAnsiEncoding' || base === 'MacRomanEncoding';
  const names = [...differencesOf(dict.dict('Encoding')).values()];
  const areFound = names.length === 0 || (!lacksUnicode && names.every(isListed));
  if (!hasBase || !areFound) report('7.21.6-2');
}

/** Clause 7.21.7: the Unicode text of the codes that were used. */
function checkCharacters(font: Font, isListed: IsListed, report: (rule: RuleId) => void): void {
  for (const code of font.used.keys()) {
    const mapped = font.mapped(code);
    if (mapped !== undefined && NO_CHARACTER.test(mapped)) report('7.21.7-2');
    if (font.unicode(code, isListed) === undefined) report('7.21.7-1');
    if (font.usesGlyphNames && font.nameOf(code) === '.notdef') report('7.21.8-1');
  }
}

export function checkFonts(
  document: PdfDocument,
  fonts: Iterable<Font>,
  isListed: IsListed,
  report: Reporter,
): void {
  for (const font of fonts) {
    document.file.budget.step(font.used.size);
    const reportFont = (rule: RuleId) =>
      report(rule, () => ({page: font.page, element: 'font', text: font.name}));
    if (font.composite) checkComposite(font, reportFont);
    const isEmbedded = font.subtype === 'Type3' || font.fontFile !== undefined;
    if (font.rendered && !isEmbedded) reportFont('7.21.4.1-1');
    if (font.subtype === 'TrueType') checkTrueType(font, isListed, reportFont);
    checkCharacters(font, isListed, reportFont);
    if (font.program && font.rendered) {
      checkFontProgram(font, font.program, document.file, reportFont);
    }
  }
}
