/**
 * What an operator should know before opening a resume. Signs only: a file without warnings
 * is not thereby safe, since whoever hides something can hide the sign as well.
 */
import {holds, startsWith, type Check} from './bytes';

export type Warning =
  | 'macros'
  | 'script'
  | 'starts a program'
  | 'embedded file'
  | 'external link'
  | 'formulas'
  | 'locked'
  | 'archive at its end';

type Checks = ReadonlyArray<readonly [Warning, Check]>;

const pdf: Checks = [
  // A name ends at the next of these, so /JSON is another one.
  ['script', (bytes) => /\/(?:JavaScript|JS)[\s(<[/]/.test(bytes.toString('latin1'))],
  ['starts a program', holds('latin1', '/Launch')],
  ['embedded file', holds('latin1', '/EmbeddedFile')],
  ['locked', holds('latin1', '/Encrypt')],
];

const office: Checks = [
  ['macros', holds('utf16le', '_VBA_PROJECT')],
  ['embedded file', holds('utf16le', '\x01Ole10Native', '\x01Ole')],
];

const rtf: Checks = [['embedded file', holds('latin1', '\\objdata', '\\objocx')]];

// A sign before a number is arithmetic in nobody's name.
const FORMULA = /(?:^|[\r\n,;\t])[ "']*(?:[=@]|[+-](?![\d\s.,;]))/;
const csv: Checks = [['formulas', (bytes) => FORMULA.test(bytes.toString('latin1'))]];

const CHECKS: Readonly<Record<string, Checks>> = {
  '.pdf': pdf,
  '.doc': [...office, ...rtf],
  '.xls': office,
  '.ppt': office,
  '.rtf': rtf,
  '.csv': csv,
};

/**
 * In documents that are zip files names tell, in every case. A name can be 64 kB long, so that no
 * pattern may look at it again from each of many places: a name says all of a row, or nothing.
 */
const NAMES: ReadonlyArray<readonly [Warning, ...RegExp[]]> = [
  ['macros', /(?:^|\/)vbaProject\w*\.bin$|^xl\/macrosheets\/|^Basic\/|^Scripts\//i],
  ['embedded file', /\/embeddings\//i, /\.(?!xlsx$|docx$|pptx$)\w+$/i],
  ['embedded file', /\/activeX\//i],
  ['external link', /\/externalLinks\/|\/attachedTemplate/i],
];

const isZip = startsWith('PK');
/** The record that ends a zip file, with a comment of at most 64 kB behind it. */
const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const LONGEST_END = 22 + 65_535;

/** @param names in the file, if it is a zip. */
export function warningsOf(
  extension: string,
  bytes: Buffer,
  names: ReadonlySet<string> = new Set(),
): Warning[] {
  const found = new Set<Warning>();
  for (const [warning, check] of CHECKS[extension] ?? []) if (check(bytes)) found.add(warning);
  for (const [warning, ...patterns] of NAMES) {
    const tells = (name: string) => patterns.every((pattern) => pattern.test(name));
    if ([...names].some(tells)) found.add(warning);
  }
  // Whatever the file is at its beginning, other programs would open it as an archive.
  const tail = bytes.subarray(Math.max(0, bytes.length - LONGEST_END));
  if (!isZip(bytes) && tail.includes(END_RECORD)) found.add('archive at its end');
  return [...found];
}
