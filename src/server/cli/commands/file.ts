import {writeFile} from 'node:fs/promises';
import {extensionOf} from '../../../forms';
import {NotPossibleError, command} from '../command';
import {findSubmission} from '../find';
import {newPrivateFile} from '../new-file';

const SCANS = {
  clean: 'no virus was found',
  infected: 'WITH A VIRUS',
  'not scanned': 'not scanned for viruses',
};

export const file = command({
  name: 'file',
  argument: 'ID',
  summary: 'Saves the file of an application, and never over an existing one.',
  options: {
    infected: {help: 'saves it although the scanner found a virus in it'},
    out: {value: 'PATH', help: "where to (default: ID with the file's extension, in this folder)"},
  },
  notes: `A scan finds what is known only, and without CLAMD there is none: open it as you would any
attachment from a stranger. "erase" does not know of the saved file: delete it when you are done.`,
  async run({open, note, argument = '', options, io}) {
    const store = await open('note');
    const {id, file: stored} = await findSubmission(store, argument);
    const bytes = await store.readFile(id);
    if (!stored || !bytes) throw new NotPossibleError(`Submission ${id} has no file.`);
    if (stored.scan === 'infected' && !options.infected) {
      throw new NotPossibleError(
        `The file of ${id} has a virus: ${stored.signature ?? 'without a name'}. To save it all the same: file ${id} --infected`,
      );
    }
    await note(store, [id]);
    // The given name is a stranger's; only its checked extension is used.
    const out = options.out ?? id + extensionOf(stored.name);
    const path = await newPrivateFile(io, out, (absolute) => writeFile(absolute, bytes));
    const {size, sha256, warnings, scan} = stored;
    const warned = warnings.map((warning) => `\nWARNING: the file: ${warning}`).join('');
    return {
      data: {path, size, sha256, warnings, scan},
      text: `${path} (${size} bytes, ${SCANS[scan]})${warned}`,
    };
  },
});
