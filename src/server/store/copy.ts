/** Moves the store to another database: `forms migrate-to`. */
import type {Statements} from './database';
import {openDatabase, type StoreLocation} from './open';
import {StoreUnavailableError, type Progress} from './store';
import {transfer, verify} from './transfer';

/**
 * Copies everything: submissions with their ids, keys and hashes, files, the queue, secrets.
 * A copy that was interrupted goes on when it is run again, and nothing is there twice. At the
 * end counts and the hash of every file are compared.
 *
 * No server may run on either database, or what it stores meanwhile would be left behind. One
 * that has the SQLite file open is found out, and none can start until the copy is done; on
 * PostgreSQL those are found out that are connected when the copy begins.
 * @throws StoreUnavailableError when a server runs, or when the target holds other submissions.
 */
export async function copyStore(
  from: StoreLocation,
  to: StoreLocation,
  progress?: Progress,
): Promise<void> {
  const source = await openDatabase(from, {}, 'alone');
  try {
    const target = await openDatabase(to, {}, 'alone');
    try {
      await source.snapshot(async (snapshot) => {
        await refuseStrangers(snapshot, target);
        await transfer(snapshot, target, progress);
        await verify(snapshot, target);
      });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** A target that has a life of its own is not ours to write to. */
async function refuseStrangers(source: Statements, target: Statements): Promise<void> {
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
