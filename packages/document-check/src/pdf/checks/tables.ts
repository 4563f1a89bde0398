/** Checks whether a table is regular, and whether its cells have headers: clauses 7.2 and 7.5. */
import type {Reporter, PdfDocument} from '../document.ts';
import {Name} from '../objects.ts';
import type {StructElement} from '../structure/element.ts';
import {attribute, headersOf, rowsOf} from './table-cells.ts';
import type {Cell} from './table-cells.ts';
import type {RuleId} from '../../rules/ids.ts';

const MAX_CELLS = 1_000_000;

/**
 * Places the cells of a row.
 * @param lines the occupied columns of this row and of those below; those of the cells are added
 * @returns the first fault
 */
function placeCells(
  row: Cell[],
  lines: Uint8Array[],
): [rule: RuleId, cell: StructElement] | undefined {
  const [own = new Uint8Array(0)] = lines;
  let column = 0;
  for (const {element, columns, rows: high} of row) {
    while (own[column] === 1) column += 1;
    const end = column + columns;
    if (end > own.length) return ['7.2-42', element];
    if (high > lines.length) return ['7.2-41', element];
    const covered = lines.slice(0, high);
    if (covered.some((line) => line.subarray(column, end).includes(1))) return ['7.2-15', element];
    for (const line of covered) line.fill(1, column, end);
    column = end;
  }
  return undefined;
}

/** Returns the first fault in the shape of a table, if there is one: the rule, and the wrong cell. */
function shapeFaults(rows: Cell[][]): [rule: RuleId, cell?: StructElement][] {
  const width = rows[0]?.reduce((sum, {columns}) => sum + columns, 0) ?? 0;
  if (width === 0 || width * rows.length > MAX_CELLS) return [];
  const occupied = rows.map(() => new Uint8Array(width));
  for (const [r, row] of rows.entries()) {
    const fault = placeCells(row, occupied.slice(r));
    if (fault) return [fault];
  }
  const incomplete = occupied.findIndex((line) => line.includes(0));
  return incomplete < 0 ? [] : [['7.2-43', rows[incomplete]?.[0]?.element]];
}

export function checkTable(document: PdfDocument, table: StructElement, report: Reporter): void {
  const rows = rowsOf(document, table);
  for (const [rule, cell] of shapeFaults(rows)) report(rule, () => document.placeOf(cell ?? table));
  const cells = rows.flat().map(({element}) => element);
  const headers = cells.filter(({standard}) => standard === 'TH');
  const ids = new Set(headers.map((cell) => cell.text('ID')));
  const data = cells.filter(({standard}) => standard === 'TD');
  const headerIds = data.map((cell) => headersOf(document, cell));
  for (const [i, names] of headerIds.entries()) {
    const cell = data[i];
    if (cell && names.some((name) => !ids.has(name))) report('7.5-2', () => document.placeOf(cell));
  }
  const byHeaders = data.length > 0 && headerIds.every((names) => names.length > 0);
  const unscoped = headers.filter((cell) => !(attribute(document, cell, 'Scope') instanceof Name));
  if (!byHeaders) {
    for (const cell of unscoped) report('7.5-1', () => document.placeOf(cell));
  }
  if (headers.length === 0 && data.length > 0) {
    report('pdf-table-no-headers', () => document.placeOf(table));
  }
}
