/** A strict reader of CSV by RFC 4180, to check what we write. */

/** Rows by column name. @throws Error for what RFC 4180 does not allow. */
export function parseCsv(text: string): Array<Record<string, string>> {
  const [header = [], ...rows] = records(text);
  return rows.map((row) => {
    if (row.length !== header.length) throw new Error(`${row.length} cells: ${row.join('|')}`);
    return Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']));
  });
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;

function records(text: string): string[][] {
  const found: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const match = CELL.exec(text);
    if (!match) throw new Error(`No CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    found.push(row);
    row = [];
  }
  return found;
}
