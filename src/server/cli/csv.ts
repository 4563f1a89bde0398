/** Submissions as CSV (RFC 4180), safe from formula injection in spreadsheets. */
import type {Facts} from 'document-check';
import {describeCheck} from '../deliver/texts';
import {LANGUAGE_FIELD} from '../store/submission';
import {COLUMNS_OF_ALL, GENERAL_COLUMNS} from '../../forms/columns';
import type {Channel, StoredFile, Submission} from '../store/store';

type Cell = string | number | undefined;

/** The columns of all forms. Every other column contains the field with its name. */
const GENERAL: Readonly<Record<keyof typeof GENERAL_COLUMNS, (submission: Submission) => Cell>> = {
  id: ({id}) => id,
  form: ({form}) => form,
  receivedAt: ({receivedAt}) => receivedAt,
  held: ({held}) => (held ? 'yes' : 'no'),
  fileName: ofFiles(({name}) => name),
  fileType: ofFiles(({type}) => type),
  fileSize: ofFiles(({size}) => size),
  fileSha256: ofFiles(({sha256}) => sha256),
  spamScore: ({spam}) => spam.score,
  spamSignals: ({spam}) => spam.signals.join(', '),
  mail: (submission) => stateOf(submission, 'mail'),
  sheet: (submission) => stateOf(submission, 'sheet'),
  language: ({fields}) => fields[LANGUAGE_FIELD],
  reference: ({reference}) => reference,
  fileScan: ofFiles(({scan, signature}) => [scan, signature ?? []].flat().join(': ')),
  filePages: ofDocuments(({pages}) => pages ?? ''),
  fileScannedPages: ofDocuments(({scannedPages}) => scannedPages),
  fileTables: ofDocuments(({tables}) => tables),
  fileFigures: ofDocuments(({figures}) => figures),
  fileFields: ofDocuments(({fields}) => fields),
  fileEffort: ofDocuments(({effort}) => effort),
  fileCheck: ofFiles(({check}) => (check ? describeCheck(check) : '')),
};
const CELLS = new Map(Object.entries(GENERAL));

function ofFiles(valueOf: (file: StoredFile) => string | number) {
  return ({files}: Submission): Cell =>
    files.length > 1 ? files.map(valueOf).join('\n') : files[0] && valueOf(files[0]);
}

/** Returns a function for a cell with a count for each document; empty if it was not checked. */
function ofDocuments(count: (facts: Facts) => string | number) {
  return ofFiles(({check}) => (check?.outcome === 'checked' ? count(check.facts) : ''));
}

function stateOf({deliveries}: Submission, channel: Channel): string | undefined {
  return deliveries.find((delivery) => delivery.channel === channel)?.state;
}

/**
 * Returns the row of column names. It begins with a byte order mark, without which Excel does not
 * recognise UTF-8 and garbles names that are not English.
 */
export function csvHeader(): string {
  return `\uFEFF${csvLine(COLUMNS_OF_ALL.map(({name}) => name))}`;
}

export function csvRow(submission: Submission): string {
  const {fields} = submission;
  return csvLine(
    COLUMNS_OF_ALL.map(({name}) => CELLS.get(name)?.(submission) ?? fields[name] ?? ''),
  );
}

function csvLine(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

// Characters that start a formula (ASVS 5.0, 1.2.10), also in full width and after spaces and quotes, which some
// spreadsheets convert or drop. They are also escaped after separators inside a cell, since a spreadsheet in
// another language may split the line there.
const FORMULA_INSIDE = /([,;|\t\r\n])(?=[\s"'\0]*[=+\-@＝＋－＠])/gu;
const FORMULA_AT_START = /^(?=[\s"'\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA_INSIDE, "$1'").replace(FORMULA_AT_START, "'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
