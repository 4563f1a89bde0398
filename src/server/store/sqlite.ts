/** One SQLite file as the store's database. */
import {chmodSync, closeSync, existsSync, openSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {elapsed} from '../clock';
import type {Database, Job, Row, Statements} from './database';
import {serial} from './serial';
import {StoreUnavailableError} from './store';

interface SqliteOptions {
  readOnly?: boolean;
  busyTimeoutMs?: number;
}

function codeOf(error: unknown): string {
  const {code, sqliteCodeName} = error as {code?: string; sqliteCodeName?: string};
  return sqliteCodeName ?? code ?? '';
}

/**
 * Opens the file, and makes it when it is missing.
 * @throws whatever SQLite says.
 */
export function openSqlite(path: string, options: SqliteOptions = {}): Database {
  const {readOnly = false, busyTimeoutMs: timeout = 5000} = options;
  if (readOnly && !existsSync(path)) throw new StoreUnavailableError(`There is no file ${path}`);
  const connect = (isReader: boolean) => new DatabaseSync(path, {readOnly: isReader, timeout});
  const writer = readOnly ? undefined : openWriter(path, timeout);
  // A connection of its own, which never sees a transaction before its commit.
  const reader = connect(true);
  const transact = async <Result>(job: Job<Result>, isNote: boolean): Promise<Result> => {
    if (!writer) throw new StoreUnavailableError(`${path} is open for reading only`);
    if (!isNote) return transaction(writer, 'BEGIN IMMEDIATE', job, timeout);
    // The operating system has it, and the next commit takes it to the disk.
    writer.exec('PRAGMA synchronous = NORMAL');
    try {
      return await transaction(writer, 'BEGIN IMMEDIATE', job, timeout);
    } finally {
      writer.exec('PRAGMA synchronous = FULL');
    }
  };
  const inTurn = serial();

  return {
    ...statementsOf(reader),
    location: path,
    write: (job) => inTurn(() => transact(job, false)),
    note: (job) => inTurn(() => transact(job, true)),
    async snapshot(job) {
      const snapshot = connect(true);
      try {
        return await transaction(snapshot, 'BEGIN', job, timeout);
      } finally {
        snapshot.close();
      }
    },
    shred: (rewrite) =>
      inTurn(async () => {
        // secure_delete overwrites cells, but copies of them stay behind where pages were balanced.
        if (rewrite && writer) await patiently(() => writer.exec('VACUUM'), timeout);
        if (writer) await emptyJournal(writer, path);
      }),
    close: () =>
      inTurn(async () => {
        reader.close();
        writer?.close();
      }),
  };
}

function openWriter(path: string, timeout: number): DatabaseSyncInstance {
  makePrivate(path);
  const db = new DatabaseSync(path, {timeout, enableForeignKeyConstraints: true});
  try {
    // FULL: a commit has reached the disk, not only the operating system, before the visitor
    // is told. secure_delete: what is deleted is overwritten.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    db.exec('PRAGMA busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Applications are private: for the account that runs the server alone. */
function makePrivate(path: string): void {
  // The folder may be older and open to others. SQLite would then make a file for all to read;
  // its journals take after the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

/** The journal would keep what the file no longer holds. */
async function emptyJournal(db: DatabaseSyncInstance, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const [{busy} = {busy: 0}] = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as Array<{
      busy: number;
    }>;
    if (busy === 0) return;
    await wait(100);
  }
  throw new StoreUnavailableError(
    `What was deleted is still in ${path}-wal, because another program reads the database, such ` +
      'as a backup. Run the command again when that has ended.',
  );
}

/** The statements of one connection, each compiled once. */
function statementsOf(db: DatabaseSyncInstance): Statements {
  const compiled = new Map<string, ReturnType<DatabaseSyncInstance['prepare']>>();
  const prepare = (sql: string) => {
    const statement = compiled.get(sql) ?? db.prepare(sql);
    compiled.set(sql, statement);
    return statement;
  };
  return {
    dialect: 'sqlite',
    all: async (sql, parameters = []) => prepare(sql).all(...parameters) as Row[],
    run: async (sql, parameters = []) => prepare(sql).run(...parameters).changes,
  };
}

/** How often another program that writes is asked whether it has finished, in milliseconds. */
const ASK_MS = 20;

/** Repeats what another program stands in the way of: SQLite's own waiting would stop everybody. */
async function patiently(work: () => void, timeoutMs: number): Promise<void> {
  const end = elapsed() + timeoutMs;
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (!/^SQLITE_BUSY/.test(codeOf(error)) || elapsed() >= end) throw error;
    }
    await wait(ASK_MS);
  }
}

const statements = new WeakMap<DatabaseSyncInstance, Statements>();

/** Runs a job as one transaction: all of it, or none of it. */
async function transaction<Result>(
  db: DatabaseSyncInstance,
  begin: 'BEGIN' | 'BEGIN IMMEDIATE',
  job: Job<Result>,
  busyTimeoutMs: number,
): Promise<Result> {
  const own = statements.get(db) ?? statementsOf(db);
  statements.set(db, own);
  await patiently(() => db.exec(begin), busyTimeoutMs);
  try {
    const result = await job(own);
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
