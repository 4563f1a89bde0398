import {stat} from 'node:fs/promises';
import {UsageError, command} from '../command';
import {newPath} from '../new-file';
import {progressBar} from '../progress';

export const backup = command({
  name: 'backup',
  summary: 'Copies everything to a new SQLite file, while the server runs.',
  options: {
    out: {value: 'PATH', help: 'where to: a new file that you alone may read'},
  },
  notes: `To restore: stop the server, put the copy in an empty DATA_DIR as forms.db, start. It holds
people's data: keep it encrypted, and no longer than RETENTION_DAYS.`,
  async run({open, note, options: {out}, io, env}) {
    if (out === undefined) throw new UsageError('"backup" needs --out PATH.');
    const path = newPath(io, out);
    const store = await open('note');
    await note(store, await store.ids());
    const bar = progressBar(io, 'Copying', env.TERM);
    await store.backup(path, bar.show).finally(bar.end);
    const {size} = await stat(path);
    return {data: {path, bytes: size}, text: `${path} (${size} bytes)`};
  },
});
