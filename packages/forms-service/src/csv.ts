/** Cells of CSV files (RFC 4180), safe from formula injection in spreadsheets (ASVS 5.0, 1.2.10). */

/** Characters that start a formula, also in full width, which some spreadsheets convert. */
const FORMULA = /[=+\-@＝＋－＠]/;
/** Characters that some spreadsheets drop before a formula. */
const DROPPED = /[\s"'\0]/;
/** Separators inside a cell: a spreadsheet in another language may split the line there. */
const SEPARATOR = /[,;|\t\r\n]/;
/** At the start of a cell, some spreadsheets drop these together with what follows. */
const CONTROL = /[\t\r\n\0]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula: at the start, and after each separator.
 * Reads the text once from its end, since a pattern that looks ahead takes quadratic time on many line breaks.
 */
export function withoutFormulas(text: string): string {
  const pieces: string[] = [];
  let end = text.length;
  let isFormulaNext = false;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text.charAt(index);
    if (isFormulaNext && SEPARATOR.test(character)) {
      pieces.push(text.slice(index + 1, end));
      end = index + 1;
    }
    isFormulaNext = FORMULA.test(character) || (isFormulaNext && DROPPED.test(character));
  }
  pieces.push(text.slice(0, end));
  const isUnsafeStart = isFormulaNext || CONTROL.test(text.charAt(0));
  return (isUnsafeStart ? "'" : '') + pieces.toReversed().join("'");
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = withoutFormulas(value);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Begins a file: without it Excel does not recognise UTF-8, and garbles names that are not English. */
export const BYTE_ORDER_MARK = '\uFEFF';
