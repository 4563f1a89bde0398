/** Copies the whole store: as a backup while the server runs, or to PostgreSQL while it is stopped. */
import {sql, type Kysely} from 'kysely';
import {writeNewDatabase} from './new-file.ts';
import {TABLES, createTables, type Database, type Schema, type Statements} from './schema.ts';
import {openSqlite} from './sqlite.ts';
import {StoreUnavailableError} from './unavailable.ts';

/** Copies a snapshot of everything to a new private SQLite file, which is whole or absent, also after a kill. */
export async function backup({db, dialect}: Database, path: string): Promise<void> {
  await writeNewDatabase(path, async (temporary) => {
    if (dialect === 'sqlite') await sql`VACUUM INTO ${temporary}`.execute(db);
    else await copyToFile(db, temporary);
  });
}

async function copyToFile(db: Kysely<Schema>, path: string): Promise<void> {
  const target = openSqlite(path);
  try {
    await createTables(target);
    const snapshot = db.transaction().setIsolationLevel('repeatable read');
    await snapshot
      .setAccessMode('read only')
      .execute((from) => target.db.transaction().execute((to) => copyAll(from, to)));
    // Puts everything into one file.
    await sql`PRAGMA journal_mode = DELETE`.execute(target.db);
  } finally {
    await target.close();
  }
}

/**
 * Copies everything to an empty database, in one transaction. @returns the number of submissions
 * @throws StoreUnavailableError if the target is not empty
 */
export async function move(source: Database, target: Database): Promise<number> {
  return source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      if ((await count(to, 'submissions')) === 0) return copyAll(from, to);
      throw new StoreUnavailableError(
        `${target.location} has submissions already. Use an empty database.`,
      );
    }),
  );
}

/** Copies all tables, with the files of one submission at a time. @throws Error if the counts differ at the end */
async function copyAll(from: Statements, to: Statements): Promise<number> {
  const secrets = await from.selectFrom('secrets').selectAll().execute();
  await to.deleteFrom('secrets').execute();
  await to.insertInto('secrets').values(secrets).execute();
  const ids = await from.selectFrom('submissions').select('id').execute();
  for (const {id} of ids) {
    const submission = from.selectFrom('submissions').selectAll().where('id', '=', id);
    await to
      .insertInto('submissions')
      .values(await submission.executeTakeFirstOrThrow())
      .execute();
    for (const table of ['files', 'deliveries', 'ages'] as const) {
      const rows = from.selectFrom(table).selectAll().where('submission_id', '=', id);
      for (const row of await rows.execute()) await to.insertInto(table).values(row).execute();
    }
  }
  for (const table of TABLES) {
    const expected = await count(from, table);
    const found = await count(to, table);
    if (expected === found) continue;
    throw new Error(`The copy has ${found} ${table}, but the original has ${expected}.`);
  }
  return ids.length;
}

async function count(db: Statements, table: (typeof TABLES)[number]): Promise<number> {
  const query = db.selectFrom(table).select(({fn}) => fn.countAll().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
}
