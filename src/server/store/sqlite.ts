/** One SQLite file as the store's database. */
import {chmodSync, closeSync, existsSync, openSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely';
import {elapsed} from '../clock';
import type {Database} from './database';
import type {Schema} from './schema';
import {StoreUnavailableError} from './unavailable';

export interface SqliteOptions {
  readOnly?: boolean;
  /** How long to wait for another process that writes, in milliseconds. */
  busyTimeoutMs?: number;
}

/** What a statement of ours may bind. */
type SQLiteValue = string | number | bigint | Uint8Array | null;

/** Opens the file, and creates it when it is missing. @throws whatever SQLite says. */
export function openSqlite(path: string, options: SqliteOptions = {}): Database {
  const {readOnly = false, busyTimeoutMs = 5000} = options;
  if (readOnly && !existsSync(path)) throw new StoreUnavailableError(`There is no file ${path}`);
  const connection = readOnly
    ? new DatabaseSync(path, {readOnly, timeout: busyTimeoutMs})
    : openWriter(path, busyTimeoutMs);
  const db = new Kysely<Schema>({dialect: new SerialDialect(connection, busyTimeoutMs)});
  return {
    dialect: 'sqlite',
    location: path,
    db,
    shred: (rewrite) =>
      db.connection().execute(async () => {
        // secure_delete overwrites cells, but copies of them stay behind where pages were balanced.
        if (rewrite) await untilFree(() => connection.exec('VACUUM'), elapsed() + busyTimeoutMs);
        await emptyJournal(connection, path);
      }),
    close: () => db.destroy(),
  };
}

function openWriter(path: string, timeout: number): DatabaseSyncInstance {
  makePrivate(path);
  const db = new DatabaseSync(path, {timeout, enableForeignKeyConstraints: true});
  try {
    // FULL: a commit has reached the disk, not only the operating system, before the visitor
    // is told. secure_delete: what is deleted is overwritten.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // SQLite's own waiting would stop the event loop: SerialDriver waits instead.
    db.exec('PRAGMA busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Submissions are private: only the account that runs the server can read them. */
function makePrivate(path: string): void {
  // The folder may be older and open to others; the journals take the permissions of the file.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

/** The journal would keep what the file no longer has. */
async function emptyJournal(db: DatabaseSyncInstance, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const [row] = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as Array<{busy: number}>;
    if (row?.busy === 0) return;
    await wait(100);
  }
  throw new StoreUnavailableError(
    `What was deleted is still in ${path}-wal, because another program reads the database, such ` +
      'as a backup. Run the command again when that has ended.',
  );
}

/** How often another process that writes is asked whether it has finished, in milliseconds. */
const ASK_MS = 20;

/** Repeats work that another process stands in the way of, until `end`. */
async function untilFree(work: () => unknown, end: number): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      const {sqliteCodeName = ''} = error as {sqliteCodeName?: string};
      if (!sqliteCodeName.startsWith('SQLITE_BUSY') || elapsed() >= end) throw error;
    }
    await wait(ASK_MS);
  }
}

class SerialDialect extends SqliteDialect {
  readonly #db: DatabaseSyncInstance;
  readonly #busyTimeoutMs: number;

  constructor(db: DatabaseSyncInstance, busyTimeoutMs: number) {
    super({database: adapted(db)});
    this.#db = db;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override createDriver(): SerialDriver {
    return new SerialDriver(this.#db, this.#busyTimeoutMs);
  }
}

/**
 * Kysely's driver has one connection and lends it to one transaction after the other. This one also
 * waits for other processes, without stopping the event loop; the time counts from when the
 * transaction was asked for, so that nobody waits once for each one before it.
 */
class SerialDriver extends SqliteDriver {
  readonly #db: DatabaseSyncInstance;
  readonly #busyTimeoutMs: number;
  #deadline = 0;

  constructor(db: DatabaseSyncInstance, busyTimeoutMs: number) {
    super({database: adapted(db)});
    this.#db = db;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = elapsed() + this.#busyTimeoutMs;
    const connection = await super.acquireConnection();
    this.#deadline = deadline;
    return connection;
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begin = CompiledQuery.raw('BEGIN IMMEDIATE');
    return untilFree(() => connection.executeQuery(begin), this.#deadline);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk may have rolled back already.
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** What Kysely asks of a driver, over what SQLite's offers. Statements are compiled once. */
function adapted(db: DatabaseSyncInstance): SqliteDatabase {
  const compiled = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => db.close(),
    prepare(text) {
      const known = compiled.get(text);
      if (known) return known;
      const statement = db.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLiteValue[];
      const adapter: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)) as unknown[],
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) =>
          statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
      compiled.set(text, adapter);
      return adapter;
    },
  };
}
