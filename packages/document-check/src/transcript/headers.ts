/** Finds the header cells that a screen reader announces with a cell. */
import type {ItemRole} from './items.ts';

export type CellRole = Extract<ItemRole, {kind: 'cell'}>;

/** `row` and `column`: the headers of its row or column; `both`: by its position. */
export type Scope = 'row' | 'column' | 'both';

/** A cell of a table. */
export interface GridCell {
  /** Number of rows and columns that it spans. */
  rows: number;
  columns: number;
  /** Undefined for a data cell. */
  scope: Scope | undefined;
  text: string;
  /** Texts of the headers that the cell names, if it names any; otherwise they follow from its position. */
  headers?: readonly string[];
}

/** A cell, and how it is announced. */
export interface PlacedCell<Cell extends GridCell> {
  cell: Cell;
  role: CellRole;
}

/** Greatest number of columns that a table is read with. */
const MAX_COLUMNS = 1000;

/** Returns the texts, each once. */
const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text || [])),
];

/** Returns the cells of a table in their positions. A header applies to the cells right of it or below it, until the next header. */
export function placeCells<Cell extends GridCell>(rows: readonly (readonly Cell[])[]) {
  const taken = new Set<string>();
  const ofColumns = new Map<number, string>();
  let width = 0;
  const placed = rows.map((cells, r) => {
    let column = 0;
    let ofRow: string | undefined;
    return cells.map((cell, i): PlacedCell<Cell> => {
      while (taken.has(`${r} ${column}`)) column += 1;
      const at = column;
      const columns = Math.min(cell.columns, MAX_COLUMNS);
      for (let k = 0; k < columns; k += 1) {
        for (let below = 1; below < cell.rows; below += 1) taken.add(`${r + below} ${at + k}`);
      }
      column += columns;
      width = Math.max(width, column);
      const isOfColumn = cell.scope === 'column' || (cell.scope === 'both' && r === 0);
      const byPosition = cell.scope ? [] : [ofRow, ofColumns.get(at)];
      const headers = distinct(cell.headers?.length ? cell.headers : byPosition);
      if (cell.scope && !isOfColumn) ofRow = cell.text;
      for (let k = 0; isOfColumn && k < columns; k += 1) ofColumns.set(at + k, cell.text);
      const position = {row: r + 1, column: at + 1, isFirstInRow: i === 0};
      return {cell, role: {kind: 'cell', ...position, isHeader: !!cell.scope, headers}};
    });
  });
  return {placed, width};
}
