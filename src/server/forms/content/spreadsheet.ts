/** Spreadsheets without a package: comma-separated values, and Excel's records before 2007. */
import type {Sign} from './kinds';
import {decodeText} from './bytes';

const SEPARATORS = ',;\\t\\r\\n';
/** Nothing but a number, a phone number or an amount. */
const NUMBER = /^[+\-＋－][\d\s.()/-]*[%€$£₹]?$/u;
/** A dash before words is a list in nobody's spreadsheet, unless the words call something. */
const LIST_ITEM = /^[-－]\s[^|(!=]*$/u;

/** Cells that a spreadsheet takes for formulas, whichever separator it splits at. */
export function csvSigns(bytes: Buffer): Set<Sign> {
  const text = decodeText(bytes);
  const [, own = ''] = /^"?sep=(.)/i.exec(text) ?? [];
  const separators = new RegExp(`[${SEPARATORS}${own.replace(/[\\\]^-]/, '\\$&')}]`);
  return new Set(text.split(separators).some(isFormula) ? ['formulas'] : []);
}

function isFormula(cell: string): boolean {
  const bare = cell.replace(/^[\s"'\0]+/, '').replace(/[\s"']+$/, '');
  if (/^[=@＝＠]/u.test(bare)) return true;
  return /^[+\-＋－]/u.test(bare) && !NUMBER.test(bare) && !LIST_ITEM.test(bare);
}

/** [MS-XLS] 2.4.21: the beginning of a macro sheet (Excel 4), in versions 8 and 5. */
const MACRO_SHEETS = ['0908100000064000', '0908080000054000'].map((hex) => Buffer.from(hex, 'hex'));
/** [MS-XLS] 2.4.28, BoundSheet8: length, place, visibility, kind, name. */
const BOUND_SHEET = Buffer.from([0x85, 0x00]);
const KIND = 9;

/** Whether an old workbook has a macro sheet. */
export function hasMacroSheet(bytes: Buffer): boolean {
  if (MACRO_SHEETS.some((start) => bytes.includes(start))) return true;
  for (let at = bytes.indexOf(BOUND_SHEET); at >= 0; at = bytes.indexOf(BOUND_SHEET, at + 1)) {
    if (at + 12 > bytes.length) return false;
    const length = bytes.readUInt16LE(at + 2);
    const name = bytes.readUInt8(at + 10);
    const wide = bytes.readUInt8(at + 11);
    // Random bytes hardly ever agree with the length of the name.
    const fits = length === 7 + name || length === 8 + name * (wide === 1 ? 2 : 1);
    if (fits && name > 0 && name < 32 && bytes.readUInt8(at + KIND) === 1) return true;
  }
  return false;
}
