/** Submissions as CSV (RFC 4180) that a spreadsheet can open without obeying a visitor. */
import type {Facts} from 'document-check';
import {checkInWords} from '../deliver/words';
import {LANGUAGE_FIELD} from '../forms/values';
import {COLUMNS_OF_ALL, GENERAL_COLUMNS} from '../../forms/columns';
import type {Channel, StoredFile, Submission} from '../store/store';

type Cell = string | number | undefined;

/** The columns that every form has; each other column contains the field of its name. */
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
  fileCheck: ofFiles(({check}) => (check ? checkInWords(check) : '')),
};
const CELLS = new Map(Object.entries(GENERAL));

function ofFiles(fact: (file: StoredFile) => string | number) {
  return ({files}: Submission): Cell =>
    files.length > 1 ? files.map(fact).join('\n') : files[0] && fact(files[0]);
}

/** What was counted in each document; empty where it was not checked. */
function ofDocuments(count: (facts: Facts) => string | number) {
  return ofFiles(({check}) => (check?.outcome === 'checked' ? count(check.facts) : ''));
}

function stateOf({deliveries}: Submission, channel: Channel): string | undefined {
  return deliveries.find((delivery) => delivery.channel === channel)?.state;
}

/**
 * The row of column names. It begins with a byte order mark: without one Excel takes UTF-8 for
 * another encoding and breaks every name that is not English.
 */
export function csvHead(): string {
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

// What a spreadsheet takes for the start of a formula (ASVS 5.0, 1.2.10), also behind the spaces and
// quotes that some drop, and in the full-width forms that some turn into the plain ones. Not only at
// the start of a cell: a spreadsheet of another language splits the same line at its own separator.
const INSIDE = /([,;|\t\r\n])(?=[\s"'\0]*[=+\-@＝＋－＠])/gu;
const AT_START = /^(?=[\s"'\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(INSIDE, "$1'").replace(AT_START, "'");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
