/** The commands that read: `list`, `show`, `file`, `export`. */
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {extensionOf} from '../../forms';
import {FORM_NAMES} from '../../forms/tables';
import {printable} from '../printable';
import {DELIVERY_STATES, type Counts, type Filter, type Submission} from '../store/store';
import {
  NotPossibleError,
  UsageError,
  count,
  findSubmission,
  oneOf,
  wholeNumber,
  type Command,
  type Options,
} from './command';
import {csvHead, csvRow} from './csv';
import {describe, table} from './describe';
import {writeNewFile} from './new-file';

export const list: Command = {
  usage: `[--form NAME] [--held] [--delivery ${DELIVERY_STATES.join('|')}] [--limit N] [--names] [--json]`,
  summary: 'Lists submissions, newest first (50 unless told otherwise), and counts everything.',
  async run({open, log, options}) {
    const {names = false, json} = options;
    const delivery = oneOf('delivery', options.delivery, DELIVERY_STATES);
    const filter = {...filterOf(options), ...(delivery && {delivery})};
    const store = await open();
    const submissions = await store.list({
      ...filter,
      limit: wholeNumber('limit', options.limit, 50),
    });
    // Without either option, it shows nobody's data.
    if (names || json) log(submissions.map(({id}) => id));
    if (json) return JSON.stringify(submissions, null, 2);
    const shown = submissions.length > 0 ? table(submissions, names) : 'Nothing to list.';
    return `${shown}\n\n${summary(await store.counts())}`;
  },
};

function summary({submissions, held, dead, waiting}: Counts): string {
  return [
    `In all: ${count(submissions, 'submission')}, ${held} held; deliveries: ${dead} dead, ${waiting} waiting.`,
    ...(held > 0 ? ['See the held: npm run forms -- list --held'] : []),
    ...(dead > 0 ? ['See the dead: npm run forms -- list --delivery dead'] : []),
  ].join('\n');
}

function filterOf({form, held}: Options): Filter {
  const name = oneOf('form', form, FORM_NAMES);
  return {...(name && {form: name}), ...(held && {held})};
}

export const show: Command = {
  usage: 'ID [--json]',
  summary: 'Shows one submission: fields, files and their checks, deliveries, spam signals.',
  async run({open, log, id, options}) {
    const submission = await findSubmission(await open(), id);
    log([submission.id]);
    return options.json ? JSON.stringify(submission, null, 2) : describe(submission);
  },
};

export const file: Command = {
  usage: 'ID [--number N] [--out PATH] [--infected]',
  summary: 'Saves the files of a submission, or one of them, and never over an existing file.',
  async run({open, log, id: wanted, options: {number, out, infected}, io}) {
    const store = await open();
    const {id, files} = await findSubmission(store, wanted);
    const only = wholeNumber('number', number, 0);
    const chosen = files.filter((stored) => only === 0 || stored.number === only);
    if (chosen.length === 0) {
      const which = only && files.length > 0 ? `file ${only}, but 1 to ${files.length}` : 'file';
      throw new NotPossibleError(`Submission ${id} has no ${which}.`);
    }
    if (out !== undefined && chosen.length > 1) {
      throw new UsageError('--out names one file, but there are several: add --number N.');
    }
    const virus = infected ? undefined : chosen.find(({scan}) => scan === 'infected');
    if (virus) {
      throw new NotPossibleError(
        `File ${virus.number} of ${id} has a virus: ${virus.signature ?? 'without a name'}. ` +
          `To save it all the same: file ${id} --number ${virus.number} --infected`,
      );
    }
    log([id]);
    const saved: string[] = [];
    for (const {number: place, name, size, scan} of chosen) {
      // The visitor's name is not used, only its checked extension.
      const usual = (files.length > 1 ? `${id}-${place}` : id) + extensionOf(name);
      const bytes = await store.readFile(id, place);
      if (!bytes) throw new NotPossibleError(`Submission ${id} was erased meanwhile.`);
      const path = await writeNewFile(io, out ?? usual, bytes);
      saved.push(`${path} (${size} bytes, virus scan: ${scan})`);
    }
    return saved.join('\n');
  },
};

export const exportAll: Command = {
  usage: '[--csv|--json] [--form NAME] [--held] [--out PATH]',
  summary: 'Writes submissions, oldest first, as CSV or as one JSON object a line.',
  async run({open, log, options, io}) {
    const {csv, json = false, out} = options;
    if (csv && json) throw new UsageError('"export" writes --csv or --json, not both.');
    const ids: string[] = [];
    const lines = linesOf((await open()).all(filterOf(options)), json, ids);
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
};

/** @param ids receives the id of each submission written */
async function* linesOf(submissions: AsyncIterable<Submission>, json: boolean, ids: string[]) {
  if (!json) yield csvHead();
  for await (const submission of submissions) {
    ids.push(submission.id);
    yield json ? `${JSON.stringify(submission)}\n` : csvRow(submission);
  }
}

/** Escapes what a terminal would obey; a file or another program gets the text as it was sent. */
async function* printed(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${printable(line.replace(/^\uFEFF|\r?\n$/g, ''))}\n`;
}
