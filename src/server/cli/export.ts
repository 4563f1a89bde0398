/** `export`. */
import {createWriteStream} from 'node:fs';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {capital} from '../../capital';
import {printable} from '../printable';
import type {Filter, Store, Submission} from '../store/store';
import {UsageError, count, type Command} from './command';
import {csvHead, csvRow} from './csv';
import {forPrograms} from './describe';
import {filterOf} from './list';
import {newPrivateFile} from './new-file';

export const exportAll: Command = {
  usage: 'export [--csv|--json] [--form NAME] [--held] [--out PATH]',
  summary: 'Writes submissions, oldest first, as CSV or as one JSON object a line.',
  options: ['csv', 'json', 'form', 'held', 'out'],
  argument: 'none',
  async run({open, log, options, io}) {
    const {csv, json, out} = options;
    if (csv && json) throw new UsageError('"export" writes --csv or --json, not both.');
    const store = await open('read');
    const ids: string[] = [];
    const written = lines(store, filterOf(options), json ? JSON_LINES : CSV, ids);
    try {
      if (out === undefined) {
        const shown = io.out.isTTY ? printed(written) : written;
        await pipeline(Readable.from(shown), io.out, {end: false});
      } else {
        const path = await newPrivateFile(io, out, (absolute) =>
          pipeline(Readable.from(written), createWriteStream(absolute)),
        );
        const rows = capital(count(ids.length, 'submission'));
        io.error.write(`${rows} in ${printable(path)}\n`);
      }
    } finally {
      log(ids);
    }
    return undefined;
  },
};

interface Format {
  head: string;
  row: (submission: Submission) => string;
}

const CSV: Format = {head: csvHead(), row: csvRow};
const JSON_LINES: Format = {
  head: '',
  row: (submission) => `${JSON.stringify(forPrograms(submission))}\n`,
};

/** @param ids receives the id of each submission written */
async function* lines(
  store: Store,
  filter: Filter,
  {head, row}: Format,
  ids: string[],
): AsyncGenerator<string> {
  if (head) yield head;
  for await (const submission of store.all(filter)) {
    ids.push(submission.id);
    yield row(submission);
  }
}

// A terminal would obey what a visitor typed; a file or another program gets it as it was sent.
async function* printed(rows: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const row of rows) yield `${printable(row.replace(/^\uFEFF|\r?\n$/g, ''))}\n`;
}
