import {writeFile} from 'node:fs/promises';
import {extensionOf} from '../../../forms';
import {NotPossibleError, command} from '../command';
import {findSubmission} from '../find';
import {newPrivateFile} from '../new-file';

export const file = command({
  name: 'file',
  argument: 'ID',
  summary: 'Saves the file of an application, and never over an existing one.',
  options: {
    out: {value: 'PATH', help: "where to (default: ID with the file's extension, in this folder)"},
  },
  notes: `Nobody has scanned it for viruses: open it as you would any attachment from a stranger.
"erase" does not know of the saved file: delete it when you have read it.`,
  async run({open, argument: id = '', options, io}) {
    const store = await open('read');
    const {file: stored} = await findSubmission(store, id);
    const bytes = await store.readFile(id);
    if (!stored || !bytes) throw new NotPossibleError(`Submission ${id} has no file.`);
    // The given name is a stranger's; only its checked extension is used.
    const out = options.out ?? id + extensionOf(stored.name);
    const path = await newPrivateFile(io, out, (absolute) => writeFile(absolute, bytes));
    const {size, sha256, warnings} = stored;
    const warned = warnings.map((warning) => `\nWARNING: the file: ${warning}`).join('');
    return {data: {path, size, sha256, warnings}, text: `${path} (${size} bytes)${warned}`};
  },
});
