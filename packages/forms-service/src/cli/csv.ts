/** Submissions as CSV. */
import type {Facts} from '@trendsoft/document-check';
import type {Column, GENERAL_COLUMNS} from '../forms/columns.ts';
import {BYTE_ORDER_MARK, csvLine} from '../csv.ts';
import {describeCheck} from '../server/deliver/texts.ts';
import {LANGUAGE_FIELD} from '../server/store/submission.ts';
import type {Channel, StoredFile, Submission} from '../server/store/store.ts';

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

/** Returns the row of column names, with the byte order mark that begins the file. */
export function csvHeader(columns: readonly Column[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(({name}) => name));
}

export function csvRow(columns: readonly Column[], submission: Submission): string {
  const {fields} = submission;
  return csvLine(columns.map(({name}) => CELLS.get(name)?.(submission) ?? fields[name] ?? ''));
}
