/** The commands that copy the whole store: `backup`, `migrate-to-postgres`. */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {NotPossibleError, UsageError} from '../command-line.ts';
import {databasePath, moveStore} from '../server/store/open.ts';
import {cannotWrite, count, defineCommand} from './command.ts';

export const backup = defineCommand({
  name: 'backup',
  summary: 'Copies everything to a new SQLite file, while the server runs.',
  options: {
    out: {
      type: 'string',
      value: 'PATH',
      isRequired: true,
      description: 'the file to write; it must not exist',
      example: '--out /backups/forms-2026-11-28.db',
    },
  },
  async run({open, log, options: {out}, io}) {
    const path = resolve(io.folder, out);
    const store = await open();
    log(['everything']);
    try {
      await store.backup(path);
    } catch (error) {
      throw cannotWrite(path, error);
    }
    return path;
  },
});

export const migrateTo = defineCommand({
  name: 'migrate-to-postgres',
  options: {},
  summary:
    'Copies everything from DATA_DIR/forms.db to the empty PostgreSQL database at DATABASE_URL. Stop the server first.',
  async run({configuration, log, settings: {dataDir, store}}) {
    if (!('url' in store)) {
      throw new UsageError('"migrate-to-postgres" needs DATABASE_URL or DATABASE_URL_FILE.');
    }
    const original = databasePath(dataDir);
    if (!existsSync(original)) throw new NotPossibleError(`There is no file ${original}.`);
    log(['everything']);
    const submissions = await moveStore(configuration, dataDir, store.url);
    return `${count(submissions, 'submission')} copied and counted, files and queue included.
Next: start the server with DATABASE_URL or DATABASE_URL_FILE, and look at "list".
Then delete ${original}: it has personal data that no purge reaches any more.`;
  },
});
