/** Checks fonts: clause 7.21. */
import type {Reporter, PdfDocument} from '../document.ts';
import {baseOf, differencesOf} from '../fonts/encoding.ts';
import type {IsListed} from '../fonts/encoding.ts';
import type {Font} from '../fonts/font.ts';
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

/** Clause 7.21.3.1: the font and its character map use the same character collection. */
function isCompatible(font: Font): boolean {
  const own = font.descendant?.dict('CIDSystemInfo');
  const encoding = font.dict.get('Encoding');
  if (encoding instanceof Name) {
    const {value} = encoding;
    if (IDENTITY.test(value) || !isPredefined(value)) return true;
    return (
      lazyModule('cmaps').collectionOf(value) ===
      `${latinString(own, 'Registry')}-${latinString(own, 'Ordering')}`
    );
  }
  if (!(encoding instanceof Stream)) return true;
  if (font.cmap?.name?.startsWith('Identity-')) return true;
  const map = encoding.dict.dict('CIDSystemInfo');
  return (
    latinString(own, 'Registry') === latinString(map, 'Registry') &&
    latinString(own, 'Ordering') === latinString(map, 'Ordering') &&
    (own?.number('Supplement') ?? 0) <= (map?.number('Supplement') ?? 0)
  );
}

function checkComposite(font: Font, report: (rule: RuleId) => void): void {
  if (!isCompatible(font)) report('7.21.3.1-1');
  const {descendant, dict, cmap} = font;
  if (descendant?.name('Subtype') === 'CIDFontType2' && font.fontFile) {
    const map = descendant.get('CIDToGIDMap');
    if (!(map instanceof Stream) && !(map instanceof Name && map.value === 'Identity')) {
      report('7.21.3.2-1');
    }
  }
  const encoding = dict.get('Encoding');
  if (encoding instanceof Name && !isPredefined(encoding.value)) report('7.21.3.3-1');
  if (!(encoding instanceof Stream)) return;
  if ((encoding.dict.number('WMode') ?? 0) !== (cmap?.wmode ?? 0)) report('7.21.3.3-2');
  const used = encoding.dict.name('UseCMap') ?? cmap?.uses;
  const other = encoding.dict.get('UseCMap');
  const name = other instanceof Stream ? other.dict.name('CMapName') : used;
  if (name !== undefined && !isPredefined(name)) report('7.21.3.3-3');
}

/** Clause 7.21.6: how TrueType fonts find their glyphs. */
function checkTrueType(font: Font, isListed: IsListed, report: (rule: RuleId) => void): void {
  const {dict, symbolic, program} = font;
  const tables = program?.format === 'truetype' ? program.cmaps : undefined;
  const has = (platform: number, encoding: number) =>
    tables?.some((table) => table.platform === platform && table.encoding === encoding) ?? false;
  if (symbolic) {
    if (dict.has('Encoding')) report('7.21.6-3');
    if (tables && tables.length !== 1 && !has(3, 0)) report('7.21.6-4');
    return;
  }
  if (tables && font.rendered && !has(1, 0) && !has(3, 1)) report('7.21.6-1');
  const base = baseOf(dict);
  const names = [...differencesOf(dict.dict('Encoding')).values()];
  const listed = names.every(isListed);
  if (
    (base !== 'WinAnsiEncoding' && base !== 'MacRomanEncoding') ||
    (names.length > 0 && (!listed || (tables && !has(3, 1))))
  ) {
    report('7.21.6-2');
  }
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
    const here = (rule: RuleId) =>
      report(rule, () => ({page: font.page, element: 'font', text: font.name}));
    if (font.composite) checkComposite(font, here);
    const embedded = font.subtype === 'Type3' || font.fontFile !== undefined;
    if (font.rendered && !embedded) here('7.21.4.1-1');
    if (font.subtype === 'TrueType') checkTrueType(font, isListed, here);
    checkCharacters(font, isListed, here);
    if (font.program && font.rendered) checkFontProgram(font, font.program, document.file, here);
  }
}
