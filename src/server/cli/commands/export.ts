import {createWriteStream} from 'node:fs';
import type {Writable} from 'node:stream';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {Filter, Store, Submission} from '../../store/store';
import {UsageError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {csvHead, csvRow} from '../csv';
import {forPrograms} from '../describe';
import {newPrivateFile} from '../new-file';
import {FORM} from '../options';
import {printable} from '../../printable';
import {progressBar} from '../progress';
import {filterOf} from './list';

export const exportAll = command({
  name: 'export',
  summary: 'Writes submissions as CSV or as JSON lines, oldest first.',
  json: false,
  options: {
    csv: {help: 'as CSV (the default)'},
    json: {help: 'as one JSON object a line, with every field as it was sent'},
    ...FORM,
    held: {help: 'only those that are held'},
    out: {value: 'PATH', help: 'to a new file that you alone may read (default: to the screen)'},
  },
  notes: `The CSV is UTF-8 with a byte order mark, and a cell that a spreadsheet could take for a
formula gets a leading ': so a phone number reads '+91 9876543210. JSON has the text as it was sent.
"erase" does not know of exported files: delete them when you are done.`,
  async run({open, note, options: {csv, json, form, held, out}, io, env}) {
    if (csv && json) throw new UsageError('"export" writes --csv or --json, not both.');
    const filter = filterOf(form, held);
    const store = await open('note');
    // What arrives from now on is not written down, and so not exported.
    const ids = new Set(await store.ids(filter));
    await note(store, [...ids]);
    const format = json ? JSON_LINES : CSV;
    if (out === undefined) {
      const written = lines(store, {filter, ids}, format, () => undefined);
      const shown = 'isTTY' in io.out && io.out.isTTY ? printed(written) : written;
      await pipeline(Readable.from(shown), io.out, {end: false});
      return undefined;
    }
    const bar = progressBar(io, 'Exporting', env.TERM);
    let written = 0;
    const path = await newPrivateFile(io, out, async (absolute) => {
      const target: Writable = createWriteStream(absolute);
      const show = () => bar.show(++written, ids.size);
      await pipeline(Readable.from(lines(store, {filter, ids}, format, show)), target);
    }).finally(bar.end);
    io.error.write(`${capital(count(written, 'submission'))} in ${printable(path)}\n`);
    return undefined;
  },
});

interface Format {
  head: string;
  row: (submission: Submission) => string;
}

const CSV: Format = {head: csvHead(), row: csvRow};
const JSON_LINES: Format = {
  head: '',
  row: (submission) => `${JSON.stringify(forPrograms(submission))}\n`,
};

async function* lines(
  store: Store,
  {filter, ids}: {filter: Filter; ids: ReadonlySet<string>},
  {head, row}: Format,
  written: () => void,
): AsyncGenerator<string> {
  if (head) yield head;
  for await (const submission of store.all(filter)) {
    if (!ids.has(submission.id)) continue;
    yield row(submission);
    written();
  }
}

// A terminal would obey what a visitor typed; a file or another program gets it as it was sent.
async function* printed(rows: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const row of rows) yield `${printable(row.replace(/^\uFEFF|\r?\n$/g, ''))}\n`;
}
