/** Checks whether a font and its program agree on glyphs and widths: clauses 7.21.4, 7.21.5 and 7.21.8. */
import type {PdfFile} from '../file.ts';
import type {Font} from '../fonts/font.ts';
import {glyphsOf, widthsOf} from '../fonts/glyphs.ts';
import type {Program} from '../fonts/program.ts';
import {latin, numberAt} from '../strings.ts';
import type {RuleId} from '../../rules/ids.ts';

/** Widths are rounded when written: a difference of 1/1000 em is accepted. */
const WIDTH_TOLERANCE = 1;

/** Clause 7.21.4.2: the CharSet of a subset lists exactly the glyph names in its program. */
function checkCharSet(font: Font, program: Program, report: (rule: RuleId) => void): void {
  const list = font.descriptor?.string('CharSet');
  if (!list || !font.subset || program.format === 'truetype' || font.composite) return;
  const listed = new Set(
    latin(list)
      .split('/')
      .map((name) => name.trim()),
  );
  listed.delete('');
  const names = [...program.glyphs.keys()].map(String).filter((name) => name !== '.notdef');
  listed.delete('.notdef');
  // A program without names cannot be compared.
  if (names.length === 0 || (program.format === 'cff' && program.expert)) return;
  if (names.length !== listed.size || names.some((name) => !listed.has(name))) report('7.21.4.2-1');
}

/** Returns the CIDs that a program has glyphs for; undefined if that is unknown. */
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
    const glyphCount = program.format === 'truetype' ? program.glyphs : Infinity;
    // Type 1 programs have glyphs in any order: checkCharacters finds .notdef by name.
    const isNotdef = glyph === 0 && program.format !== 'type1';
    if (isNotdef) report('7.21.8-1');
    if (!isVisible) continue;
    if (glyph < 0 || glyph >= glyphCount || (isNotdef && !font.composite)) {
      report('7.21.4.1-2');
      continue;
    }
    const [stated, actual] = [widthOf(code), program.width(glyph)];
    if (
      stated !== undefined &&
      actual !== undefined &&
      Math.abs(stated - actual) > WIDTH_TOLERANCE
    ) {
      report('7.21.5-1');
    }
  }
}
