/** Reads an SQLite file while nobody else has it open. */
import {DatabaseSync} from '@photostructure/sqlite';
import type {Job} from './database';
import {transaction} from './sqlite';
import {StoreUnavailableError} from './store';

/**
 * Runs `job`; until it ends no other program can open the file.
 * @throws StoreUnavailableError when one has it open: in WAL mode each holds a lock on it.
 */
export async function exclusively<Result>(path: string, job: Job<Result>): Promise<Result> {
  const db = new DatabaseSync(path, {timeout: 0});
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    try {
      db.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (error) {
      throw new StoreUnavailableError(
        `Another program has ${path} open. Stop the server, then run this again.`,
        error,
      );
    }
    return await transaction(db, 'BEGIN', job);
  } finally {
    db.close();
  }
}
