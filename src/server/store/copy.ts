/** Moves the store to another database: `forms migrate-to`. */
import type {Job, Statements} from './database';
import {exclusively} from './exclusive';
import {openDatabase, type StoreLocation} from './open';
import {APPLICATION, openPostgres} from './postgres';
import {StoreUnavailableError, type Progress} from './store';
import {transfer, verify} from './transfer';

/**
 * Copies everything: submissions with their ids, keys and hashes, files, the queue, secrets.
 * A copy that was interrupted goes on when it is run again, and nothing is there twice. At the
 * end counts and the hash of every file are compared.
 *
 * No server may run on either database, or what it stores meanwhile would be left behind. One
 * that has the SQLite file open is found out, and cannot start until the copy is done; on
 * PostgreSQL those are found that are connected when the copy begins.
 * @throws StoreUnavailableError when a server runs, or when the target holds other submissions.
 */
export async function copyStore(
  from: StoreLocation,
  to: StoreLocation,
  progress?: Progress,
): Promise<void> {
  await refuseServers(to);
  const target = await openDatabase(to);
  try {
    await fromAlone(from, async (source) => {
      await refuseOthers(source, target);
      await transfer(source, target, progress);
      await verify(source, target);
    });
  } finally {
    await target.close();
  }
}

/** Runs a job on the source while no server can write there. */
async function fromAlone(location: StoreLocation, job: Job<void>): Promise<void> {
  await refuseServers(location);
  // Brings the tables up to date.
  const source = await openDatabase(location);
  if ('url' in location) {
    await source.snapshot(job).finally(() => source.close());
    return;
  }
  await source.close();
  await exclusively(source.location, job);
}

/** @throws StoreUnavailableError when a server is connected. */
async function refuseServers(location: StoreLocation): Promise<void> {
  if ('dataDir' in location) return;
  const db = await openPostgres(location.url);
  try {
    const others = await db.all(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
       AND application_name = ? AND pid <> pg_backend_pid()`,
      [APPLICATION],
    );
    if (others.length === 0) return;
    throw new StoreUnavailableError(
      `A server is connected to ${db.location}. Stop every server, then run this again.`,
    );
  } finally {
    await db.close();
  }
}

/** A target that has a life of its own is not ours to write to. */
async function refuseOthers(source: Statements, target: Statements): Promise<void> {
  const fields = 'SELECT name, value FROM secrets';
  const [ours, theirs] = [await source.all(fields), await target.all(fields)];
  const same = theirs.every(({name, value}) =>
    ours.some(
      (one) =>
        one['name'] === name && Buffer.compare(one['value'] as Buffer, value as Buffer) === 0,
    ),
  );
  const ids = 'SELECT id FROM submissions';
  const known = new Set((await source.all(ids)).map(({id}) => id));
  const strangers = (await target.all(ids)).filter(({id}) => !known.has(id)).length;
  if (same && strangers === 0) return;
  throw new StoreUnavailableError(
    strangers > 0
      ? `The target holds ${strangers} submissions that the source does not. Use an empty database.`
      : 'The target has been used by a server: its secrets are its own. Use an empty database.',
  );
}
