/** `file`. */
import {writeFile} from 'node:fs/promises';
import {extensionOf} from '../../forms';
import type {Store, StoredFile, Submission} from '../store/store';
import {
  NotPossibleError,
  UsageError,
  findSubmission,
  wholeNumber,
  type Command,
  type Io,
} from './command';
import {newPrivateFile} from './new-file';

const SCANS = {
  clean: 'no virus was found',
  infected: 'WITH A VIRUS',
  'not scanned': 'not scanned for viruses',
};

export const file: Command = {
  usage: 'file ID [--number N] [--out PATH] [--infected] [--json]',
  summary: 'Saves the files of a submission, or one of them, and never over an existing file.',
  options: ['number', 'out', 'infected', 'json'],
  argument: 'required',
  async run({open, log, argument = '', options: {number, out, infected = false}, io}) {
    const store = await open('read');
    const submission = await findSubmission(store, argument);
    const wanted = chosen(submission, number);
    if (out !== undefined && wanted.length > 1) {
      throw new UsageError('--out names one file, but there are several: add --number N.');
    }
    for (const stored of wanted) refuseInfected(submission, stored, infected);
    log([submission.id]);
    const saved: Saved[] = [];
    for (const stored of wanted) saved.push(await save(store, submission, stored, out, io));
    return {data: saved.length > 1 ? saved : saved[0], text: saved.map(inWords).join('\n')};
  },
};

/** @throws NotPossibleError when there is none, or none of that number. */
function chosen({id, files}: Submission, number: string | undefined): readonly StoredFile[] {
  if (files.length === 0) throw new NotPossibleError(`Submission ${id} has no file.`);
  if (number === undefined) return files;
  const found = files.filter((stored) => stored.number === wholeNumber('--number', number));
  if (found.length > 0) return found;
  throw new NotPossibleError(`Submission ${id} has no file ${number}, but 1 to ${files.length}.`);
}

function refuseInfected({id}: Submission, stored: StoredFile, allowed: boolean): void {
  if (stored.scan !== 'infected' || allowed) return;
  const {number, signature = 'without a name'} = stored;
  throw new NotPossibleError(
    `File ${number} of ${id} has a virus: ${signature}. ` +
      `To save it all the same: file ${id} --number ${number} --infected`,
  );
}

interface Saved extends Pick<StoredFile, 'size' | 'sha256' | 'warnings' | 'scan'> {
  path: string;
}

async function save(
  store: Store,
  {id, files}: Submission,
  stored: StoredFile,
  out: string | undefined,
  io: Io,
): Promise<Saved> {
  const {number, name, size, sha256, warnings, scan} = stored;
  const bytes = await store.readFile(id, number);
  if (!bytes) throw new NotPossibleError(`Submission ${id} has no file.`);
  // The given name is a stranger's; only its checked extension is used.
  const usual = (files.length > 1 ? `${id}-${number}` : id) + extensionOf(name);
  const path = await newPrivateFile(io, out ?? usual, (absolute) => writeFile(absolute, bytes));
  return {path, size, sha256, warnings, scan};
}

function inWords({path, size, scan, warnings}: Saved): string {
  const warned = warnings.map((warning) => `\nWARNING: the file: ${warning}`).join('');
  return `${path} (${size} bytes, ${SCANS[scan]})${warned}`;
}
