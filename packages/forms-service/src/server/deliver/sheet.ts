/**
 * Appends enquiries to a Google Sheet. The columns are the submission's id, its time of arrival, and its fields
 * and reference in the order of the export's columns. An empty tab gets a header row first.
 * https://developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values
 */
import {GENERAL_COLUMNS} from '../../forms/columns.ts';
import type {FormTables} from '../form-tables.ts';
import type {SheetSettings} from '../settings/index.ts';
import type {Submission} from '../store/store.ts';
import type {Deliver} from './channel.ts';
import {googleClient} from './google.ts';
import {SHEET_LABELS, labelledFields} from './texts.ts';

export function sheetDelivery(
  tables: FormTables,
  {id, tab, credentials, apiUrl}: SheetSettings,
): Deliver {
  const request = googleClient(credentials);
  const spreadsheet = `${apiUrl}/v4/spreadsheets/${encodeURIComponent(id)}`;
  const valuesUrl = (range: string) =>
    `${spreadsheet}/values/${encodeURIComponent(`'${tab.replaceAll("'", "''")}'!${range}`)}`;

  const append = (submission: Submission, part: 'label' | 'text', signal: AbortSignal) => {
    const body = JSON.stringify({values: [cellsOf(tables, submission).map((cell) => cell[part])]});
    // RAW: text that looks like a formula stays text. INSERT_ROWS: nothing is overwritten.
    const options = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS';
    return request(`${valuesUrl('A:A')}:append?${options}`, {method: 'POST', body, signal});
  };

  const readColumn = async (range: string, signal: AbortSignal): Promise<readonly unknown[]> => {
    const response = await request(`${valuesUrl(range)}?majorDimension=COLUMNS`, {signal});
    // Google omits `values` if there are none.
    return (response as {values?: unknown[][]} | undefined)?.values?.[0] ?? [];
  };

  const writeHeaderRow = async (submission: Submission, signal: AbortSignal) => {
    const [firstCell] = await readColumn('A1', signal);
    if (firstCell === undefined) await append(submission, 'label', signal);
  };

  let headerWritten: Promise<void> | undefined;
  return async ({submission, attempt, signal}) => {
    headerWritten ??= writeHeaderRow(submission, signal).catch((error: unknown) => {
      headerWritten = undefined;
      throw error;
    });
    await headerWritten;
    // An earlier attempt may have succeeded although its response was lost.
    if (attempt > 1 && (await readColumn('A:A', signal)).includes(submission.id)) return;
    await append(submission, 'text', signal);
  };
}

/** Returns each cell's label and text in the order of the export's columns. A new field gets the highest number, so it becomes the last column. */
function cellsOf(tables: FormTables, {id, reference, form, receivedAt, fields}: Submission) {
  return [
    {label: SHEET_LABELS.id, text: id, column: -2},
    {label: SHEET_LABELS.received, text: receivedAt, column: -1},
    {label: SHEET_LABELS.reference, text: reference, column: GENERAL_COLUMNS.reference},
    ...labelledFields(tables.named(form), fields),
  ].sort((one, other) => one.column - other.column);
}
