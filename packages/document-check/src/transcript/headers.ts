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

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text || [])),
];

/** The positions that cells take, and the headers of columns. */
class Grid {
  /** Number of columns. */
  width = 0;
  private readonly taken = new Set<string>();
  private readonly columnHeaders = new Map<number, string>();

  /** The first free column of a row, from one on. */
  freeColumn(row: number, from: number): number {
    let column = from;
    while (this.taken.has(`${row} ${column}`)) column += 1;
    return column;
  }

  /** Takes the positions that a cell covers. @returns the column after it */
  take({rows, columns}: GridCell, row: number, column: number): number {
    const end = column + Math.min(columns, MAX_COLUMNS);
    for (let covered = column; covered < end; covered += 1) {
      for (let below = row + 1; below < row + rows; below += 1) {
        this.taken.add(`${below} ${covered}`);
      }
    }
    this.width = Math.max(this.width, end);
    return end;
  }

  columnHeader(column: number): string | undefined {
    return this.columnHeaders.get(column);
  }

  /** Makes a text the header of columns, the last of them excluded. */
  setColumnHeader(text: string, from: number, end: number): void {
    for (let column = from; column < end; column += 1) this.columnHeaders.set(column, text);
  }
}

const isColumnHeader = ({scope}: GridCell, row: number): boolean =>
  scope === 'column' || (scope === 'both' && row === 0);

/** Returns the cells of a table in their positions. A header applies to the cells right of it or below it, until the next header. */
export function placeCells<Cell extends GridCell>(rows: readonly (readonly Cell[])[]) {
  const grid = new Grid();
  const placed = rows.map((cells, row) => {
    let next = 0;
    let rowHeader: string | undefined;
    return cells.map((cell, i): PlacedCell<Cell> => {
      const column = grid.freeColumn(row, next);
      next = grid.take(cell, row, column);
      const byPosition = cell.scope ? [] : [rowHeader, grid.columnHeader(column)];
      const headers = distinct(cell.headers?.length ? cell.headers : byPosition);
      if (isColumnHeader(cell, row)) grid.setColumnHeader(cell.text, column, next);
      else if (cell.scope) rowHeader = cell.text;
      const position = {row: row + 1, column: column + 1, isFirstInRow: i === 0};
      return {cell, role: {kind: 'cell', ...position, isHeader: !!cell.scope, headers}};
    });
  });
  return {placed, width: grid.width};
}
