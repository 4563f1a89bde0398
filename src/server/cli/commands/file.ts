import {writeFile} from 'node:fs/promises';
import {extensionOf} from '../../../forms';
import type {Store, StoredFile, Submission} from '../../store/store';
import {NotPossibleError, UsageError, command} from '../command';
import {findSubmission} from '../open';
import type {Io} from '../io';
import {newPrivateFile} from '../new-file';
import {wholeNumber} from '../options';

const SCANS = {
  clean: 'no virus was found',
  infected: 'WITH A VIRUS',
  'not scanned': 'not scanned for viruses',
};

export const file = command({
  name: 'file',
  argument: 'ID',
  summary: 'Saves the files of a submission, and never over an existing one.',
  options: {
    infected: {help: 'saves it although the scanner found a virus in it'},
    number: {value: 'N', help: 'which one, when there are several (default: all of them)'},
    out: {value: 'PATH', help: "where to (default: ID with the file's extension, in this folder)"},
  },
  notes: `A scan finds what is known only, and without CLAMD there is none: open it as you would any
attachment from a stranger. "erase" does not know of the saved file: delete it when you are done.`,
  async run({open, note, argument = '', options, io}) {
    const store = await open('note');
    const submission = await findSubmission(store, argument);
    const wanted = chosen(submission, options.number);
    if (options.out !== undefined && wanted.length > 1) {
      throw new UsageError('--out names one file, but there are several: add --number N.');
    }
    for (const stored of wanted) refuseInfected(submission, stored, options.infected);
    await note(store, [submission.id]);
    const saved: Saved[] = [];
    for (const stored of wanted) saved.push(await save(store, submission, stored, options.out, io));
    return {data: saved.length > 1 ? saved : saved[0], text: saved.map(inWords).join('\n')};
  },
});

/** @throws NotPossibleError when there is none, or none of that number. */
function chosen({id, files}: Submission, number: string | undefined): readonly StoredFile[] {
  if (files.length === 0) throw new NotPossibleError(`Submission ${id} has no file.`);
  if (number === undefined) return files;
  const found = files.filter((stored) => stored.number === wholeNumber('--number', number));
  if (found.length > 0) return found;
  throw new NotPossibleError(`Submission ${id} has no file ${number}, but 1 to ${files.length}.`);
}

function refuseInfected({id, files}: Submission, stored: StoredFile, allowed: boolean): void {
  if (stored.scan !== 'infected' || allowed) return;
  const [what, which] =
    files.length > 1 ? [`File ${stored.number}`, ` --number ${stored.number}`] : ['The file', ''];
  throw new NotPossibleError(
    `${what} of ${id} has a virus: ${stored.signature ?? 'without a name'}. To save it all the same: file ${id}${which} --infected`,
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
