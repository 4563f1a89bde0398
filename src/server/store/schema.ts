/** The tables of forms.db, as steps: user_version counts those that a file has seen. */
import type {DatabaseSyncInstance} from '@photostructure/sqlite';
import {StoreUnavailableError} from './store';

/** Append only: a step that has been released never changes. */
const STEPS: readonly string[] = [
  `CREATE TABLE submissions (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     received_at TEXT NOT NULL,
     idempotency_key TEXT UNIQUE,
     content_hash TEXT NOT NULL,
     fields TEXT NOT NULL
   ) STRICT;
   CREATE INDEX submissions_by_content ON submissions (content_hash, received_at);
   CREATE INDEX submissions_by_time ON submissions (received_at);
   CREATE TABLE files (
     submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     type TEXT NOT NULL,
     size INTEGER NOT NULL,
     sha256 TEXT NOT NULL,
     bytes BLOB NOT NULL
   ) STRICT;`,
];

/** Brings the tables up to date. @throws StoreUnavailableError for a file of a newer release. */
export function migrate(db: DatabaseSyncInstance): void {
  // IMMEDIATE, so that of two servers that start at once only one migrates.
  transaction(db, () => {
    const {user_version: version} = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > STEPS.length) {
      throw new StoreUnavailableError(
        `The database is at version ${version}, but this release knows version ${STEPS.length} ` +
          'at most. Start the newer release, or use another DATA_DIR.',
      );
    }
    for (const step of STEPS.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}

/** Runs `work` as one transaction: all of it, or none of it. */
export function transaction<Result>(db: DatabaseSyncInstance, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
