/** The commands that read submissions: `list`, `show`, `file`, `export`. */
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {NotPossibleError, UsageError} from '../command-line.ts';
import {extensionOf} from '../forms/index.ts';
import {columnsOf, type Column} from '../forms/columns.ts';
import {describeCheck} from '../server/deliver/texts.ts';
import {printable} from '../server/printable.ts';
import {
  DELIVERY_STATES,
  type Delivery,
  type Store,
  type Submission,
} from '../server/store/store.ts';
import {ID, count, defineCommand, findSubmission, readTime, writeNewFile} from './command.ts';
import {csvHeader, csvRow} from './csv.ts';

/** Greatest number of submissions that `list` shows at a time. */
const PAGE_SIZE = 50;

const HEADINGS = ['ID', 'REFERENCE', 'RECEIVED (UTC)', 'FORM', 'FILES', 'STATUS'];

/** @param forms names of the site's forms */
const listOptions = (forms: readonly string[]) =>
  ({
    held: {
      type: 'boolean',
      description: 'only what is held: suspected spam, or a virus',
      example: '--held',
    },
    delivery: {
      type: 'string',
      value: 'STATE',
      choices: DELIVERY_STATES,
      description: 'only what has a delivery in this state',
      example: '--delivery dead',
    },
    form: {
      type: 'string',
      value: 'NAME',
      choices: forms,
      description: 'only what this form sent',
      example: `--form ${forms[0] ?? 'NAME'}`,
    },
    since: {
      type: 'string',
      value: 'TIME',
      description: 'only what arrived at or after this time (UTC)',
      example: '--since 2026-11-28',
    },
    before: {
      type: 'string',
      value: 'TIME',
      description: 'only what arrived before this time (UTC)',
      example: '--since 2026-11-01 --before 2026-12-01',
    },
    page: {
      type: 'number',
      value: 'N',
      description: `the next ${PAGE_SIZE}, and so on`,
      example: '--held --page 2',
    },
    json: {
      type: 'boolean',
      description: 'one JSON object a line, for scripts, without personal data',
      example: `--json --form ${forms[0] ?? 'NAME'}`,
    },
  }) as const;

/** @param forms names of the site's forms */
export const listFor = (forms: readonly string[]) =>
  defineCommand({
    name: 'list',
    summary: `Lists submissions, newest first, ${PAGE_SIZE} at a time, and counts all of them.`,
    options: listOptions(forms),
    // Not logged, since it shows no personal data.
    async run({configuration: {command}, open, options}) {
      const {held, delivery, form, page = 1, json} = options;
      const since = readTime('since', options.since);
      const before = readTime('before', options.before);
      const filter = {delivery, form, since, before, ...(held && {held})};
      const store = await open();
      // One more than shown tells whether there is another page.
      const offset = (page - 1) * PAGE_SIZE;
      const listed = await store.list({...filter, limit: PAGE_SIZE + 1, offset});
      const shown = listed.slice(0, PAGE_SIZE);
      if (json) {
        return shown.map((submission) => JSON.stringify(withoutPerson(submission))).join('\n');
      }
      const lines = [
        shown.length > 0 ? aligned([HEADINGS, ...shown.map(rowOf)]) : 'Nothing to list.',
        '',
      ];
      if (listed.length > PAGE_SIZE) {
        lines.push(`There are more: ${commandFor(command, options, page + 1)}`);
      }
      lines.push(...summaryOf(command, await store.counts(), options));
      return lines.join('\n');
    },
  });

/** Returns the totals, and where to see what needs a person, unless that is listed. */
function summaryOf(
  command: string,
  {submissions, held, dead, waiting}: Awaited<ReturnType<Store['counts']>>,
  options: {held: boolean; delivery: string | undefined},
): string[] {
  const lines = [
    `In all: ${count(submissions, 'submission')}, ${held} held; deliveries: ${dead} dead, ${waiting} waiting.`,
  ];
  if (held > 0 && !options.held) lines.push(`See the held: ${command} list --held`);
  if (dead > 0 && !options.delivery) {
    lines.push(`See the dead: ${command} list --delivery dead`);
  }
  return lines;
}

/** Returns the command line that lists another page with the same options. */
function commandFor(
  command: string,
  options: Readonly<Record<string, string | number | boolean | undefined>>,
  page: number,
): string {
  const words = Object.entries(options).flatMap(([name, value]) => {
    if (name === 'page' || value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name} ${value}`];
  });
  return [command, 'list', ...words, `--page ${page}`].join(' ');
}

function rowOf(submission: Submission): string[] {
  const {id, reference, form, receivedAt, files} = submission;
  return [id, reference, receivedAt, form, `${files.length}`, statusOf(submission)];
}

/** Returns what scripts may read without an entry in the access log. */
function withoutPerson({id, reference, receivedAt, form, held, files, deliveries}: Submission) {
  return {
    id,
    reference,
    receivedAt,
    form,
    held,
    files: files.length,
    // Without errors, in which mail servers may quote addresses.
    deliveries: deliveries.map(({channel, state, attempts, at}) => ({
      channel,
      state,
      attempts,
      at,
    })),
  };
}

function statusOf({held, spam, deliveries, files}: Submission): string {
  const viruses = files.flatMap(({signature = []}) => signature);
  if (held) return `HELD (${[...spam.signals, ...viruses].join(', ')})`;
  const notable = deliveries.filter(({channel, state}) => channel !== 'files' || state !== 'done');
  const states = notable.map(({channel, state, attempts}) => {
    const tried = state !== 'done' && attempts > 0 ? ` after ${count(attempts, 'attempt')}` : '';
    return `${channel} ${emphasised(state)}${tried}`;
  });
  return states.join(', ') || 'kept only';
}

const emphasised = (state: Delivery['state']) => (state === 'dead' ? 'DEAD' : state);

export const show = defineCommand({
  name: 'show',
  argument: {...ID, isRequired: true},
  options: {},
  summary: 'Shows one submission: fields, files and their checks, deliveries, spam signals.',
  async run({open, log, id}) {
    const submission = await findSubmission(await open(), id);
    log([submission.id]);
    return describe(submission);
  },
});

function describe(submission: Submission): string {
  const {id, reference, form, receivedAt, fields, files, held, spam, deliveries} = submission;
  const isKeptOnly = !held && deliveries.every(({channel}) => channel === 'files');
  return aligned([
    ['id', id],
    ['reference', reference],
    ['form', form],
    ['received', receivedAt],
    ...Object.entries(fields).flatMap(([name, text]) =>
      text.split('\n').map((line, index) => [index === 0 ? name : '', line]),
    ),
    ...files.flatMap(({number, name, type, size, sha256, scan, signature = '', check}) => [
      [`file ${number}`, `${name} (${type}, ${size} bytes)`],
      ['sha256', sha256],
      ...(check ? [['document', describeCheck(check)]] : []),
      ['virus scan', `${scan} ${signature}`],
    ]),
    ['spam score', `${spam.score} (signals: ${spam.signals.join(', ') || 'none'})`],
    ['held', held ? 'YES: it waits for "release" or "erase"' : 'no'],
    ...deliveries.map(({channel, state, attempts, at, error}) => {
      const since = `${emphasised(state)} ${state === 'waiting' ? 'due' : 'since'} ${at}`;
      const reason = error === undefined ? '' : `; last error: ${error}`;
      return [channel, `${since}; ${count(attempts, 'attempt')}${reason}`];
    }),
    ...(isKeptOnly ? [['delivery', 'kept only: no channel was set up']] : []),
  ]);
}

/** Aligns columns and escapes a terminal's control characters. */
function aligned(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(printable));
  const widthOf = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const widths = cells[0]?.map((_cell, column) => widthOf(column)) ?? [];
  const padded = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((row) => row.join('  ').trimEnd()).join('\n');
}

export const file = defineCommand({
  name: 'file',
  summary: 'Saves the files of a submission, or one of them, and never over an existing file.',
  argument: {...ID, isRequired: true},
  options: {
    number: {
      type: 'number',
      value: 'N',
      description: 'only the file with this number, which "show" prints',
      example: 'KM4P-7XQ9 --number 2',
    },
    out: {
      type: 'string',
      value: 'PATH',
      description: 'the file to write; it must not exist',
      example: 'KM4P-7XQ9 --out cv.pdf',
    },
    infected: {
      type: 'boolean',
      description: 'saves a file although it has a virus',
      example: 'KM4P-7XQ9 --number 1 --infected',
    },
  },
  async run({open, log, id: wanted, options: {number: only, out, infected}, io}) {
    const store = await open();
    const submission = await findSubmission(store, wanted);
    const {id, files} = submission;
    const chosen = chosenFiles(submission, only);
    if (out !== undefined && chosen.length > 1) {
      throw new UsageError('--out names one file, but there are several: add --number N.');
    }
    if (!infected) rejectViruses(id, chosen);
    log([id]);
    const saved: string[] = [];
    for (const {number, name, size, scan} of chosen) {
      // Of the visitor's file name, only the checked extension is used.
      const fallback = (files.length > 1 ? `${id}-${number}` : id) + extensionOf(name);
      const bytes = await store.readFile(id, number);
      if (!bytes) throw new NotPossibleError(`Submission ${id} was erased meanwhile.`);
      const path = await writeNewFile(io, out ?? fallback, bytes);
      saved.push(`${path} (${size} bytes, virus scan: ${scan})`);
    }
    return saved.join('\n');
  },
});

function chosenFiles({id, files}: Submission, number: number | undefined): Submission['files'] {
  const chosen = files.filter((stored) => number === undefined || stored.number === number);
  if (chosen.length > 0) return chosen;
  const which =
    number !== undefined && files.length > 0 ? `file ${number}, but 1 to ${files.length}` : 'file';
  throw new NotPossibleError(`Submission ${id} has no ${which}.`);
}

function rejectViruses(id: string, files: Submission['files']): void {
  const virus = files.find(({scan}) => scan === 'infected');
  if (!virus) return;
  throw new NotPossibleError(
    `File ${virus.number} of ${id} has a virus: ${virus.signature}. ` +
      `To save it all the same: file ${id} --number ${virus.number} --infected`,
  );
}

export const exportAll = defineCommand({
  name: 'export',
  summary: 'Writes all submissions, oldest first, as CSV or as one JSON object a line.',
  options: {
    csv: {
      type: 'boolean',
      description: 'CSV for spreadsheets (the default)',
      example: '--csv --out enquiries.csv',
    },
    json: {
      type: 'boolean',
      description: 'JSON lines, with the text as it was sent',
      example: '--json --out enquiries.jsonl',
    },
    out: {
      type: 'string',
      value: 'PATH',
      description: 'the file to write, which must not exist; default: standard output',
      example: '--out enquiries.csv',
    },
  },
  async run({configuration, open, log, options: {csv, json, out}, io}) {
    if (csv && json) throw new UsageError('"export" writes --csv or --json, not both.');
    const ids: string[] = [];
    const columns = json ? undefined : columnsOf(configuration.tables.all);
    const lines = linesOf((await open()).all(), columns, ids);
    try {
      if (out === undefined) {
        await pipeline(Readable.from(io.out.isTTY ? printed(lines) : lines), io.out, {end: false});
      } else {
        const path = await writeNewFile(io, out, lines);
        io.error.write(`${count(ids.length, 'submission')} in ${printable(path)}\n`);
      }
    } finally {
      log(ids);
    }
    return '';
  },
});

/**
 * @param columns of CSV; undefined for JSON
 * @param ids receives the id of each submission written
 */
async function* linesOf(
  submissions: AsyncIterable<Submission>,
  columns: readonly Column[] | undefined,
  ids: string[],
) {
  if (columns) yield csvHeader(columns);
  for await (const submission of submissions) {
    ids.push(submission.id);
    yield columns ? csvRow(columns, submission) : `${JSON.stringify(submission)}\n`;
  }
}

/** Escapes a terminal's control characters. Not for files and pipes, which get the text as it was sent. */
async function* printed(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${printable(line.replace(/^\uFEFF|\r?\n$/g, ''))}\n`;
}
