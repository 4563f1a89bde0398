/** The store in one SQLite file, DATA_DIR/forms.db. */
import {randomUUID} from 'node:crypto';
import {chmodSync, closeSync, existsSync, mkdirSync, openSync} from 'node:fs';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {fingerprintOf, type Fingerprint} from './fingerprint';
import {migrate, transaction} from './schema';
import {StoreUnavailableError, type NewSubmission, type SaveResult, type Store} from './store';
import {databasePath, type StoreOptions} from './open';
import {LIST, FIND, toSubmission} from './rows';

/** A form sent again within this time, without a key, is the same submission. */
const REPEAT_MS = 10 * 60 * 1000;

/**
 * Opens the store, and makes the folder and the file when they are missing.
 * @throws StoreUnavailableError when that cannot be done.
 */
export function openSqlite(dataDir: string, options: StoreOptions = {}): Store {
  const path = databasePath(dataDir);
  const db = attempt(`The database ${path} cannot be opened`, () => open(path, dataDir, options));
  const now = options.now ?? Date.now;
  const save = (submission: NewSubmission): SaveResult => {
    // Before the transaction: hashing a large file would keep other writers waiting.
    const hashes = fingerprintOf(submission);
    const time = now();
    return transaction(
      db,
      () => earlier(db, submission, hashes, time) ?? insert(db, submission, hashes, time),
    );
  };

  const later = () => {
    throw new Error('not yet');
  };
  return {
    location: path,
    all: later,
    counts: later,
    release: later,
    secret: later,
    backup: later,
    ping: later,
    claim: later,
    delivered: later,
    failed: later,
    retry: later,
    save: async (submission) => attempt('The submission cannot be stored', () => save(submission)),
    list: async ({form, limit = -1} = {}) =>
      db
        .prepare(LIST)
        .all({form: form ?? null, limit})
        .map(toSubmission),
    find: async (id) => {
      const row: unknown = db.prepare(FIND).get({id});
      return row === undefined ? undefined : toSubmission(row);
    },
    readFile: async (id) => {
      const row: unknown = db.prepare('SELECT bytes FROM files WHERE submission_id = ?').get(id);
      return (row as {bytes: Uint8Array} | undefined)?.bytes;
    },
    purge: async (before) =>
      remove(db, 'DELETE FROM submissions WHERE received_at < ?', before.toISOString()),
    erase: async (email) => ({
      ids: Array.from<string>({
        length: remove(
          db,
          "DELETE FROM submissions WHERE lower(fields ->> 'email') = lower(?)",
          email,
        ),
      }).fill(''),
      delivered: [],
    }),
    close: async () => db.close(),
  };
}

function attempt<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError(`${what}: ${(error as Error).message}`, error);
  }
}

function open(path: string, dataDir: string, options: StoreOptions): DatabaseSyncInstance {
  const {readOnly = false, busyTimeoutMs: timeout = 5000} = options;
  if (readOnly && !existsSync(path)) throw new StoreUnavailableError(`There is no file ${path}`);
  if (!readOnly) makePrivate(path, dataDir);
  const db = new DatabaseSync(path, {readOnly, timeout, enableForeignKeyConstraints: true});
  if (readOnly) return db;
  try {
    // FULL: a commit has reached the disk, not only the operating system, before the visitor
    // is told. secure_delete: what is deleted is overwritten.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Applications are private: for the account that runs the server alone. */
function makePrivate(path: string, dataDir: string): void {
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  // The folder may be older and open to others. SQLite would then make a file for all to read;
  // its journals take after the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

function earlier(
  db: DatabaseSyncInstance,
  submission: NewSubmission,
  hashes: Fingerprint,
  now: number,
): SaveResult | undefined {
  if (submission.idempotencyKey === undefined) {
    const row = db
      .prepare('SELECT id FROM submissions WHERE content_hash = ? AND received_at > ?')
      .get(hashes.content, new Date(now - REPEAT_MS).toISOString()) as {id: string} | undefined;
    return row && {outcome: 'stored', id: row.id, repeated: true, held: false};
  }
  const row = db
    .prepare('SELECT id, content_hash FROM submissions WHERE idempotency_key = ?')
    .get(submission.idempotencyKey) as {id: string; content_hash: string} | undefined;
  if (!row) return undefined;
  if (row.content_hash !== hashes.content) return {outcome: 'keyReused'};
  return {outcome: 'stored', id: row.id, repeated: true, held: false};
}

/** Files go with their submissions (ON DELETE CASCADE). */
function remove(db: DatabaseSyncInstance, statement: string, value: string): number {
  const {changes} = db.prepare(statement).run(value);
  // Else the journal would keep what the file no longer holds.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return changes;
}

function insert(
  db: DatabaseSyncInstance,
  submission: NewSubmission,
  hashes: Fingerprint,
  now: number,
): SaveResult {
  const {form, fields, file, idempotencyKey = null} = submission;
  const id = randomUUID();
  const receivedAt = new Date(now).toISOString();
  db.prepare(
    `INSERT INTO submissions (id, form, received_at, idempotency_key, content_hash, fields)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(id, form, receivedAt, idempotencyKey, hashes.content, JSON.stringify(fields));
  if (file) {
    db.prepare(
      'INSERT INTO files (submission_id, name, type, size, sha256, bytes) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(id, file.name, file.type, file.bytes.length, hashes.file, file.bytes);
  }
  return {outcome: 'stored', id, repeated: false, held: false};
}
