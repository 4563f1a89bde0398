/** Submissions as CSV (RFC 4180) that a spreadsheet can open without obeying a visitor. */
import {LANGUAGE_FIELD} from '../forms/values';
import type {Channel, Submission} from '../store/store';

/** The columns, in an order that programs may rely on: new ones are added at the end. */
const COLUMNS: Readonly<Record<string, (submission: Submission) => string | number | undefined>> = {
  id: ({id}) => id,
  form: ({form}) => form,
  receivedAt: ({receivedAt}) => receivedAt,
  held: ({held}) => (held ? 'yes' : 'no'),
  name: ({fields}) => fields.name,
  email: ({fields}) => fields.email,
  phoneNumber: ({fields}) => fields.phoneNumber,
  companyName: ({fields}) => fields.companyName,
  enquiries: ({fields}) => fields.enquiries,
  position: ({fields}) => fields.position,
  fileName: ({file}) => file?.name,
  fileType: ({file}) => file?.type,
  fileSize: ({file}) => file?.size,
  fileSha256: ({file}) => file?.sha256,
  fileWarnings: ({file}) => file?.warnings.join(', '),
  suspicionScore: ({suspicion}) => suspicion.score,
  suspicionSigns: ({suspicion}) => suspicion.signs.join(', '),
  mail: (submission) => stateOf(submission, 'mail'),
  sheet: (submission) => stateOf(submission, 'sheet'),
  language: ({fields}) => fields[LANGUAGE_FIELD],
  reference: ({reference}) => reference,
  fileScan: ({file}) => file && [file.scan, file.signature ?? []].flat().join(': '),
};

function stateOf({deliveries}: Submission, channel: Channel): string | undefined {
  return deliveries.find((delivery) => delivery.channel === channel)?.state;
}

/**
 * The row of column names. It begins with a byte order mark: without one Excel takes UTF-8 for
 * another encoding and breaks every name that is not English.
 */
export function csvHead(): string {
  return `\uFEFF${csvLine(Object.keys(COLUMNS))}`;
}

/** One submission as a row, line end included. */
export function csvRow(submission: Submission): string {
  return csvLine(Object.values(COLUMNS).map((column) => column(submission) ?? ''));
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
