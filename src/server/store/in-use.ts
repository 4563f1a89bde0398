/**
 * Tells who has an SQLite store open, by a lock on a file beside it: the system drops it with the
 * process, however that ends. A connection to the store itself would not do, because the driver
 * lets go of one only when its statements have been collected, some time after it was closed.
 */
import {closeSync, openSync} from 'node:fs';
import {DatabaseSync} from '@photostructure/sqlite';
import {StoreUnavailableError} from './unavailable';

/** `shared`: as a server, beside others. `alone`: so that no server runs meanwhile. */
export type Use = 'shared' | 'alone';

const BEGIN: Readonly<Record<Use, string>> = {
  shared: 'BEGIN; SELECT * FROM sqlite_master',
  alone: 'BEGIN EXCLUSIVE',
};

const REASON: Readonly<Record<Use, string>> = {
  shared: 'is being moved. Start the server with the new DATABASE_URL when that is done',
  alone: 'is in use. Stop every server, then run this again',
};

/**
 * @returns a function that ends the use.
 * @throws StoreUnavailableError when others stand in the way.
 */
export function lockStore(path: string, how: Use): () => void {
  const lockFile = `${path}.lock`;
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile, {timeout: 1000});
  try {
    lock.exec(BEGIN[how]);
  } catch (error) {
    lock.close();
    throw new StoreUnavailableError(`${path} ${REASON[how]}.`, error);
  }
  return () => lock.close();
}
