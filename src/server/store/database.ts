/** What the store needs of SQLite and PostgreSQL, beyond the statements that run on both. */
import {randomBytes} from 'node:crypto';
import {sql, type Kysely} from 'kysely';
import {StoreUnavailableError} from './unavailable';
import {VERSION, createTables, type Dialect, type Schema, type Statements} from './schema';

export interface Database {
  readonly dialect: Dialect;
  /** For people: a path, or an address without its password. */
  readonly location: string;
  /** Its transactions have reached the disk when they resolve. */
  readonly db: Kysely<Schema>;
  /** Removes deleted rows from the journal, and with `rewrite` from every page too; writers wait. */
  shred(rewrite: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Any number; the same for every process that creates tables. */
const CREATION_LOCK = 2_071_403_311;

/**
 * Creates the tables of an empty database, once, however many servers start.
 * @throws StoreUnavailableError when the tables are those of another release.
 */
export async function prepare({db, dialect, location}: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') {
      await sql`SELECT pg_advisory_xact_lock(${CREATION_LOCK})`.execute(transaction);
    }
    if (await isEmpty(transaction, dialect)) {
      await createTables(transaction, dialect);
      const key = {name: 'content', value: randomBytes(32)};
      await transaction.insertInto('secrets').values(key).execute();
    }
    await requireVersion(transaction, dialect, location);
  });
}

/** @throws StoreUnavailableError when the tables are not those of this release. */
export async function requireVersion(
  db: Statements,
  dialect: Dialect,
  location: string,
): Promise<void> {
  const found = (await hasTable(db, dialect, 'schema'))
    ? (await db.selectFrom('schema').select('version').executeTakeFirst())?.version
    : undefined;
  if (found === VERSION) return;
  throw new StoreUnavailableError(
    `${location} has the tables of another release (version ${found ?? 'unknown'}, not ${VERSION}). ` +
      'Start that release, export what it has, or use an empty DATA_DIR or database.',
  );
}

async function isEmpty(db: Statements, dialect: Dialect): Promise<boolean> {
  return !(await hasTable(db, dialect, 'submissions'));
}

async function hasTable(db: Statements, dialect: Dialect, table: string): Promise<boolean> {
  const query =
    dialect === 'sqlite'
      ? sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${table}`
      : sql`SELECT 1 WHERE to_regclass(${table}) IS NOT NULL`;
  return (await query.execute(db)).rows.length > 0;
}
