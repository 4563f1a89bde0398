/** Checks whether a font and its program agree on glyphs and widths: clauses 7.21.4, 7.21.5 and 7.21.8. */
import type {PdfFile} from '../file.ts';
import type {Font} from '../fonts/font.ts';
import {glyphsOf, widthsOf} from '../fonts/glyphs.ts';
import type {Program} from '../fonts/program.ts';
import {latin, numberAt} from '../strings.ts';
import type {RuleId} from '../../rules/ids.ts';

/** Widths are rounded when written: a difference of 1/1000 em is accepted. */
const WIDTH_TOLERANCE = 1;

const NOTDEF = '.notdef';

/** The glyph names in a CharSet, where a slash precedes each. */
const namesInCharSet = (charSet: Uint8Array): Set<string> =>
  new Set(
    latin(charSet)
      .split('/')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== NOTDEF),
  );

/** The names of a program's glyphs; none if it does not name them, or by another character set. */
function glyphNamesIn(program: Program): string[] {
  if (program.format === 'truetype') return [];
  if (program.format === 'cff' && program.expert) return [];
  return [...program.glyphs.keys()].map(String).filter((name) => name !== NOTDEF);
}

/** Clause 7.21.4.2: the CharSet of a subset lists exactly the glyph names in its program. */
function checkCharSet(font: Font, program: Program, report: (rule: RuleId) => void): void {
  const charSet = font.descriptor?.string('CharSet');
  if (!charSet || !font.subset || font.composite) return;
  const names = glyphNamesIn(program);
  // A program without names cannot be compared.
  if (names.length === 0) return;
  const listed = namesInCharSet(charSet);
  if (names.length !== listed.size || names.some((name) => !listed.has(name))) report('7.21.4.2-1');
}

/** The CIDs that a program has glyphs for; undefined if that is unknown. */
function cidsIn(font: Font, program: Program): number[] | undefined {
  if (program.format === 'cff' && program.cid) return [...program.glyphs.keys()].map(Number);
  if (program.format !== 'truetype' || font.descendant?.name('CIDToGIDMap') !== 'Identity') {
    return undefined;
  }
  const cids: number[] = [];
  for (let glyph = 0; glyph < program.glyphs; glyph += 1) {
    if (program.hasOutline(glyph)) cids.push(glyph);
  }
  return cids;
}

/** Clause 7.21.4.2: the CIDSet of a subset lists every CID in its program. */
function checkCidSet(font: Font, program: Program, file: PdfFile, report: (rule: RuleId) => void) {
  const stream = font.descriptor?.stream('CIDSet');
  const bits = stream && font.subset ? file.decoded(stream) : undefined;
  if (!bits || !font.composite) return;
  const isListed = (cid: number) => (numberAt(bits, cid >> 3) & (0x80 >> (cid & 7))) !== 0;
  if (cidsIn(font, program)?.some((cid) => cid > 0 && !isListed(cid))) report('7.21.4.2-2');
}

/** Type 1 programs have glyphs in any order: checkCharacters finds .notdef by name. */
const isNotdef = (glyph: number, program: Program): boolean =>
  glyph === 0 && program.format !== 'type1';

/** Whether a font has nothing to show for a glyph. */
function isMissing(glyph: number, font: Font, program: Program): boolean {
  const count = program.format === 'truetype' ? program.glyphs : Infinity;
  if (glyph < 0 || glyph >= count) return true;
  return isNotdef(glyph, program) && !font.composite;
}

/** Whether two widths of a glyph differ, in thousandths of an em. One that is unknown differs from none. */
const areWidthsDifferent = (stated: number | undefined, actual: number | undefined): boolean =>
  stated !== undefined && actual !== undefined && Math.abs(stated - actual) > WIDTH_TOLERANCE;

export function checkFontProgram(
  font: Font,
  program: Program,
  file: PdfFile,
  report: (rule: RuleId) => void,
): void {
  checkCharSet(font, program, report);
  checkCidSet(font, program, file, report);
  const glyphOf = glyphsOf(font, program, file);
  const widthOf = widthsOf(font, file.budget);
  for (const [code, isVisible] of font.used) {
    // Looking up a code may search every range of a character map.
    file.budget.step(64);
    const glyph = glyphOf(code);
    if (glyph === undefined) continue;
    if (isNotdef(glyph, program)) report('7.21.8-1');
    if (!isVisible) continue;
    if (isMissing(glyph, font, program)) report('7.21.4.1-2');
    else if (areWidthsDifferent(widthOf(code), program.width(glyph))) report('7.21.5-1');
  }
}
