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
 * @param occupied the columns of this row and of those below that cells take; those of the new cells are added
 * @returns the first fault
 */
function placeCells(
  row: Cell[],
  occupied: Uint8Array[],
): [rule: RuleId, cell: StructElement] | undefined {
  const [current = new Uint8Array(0)] = occupied;
  let column = 0;
  for (const {element, columns, rows: height} of row) {
    while (current[column] === 1) column += 1;
    const end = column + columns;
    if (end > current.length) return ['7.2-42', element];
    if (height > occupied.length) return ['7.2-41', element];
    const covered = occupied.slice(0, height);
    if (covered.some((line) => line.subarray(column, end).includes(1))) return ['7.2-15', element];
    for (const line of covered) line.fill(1, column, end);
    column = end;
  }
  return undefined;
}

/** Finds the first fault in the shape of a table: the rule, and the wrong cell. */
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

/** Clause 7.5: the headers that data cells name by their ids are in the table. */
function checkHeaderIds(
  document: PdfDocument,
  headers: readonly StructElement[],
  data: readonly StructElement[],
  report: Reporter,
): void {
  const ids = new Set(headers.map((cell) => cell.text('ID')));
  for (const cell of data) {
    if (headersOf(document, cell).some((id) => !ids.has(id))) {
      report('7.5-2', () => document.placeOf(cell));
    }
  }
}

/** Whether every data cell names its headers, so that these need no Scope. */
const nameTheirHeaders = (document: PdfDocument, data: readonly StructElement[]): boolean =>
  data.length > 0 && data.every((cell) => headersOf(document, cell).length > 0);

/** Clause 7.5: header cells say whether they are for a row or a column. */
function checkScopes(
  document: PdfDocument,
  headers: readonly StructElement[],
  report: Reporter,
): void {
  for (const cell of headers) {
    if (!(attribute(document, cell, 'Scope') instanceof Name)) {
      report('7.5-1', () => document.placeOf(cell));
    }
  }
}

export function checkTable(document: PdfDocument, table: StructElement, report: Reporter): void {
  const rows = rowsOf(document, table);
  for (const [rule, cell] of shapeFaults(rows)) report(rule, () => document.placeOf(cell ?? table));
  const cells = rows.flat().map(({element}) => element);
  const headers = cells.filter(({standard}) => standard === 'TH');
  const data = cells.filter(({standard}) => standard === 'TD');
  checkHeaderIds(document, headers, data, report);
  if (!nameTheirHeaders(document, data)) checkScopes(document, headers, report);
  if (headers.length === 0 && data.length > 0) {
    report('pdf-table-no-headers', () => document.placeOf(table));
  }
}
