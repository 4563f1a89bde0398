/** Submissions as text for a terminal, and as programs read them. */
import type {FormName} from '../../forms/tables';
import {hasLines} from '../deliver/words';
import {checkInWords} from '../deliver/facts';
import {senderIn} from '../store/sender';
import type {Delivery, StoredFile, Submission} from '../store/store';
import {printable} from '../printable';
import {count} from './command';

/** One line for each submission, below a line that names the columns. */
export function table(submissions: readonly Submission[], names: boolean): string {
  const rows = submissions.map((submission) => {
    const {id, reference, form, receivedAt, fields, files} = submission;
    return [
      id,
      reference,
      receivedAt,
      form,
      files.length > 1 ? String(files.length) : files[0] ? 'yes' : 'no',
      ...(names ? [printable(senderIn(form, fields, 'name'))] : []),
      printable(status(submission)),
    ];
  });
  const head = [
    'ID',
    'REFERENCE',
    'RECEIVED (UTC)',
    'FORM',
    'FILE',
    ...(names ? ['NAME'] : []),
    'STATUS',
  ];
  return aligned([head, ...rows]);
}

/** Every field of one submission, its spam score, and how its deliveries fare. */
export function describe(submission: Submission): string {
  const {id, reference, form, receivedAt, fields, files, held, spam, deliveries} = submission;
  const rows: string[][] = [
    ['id', id],
    ['reference', reference],
    ['form', form],
    ['received', receivedAt],
    ...Object.entries(fields).flatMap(([name, text]) => fieldRows(form, name, text)),
    ...files.flatMap((file) => fileRows(file, files.length > 1)),
  ];
  const signals = spam.signals.join(', ') || 'none';
  rows.push(
    ['spam score', `${spam.score} (signals: ${signals})`],
    ['held', held ? 'YES: it waits for "release" or "erase"' : 'no'],
    ...deliveries.map((delivery) => [delivery.channel, deliveryInFull(delivery)]),
  );
  if (!held && deliveries.every(({channel}) => channel === 'files'))
    rows.push(['delivery', 'kept only: no channel was set up']);
  return aligned(rows.map((row) => row.map(printable)));
}

/** A row for each line of a text. */
function fieldRows(form: FormName, name: string, text: string): string[][] {
  if (!hasLines(form, name)) return [[name, text]];
  return text.split('\n').map((one, index) => [index === 0 ? name : '', one]);
}

function fileRows(file: StoredFile, isOneOfMany: boolean): string[][] {
  return [
    [
      isOneOfMany ? `file ${file.number}` : 'file',
      `${file.name} (${file.type}, ${file.size} bytes)`,
    ],
    ['sha256', file.sha256],
    ...(file.check ? [['document', checkInWords(file.check)]] : []),
    ['virus scan', `${file.scan} ${file.signature ?? ''}`.trim()],
    ...file.warnings.map((warning) => ['WARNING', `the file: ${warning}`]),
  ];
}

/** In a few words, what an operator has to know of it in a list. */
function status({held, spam, deliveries, files}: Submission): string {
  const viruses = files.flatMap(({signature = []}) => signature);
  if (held) return `HELD (${[...spam.signals, ...viruses].join(', ') || 'no signal'})`;
  const open = deliveries.filter(({channel, state}) => channel !== 'files' || state !== 'done');
  return open.map(inBrief).join(', ') || 'kept only';
}

function inBrief({channel, state, attempts}: Delivery): string {
  if (state === 'dead') return `${channel} DEAD after ${count(attempts, 'attempt')}`;
  return state === 'waiting' && attempts > 0
    ? `${channel} waiting after ${count(attempts, 'attempt')}`
    : `${channel} ${state}`;
}

const STATES: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'waiting, due',
  held: 'held since',
  done: 'done',
  dead: 'DEAD since',
};

/** In full, for one submission. */
function deliveryInFull({state, attempts, at, error}: Delivery): string {
  const reason = error === undefined ? '' : `; last error: ${error}`;
  return `${STATES[state]} ${at}; ${count(attempts, 'attempt')}${reason}`;
}

/** As programs read it: with the first file under the name that it had when a submission had one at most. */
export function forPrograms(submission: Submission): object {
  const [file] = submission.files;
  return {...submission, ...(file && {file})};
}

/** Cells of one column begin below each other. */
export function aligned(rows: readonly string[][]): string {
  const [first = []] = rows;
  const widths = first.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
