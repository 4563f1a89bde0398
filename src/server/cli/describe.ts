/** Submissions as text for a terminal. */
import type {FormName} from '../../forms/tables';
import {checkInWords, hasLines} from '../deliver/words';
import {printable} from '../printable';
import type {Delivery, StoredFile, Submission} from '../store/store';
import {count} from './command';

/** Returns one line for each submission, below a line that names the columns; nobody's data. */
export function table(submissions: readonly Submission[]): string {
  const rows = submissions.map((submission) => {
    const {id, reference, form, receivedAt, files} = submission;
    return [id, reference, receivedAt, form, `${files.length}`, status(submission)];
  });
  return aligned([['ID', 'REFERENCE', 'RECEIVED (UTC)', 'FORM', 'FILES', 'STATUS'], ...rows]);
}

function status({held, spam, deliveries, files}: Submission): string {
  const viruses = files.flatMap(({signature = []}) => signature);
  if (held) return `HELD (${[...spam.signals, ...viruses].join(', ')})`;
  const open = deliveries.filter(({channel, state}) => channel !== 'files' || state !== 'done');
  return open.map(inBrief).join(', ') || 'kept only';
}

function inBrief({channel, state, attempts}: Delivery): string {
  const tried = state !== 'done' && attempts > 0 ? ` after ${count(attempts, 'attempt')}` : '';
  return `${channel} ${emphasised(state)}${tried}`;
}

const emphasised = (state: Delivery['state']) => (state === 'dead' ? 'DEAD' : state);

export function describe(submission: Submission): string {
  const {id, reference, form, receivedAt, fields, files, held, spam, deliveries} = submission;
  const signals = spam.signals.join(', ') || 'none';
  const isKeptOnly = !held && deliveries.every(({channel}) => channel === 'files');
  return aligned([
    ['id', id],
    ['reference', reference],
    ['form', form],
    ['received', receivedAt],
    ...Object.entries(fields).flatMap(([name, text]) => fieldRows(form, name, text)),
    ...files.flatMap(fileRows),
    ['spam score', `${spam.score} (signals: ${signals})`],
    ['held', held ? 'YES: it waits for "release" or "erase"' : 'no'],
    ...deliveries.map(deliveryRow),
    ...(isKeptOnly ? [['delivery', 'kept only: no channel was set up']] : []),
  ]);
}

function fieldRows(form: FormName, name: string, text: string): string[][] {
  const lines = hasLines(form, name) ? text.split('\n') : [text];
  return lines.map((line, index) => [index === 0 ? name : '', line]);
}

function fileRows(file: StoredFile): string[][] {
  return [
    [`file ${file.number}`, `${file.name} (${file.type}, ${file.size} bytes)`],
    ['sha256', file.sha256],
    ...(file.check ? [['document', checkInWords(file.check)]] : []),
    ['virus scan', [file.scan, file.signature ?? []].flat().join(' ')],
  ];
}

function deliveryRow({channel, state, attempts, at, error}: Delivery): string[] {
  const since = state === 'waiting' ? 'due' : 'since';
  const reason = error === undefined ? '' : `; last error: ${error}`;
  return [channel, `${emphasised(state)} ${since} ${at}; ${count(attempts, 'attempt')}${reason}`];
}

/** Aligns the columns, and escapes what a terminal would obey. */
function aligned(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const padded = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((row) => row.join('  ').trimEnd()).join('\n');
}
