import {storeLocation} from '../../settings/store';
import {copyStore} from '../../store/copy';
import {databasePath} from '../../store/open';
import {attempt} from '../../store/unavailable';
import {UsageError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {openExisting, refuseMissing} from '../open';
import {progressBar} from '../progress';

export const migrateTo = command({
  name: 'migrate-to',
  argument: '[URL]',
  summary: 'Copies everything from DATA_DIR/forms.db to PostgreSQL: rows, files, queue.',
  notes: `URL is postgres://…, or comes from DATABASE_URL or DATABASE_URL_FILE: a password on the command
line can be seen by everybody on this machine, and stays in the shell's history.
Stop the server first. A copy that was interrupted goes on when it is run again. At the end it is
compared with the original, which stays as it is.

Example:
  DATABASE_URL_FILE=/run/secrets/database npm run forms -- migrate-to`,
  async run({argument, note, settings: {dataDir, store}, env, io}) {
    const to = argument === undefined ? store : storeLocation({DATABASE_URL: argument}, dataDir);
    if (!('url' in to)) {
      throw new UsageError(
        '"migrate-to" needs a postgres:// URL, or DATABASE_URL or DATABASE_URL_FILE.',
      );
    }
    refuseMissing({dataDir});
    const original = await openExisting({dataDir}, 'write');
    await original
      .ids()
      .then((ids) => note(original, ids))
      .finally(() => original.close());
    const bar = progressBar(io, 'Copying', env.TERM);
    let submissions = 0;
    await attempt('Not everything was copied', () =>
      copyStore({dataDir}, to, (done, total) => {
        submissions = total;
        bar.show(done, total);
      }),
    ).finally(bar.end);
    return {data: {submissions}, text: nextSteps(submissions, databasePath(dataDir))};
  },
});

function nextSteps(submissions: number, original: string): string {
  return `${capital(count(submissions, 'submission'))} copied and compared, files and queue included.
Next: start the server with DATABASE_URL or DATABASE_URL_FILE, and look at "list".
Then delete ${original}: it holds personal data that no purge reaches any more.`;
}
