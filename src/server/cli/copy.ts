/** `backup` and `migrate-to`. */
import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import {capital} from '../../capital';
import {storeLocation} from '../settings/store';
import {databasePath, moveStore} from '../store/open';
import {NotPossibleError, UsageError, count, type Command} from './command';
import {newPath} from './new-file';

export const backup: Command = {
  usage: 'backup --out PATH [--json]',
  summary: 'Copies everything to a new SQLite file, while the server runs.',
  options: ['out', 'json'],
  argument: 'none',
  async run({open, log, options: {out}, io}) {
    if (out === undefined) throw new UsageError('"backup" needs --out PATH.');
    const path = newPath(io, out);
    const store = await open('write');
    log(['everything']);
    await store.backup(path);
    const {size} = await stat(path);
    return {data: {path, bytes: size}, text: `${path} (${size} bytes)`};
  },
};

export const migrateTo: Command = {
  usage: 'migrate-to [URL] [--json]',
  summary:
    'Copies everything from DATA_DIR/forms.db to the empty PostgreSQL database at DATABASE_URL or URL. Stop the server first.',
  options: ['json'],
  argument: 'optional',
  async run({log, argument, settings: {dataDir, store}}) {
    const to = argument === undefined ? store : storeLocation({DATABASE_URL: argument}, dataDir);
    if (!('url' in to)) {
      throw new UsageError(
        '"migrate-to" needs a postgres:// URL, or DATABASE_URL or DATABASE_URL_FILE.',
      );
    }
    const original = databasePath(dataDir);
    if (!existsSync(original)) throw new NotPossibleError(`There is no file ${original}.`);
    log(['everything']);
    const submissions = await moveStore({dataDir}, to);
    const text = `${capital(count(submissions, 'submission'))} copied and counted, files and queue included.
Next: start the server with DATABASE_URL or DATABASE_URL_FILE, and look at "list".
Then delete ${original}: it has personal data that no purge reaches any more.`;
    return {data: {submissions}, text};
  },
};
