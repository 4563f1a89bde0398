/** A copy of everything in one new SQLite file, made while the service runs. */
import {existsSync, linkSync, rmSync} from 'node:fs';
import type {Database} from './database';
import {migrate} from './migrate';
import {openSqlite} from './sqlite';
import {StoreUnavailableError, type Progress} from './store';
import {transfer, verify} from './transfer';
import {attempt} from './unavailable';

/**
 * The copy is as of the moment it began, checked, and for this account alone. Until it is
 * complete it has another name, so that a part is never taken for the whole.
 * @throws StoreUnavailableError when the file exists or cannot be written.
 */
export async function backup(db: Database, path: string, progress?: Progress): Promise<void> {
  if (existsSync(path)) throw new StoreUnavailableError(`${path} exists already`);
  const part = `${path}.part`;
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, {force: true});
  };
  await attempt(`The backup ${path} cannot be written`, async () => {
    remove();
    try {
      await copyInto(part, db, progress);
      // Unlike a rename, a link never replaces what somebody else made meanwhile.
      linkSync(part, path);
    } finally {
      remove();
    }
  });
}

async function copyInto(path: string, db: Database, progress?: Progress): Promise<void> {
  const copy = openSqlite(path);
  try {
    await migrate(copy);
    await db.snapshot(async (snapshot) => {
      await transfer(snapshot, copy, progress);
      await verify(snapshot, copy);
    });
    // All of it into the one file.
    await copy.shred(false);
  } finally {
    await copy.close();
  }
}
