/** Connects the store to an SQLite file, with one connection that all transactions share. */
import {chmodSync, closeSync, existsSync, openSync} from 'node:fs';
import {DatabaseSync} from '@photostructure/sqlite';
import type {DatabaseSyncInstance, StatementSyncInstance} from '@photostructure/sqlite';
import {CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver} from 'kysely';
import type {DatabaseConnection, SqliteDatabase} from 'kysely';
import type {Database, Schema} from './schema.ts';
import {whenUnlocked} from './unavailable.ts';

export interface SqliteOptions {
  /** Longest wait for another process that is writing, in milliseconds. */
  busyTimeoutMs?: number;
  /** Locks the file, so that no other process can open it. */
  exclusive?: boolean;
}

/** Opens the file, or creates it. @throws errors of SQLite */
export function openSqlite(
  path: string,
  {busyTimeoutMs = 5000, exclusive = false}: SqliteOptions = {},
): Database {
  const connection = connect(path, busyTimeoutMs, exclusive);
  const dialect = new SqliteDialect({database: adapt(connection)});
  dialect.createAdapter = () => new TransactionalAdapter();
  dialect.createDriver = () => waitingDriver(connection, busyTimeoutMs);
  const db = new Kysely<Schema>({dialect});
  return {
    dialect: 'sqlite',
    location: path,
    db,
    async shred(rewrite) {
      // The connection is free between two attempts, so that posts do not wait.
      const whenFree = (work: () => void) =>
        whenUnlocked(
          () => db.connection().execute(async () => work()),
          performance.now() + busyTimeoutMs,
        );
      // secure_delete overwrites cells, but copies remain where SQLite has balanced pages.
      if (rewrite) await whenFree(() => connection.exec('VACUUM'));
      await whenFree(() => emptyJournal(connection));
    },
    close: () => db.destroy(),
  };
}

/** Makes Kysely's Migrator use a transaction, which in SQLite can include DDL. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function connect(path: string, timeout: number, exclusive: boolean): DatabaseSyncInstance {
  makePrivate(path);
  const db = new DatabaseSync(path, {timeout, enableForeignKeyConstraints: true});
  try {
    if (exclusive) db.exec('PRAGMA locking_mode = EXCLUSIVE');
    // synchronous = FULL: a commit reaches the disk before the visitor is answered.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // SQLite's own waiting would block the event loop; waitingDriver waits instead.
    db.exec('PRAGMA busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Makes the file readable only for the server's account, since its folder may be open to others. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

/** Removes deleted data from the journal too. @throws SQLITE_BUSY while another process reads */
function emptyJournal(db: DatabaseSyncInstance): void {
  const {busy} = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as {busy: number};
  if (busy === 0) return;
  const reason = 'another program reads the database, such as a backup. Run this again after it.';
  throw Object.assign(new Error(reason), {sqliteCodeName: 'SQLITE_BUSY'});
}

/**
 * Returns Kysely's driver, which lends its one connection to one transaction after the other, and adds
 * waiting for other processes. The time limit starts when a transaction requests the connection, so that
 * queued transactions do not each wait for the full time.
 */
function waitingDriver(db: DatabaseSyncInstance, busyTimeoutMs: number): SqliteDriver {
  let deadline = 0;
  class WaitingDriver extends SqliteDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      const end = performance.now() + busyTimeoutMs;
      const connection = await super.acquireConnection();
      deadline = end;
      return connection;
    }

    override beginTransaction(connection: DatabaseConnection): Promise<void> {
      const begin = CompiledQuery.raw('BEGIN IMMEDIATE');
      return whenUnlocked(() => connection.executeQuery(begin), deadline);
    }

    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      // With a full disk, SQLite may already have rolled back.
      if (db.isTransaction) await super.rollbackTransaction(connection);
    }
  }
  return new WaitingDriver({database: adapt(db)});
}

/** Adapts the connection to Kysely, which passes parameters as an array. Compiles each statement once. */
function adapt(db: DatabaseSyncInstance): SqliteDatabase {
  type Values = Array<string | number | bigint | Uint8Array | null>;
  const compiled = new Map<string, StatementSyncInstance>();
  return {
    close: () => db.close(),
    prepare(text) {
      const statement = compiled.get(text) ?? db.prepare(text);
      compiled.set(text, statement);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Values)) as unknown[],
        run: (values) => statement.run(...(values as Values)),
        iterate: (values) => statement.iterate(...(values as Values)) as IterableIterator<unknown>,
      };
    },
  };
}
