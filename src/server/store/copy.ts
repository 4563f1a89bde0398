/** Copies the whole store: a backup while the service runs, or a move while it is stopped. */
import {closeSync, openSync, rmSync} from 'node:fs';
import {sql, type Kysely} from 'kysely';
import {prepare, type Database} from './database';
import type {Schema, Statements} from './schema';
import {openSqlite} from './sqlite';
import {StoreUnavailableError, attempt} from './unavailable';

/**
 * Copies everything to a new SQLite file, as of one moment, for this account alone.
 * @throws StoreUnavailableError when the file exists or cannot be written; no part of it stays.
 */
export async function backup({db, dialect}: Database, path: string): Promise<void> {
  await attempt(`The backup ${path} cannot be written`, async () => {
    closeSync(openSync(path, 'wx', 0o600));
    try {
      if (dialect === 'sqlite') await sql`VACUUM INTO ${path}`.execute(db);
      else await copyToFile(db, path);
    } catch (error) {
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, {force: true});
      throw error;
    }
  });
}

async function copyToFile(db: Kysely<Schema>, path: string): Promise<void> {
  const target = openSqlite(path);
  try {
    await prepare(target);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((source) => target.db.transaction().execute((to) => copyAll(source, to)));
    // All of it in the one file.
    await sql`PRAGMA journal_mode = DELETE`.execute(target.db);
  } finally {
    await target.close();
  }
}

/**
 * Copies everything to an empty database, in one transaction. @returns how many submissions.
 * @throws StoreUnavailableError when the target is not empty.
 */
export async function move(source: Database, target: Database): Promise<number> {
  return source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      if ((await count(to, 'submissions')) > 0) {
        throw new StoreUnavailableError(
          `${target.location} has submissions already. Use an empty database.`,
        );
      }
      return copyAll(from, to);
    }),
  );
}

const TABLES = ['submissions', 'files', 'deliveries'] as const;

/** Files are read one at a time. @throws Error when a table has other counts at the end. */
async function copyAll(from: Statements, to: Statements): Promise<number> {
  await to.deleteFrom('secrets').execute();
  await to
    .insertInto('secrets')
    .values(await from.selectFrom('secrets').selectAll().execute())
    .execute();
  const ids = await from.selectFrom('submissions').select('id').execute();
  for (const {id} of ids) {
    const submission = from.selectFrom('submissions').selectAll().where('id', '=', id);
    await to
      .insertInto('submissions')
      .values(await submission.executeTakeFirstOrThrow())
      .execute();
    const numbers = from.selectFrom('files').select('number').where('submission_id', '=', id);
    for (const {number} of await numbers.execute()) {
      const file = from.selectFrom('files').selectAll().where('submission_id', '=', id);
      const one = await file.where('number', '=', number).executeTakeFirstOrThrow();
      await to.insertInto('files').values(one).execute();
    }
    const queued = from.selectFrom('deliveries').selectAll().where('submission_id', '=', id);
    for (const delivery of await queued.execute()) {
      await to.insertInto('deliveries').values(delivery).execute();
    }
  }
  for (const table of TABLES) {
    const [expected, found] = [await count(from, table), await count(to, table)];
    if (expected === found) continue;
    throw new Error(`The copy has ${found} ${table}, but the original has ${expected}.`);
  }
  return ids.length;
}

async function count(db: Statements, table: (typeof TABLES)[number]): Promise<number> {
  const {rows} = await sql<{count: number}>`
    SELECT CAST(count(*) AS INTEGER) AS count FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
