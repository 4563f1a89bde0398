/** The tables of the store, the same in SQLite and PostgreSQL. */
import {randomBytes} from 'node:crypto';
import {
  Migrator,
  sql,
  type Generated,
  type Kysely,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import type {Channel, DeliveryState, Verdict} from './submission.ts';
import {whenUnlocked} from './unavailable.ts';

export interface Schema {
  submissions: {
    id: string;
    reference: string;
    form: string;
    /** Times are ISO 8601 in UTC, which sorts as text. */
    received_at: string;
    idempotency_key: string | null;
    /** Keyed hash of all fields and files. */
    content_hash: string;
    /** JSON. */
    fields: string;
    email: string;
    held: number;
    score: number;
    /** JSON. */
    signals: string;
  };
  files: {
    submission_id: string;
    number: number;
    field: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    scan: Verdict['scan'] | null;
    signature: string | null;
    /** JSON of a DocumentCheck. */
    checked: string | null;
    bytes: Uint8Array;
  };
  deliveries: {
    submission_id: string;
    channel: Channel;
    state: DeliveryState;
    attempts: Generated<number>;
    /** Time at which it is due, its lease ends, or it was settled. */
    at: string;
    lease_owner: Generated<string | null>;
    error: Generated<string | null>;
  };
  /** Since when each submission has been stored, in milliseconds of service time. */
  ages: {submission_id: string; arrived: number};
  /** A random key that all processes on this database share, and their notes (`notes.ts`). */
  secrets: {name: string; value: Uint8Array};
}

/** The tables with personal data. */
export const TABLES = ['submissions', 'files', 'deliveries', 'ages'] as const;

export type Statements = Kysely<Schema> | Transaction<Schema>;

/** Runs work in a transaction of its own. */
export type Write = <Result>(work: (db: Statements) => Promise<Result>) => Promise<Result>;

export type Dialect = 'sqlite' | 'postgres';

/**
 * Returns the end of a query that keeps others from deleting the rows it finds in `table` until this transaction ends, so that
 * rows which refer to them can be added. In SQLite, a transaction has no others beside it.
 */
export function keepRows(dialect: Dialect, table: string): RawBuilder<unknown> {
  return dialect === 'postgres' ? sql`FOR KEY SHARE OF ${sql.id(table)}` : sql``;
}

/** A connected database, and the operations that differ between SQLite and PostgreSQL. */
export interface Database {
  readonly dialect: Dialect;
  /** A path, or a URL without its password, for messages. */
  readonly location: string;
  /** A transaction has reached the disk when its promise resolves. */
  readonly db: Kysely<Schema>;
  /** Removes deleted rows from the journal and, with `rewrite`, from every page; writers wait. */
  shred(rewrite: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Longest wait for another process that is creating the tables, in milliseconds. */
const CREATION_MS = 5000;

/** Creates the tables, once even if several servers start. @throws errors of the database */
export async function createTables({db, dialect}: Database): Promise<void> {
  const up = async (transaction: Kysely<Schema>) => {
    for (const statement of tables(dialect)) await sql.raw(statement).execute(transaction);
    const key = {name: 'content', value: randomBytes(32)};
    await transaction.insertInto('secrets').values(key).execute();
  };
  // To change the tables, add a migration after this one; never edit a released one.
  const provider = {getMigrations: async () => ({'2026-11-tables': {up}})};
  const migrator = new Migrator({db, provider});
  // Kysely does not lock an SQLite file.
  await whenUnlocked(async () => {
    const {error} = await migrator.migrateToLatest();
    if (error) throw error as Error;
    await db.transaction().execute((transaction) => createAges(transaction, dialect));
  }, performance.now() + CREATION_MS);
}

/**
 * Creates the table `ages` in databases of earlier releases too. It is no migration, because an earlier release ignores the
 * table, but would not start after a migration that it does not know.
 */
async function createAges(db: Statements, dialect: Dialect): Promise<void> {
  // PostgreSQL does not create a table once for several servers that ask at the same time.
  if (dialect === 'postgres') {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('ages', 0))`.execute(db);
  }
  const {text, strict} = TYPES[dialect];
  await sql
    .raw(
      `CREATE TABLE IF NOT EXISTS ages (
         submission_id ${text} PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
         arrived ${dialect === 'postgres' ? 'BIGINT' : 'INTEGER'} NOT NULL
       ) ${strict}`,
    )
    .execute(db);
}

const TYPES = {
  // COLLATE "C": ids and times are compared byte by byte.
  postgres: {text: 'TEXT COLLATE "C"', bytes: 'BYTEA', strict: ''},
  sqlite: {text: 'TEXT', bytes: 'BLOB', strict: 'STRICT'},
} as const satisfies Record<Dialect, object>;

function tables(dialect: Dialect): string[] {
  const {text, bytes, strict} = TYPES[dialect];
  const owner = `submission_id ${text} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE`;
  return [
    `CREATE TABLE secrets (name ${text} PRIMARY KEY, value ${bytes} NOT NULL) ${strict}`,
    `CREATE TABLE submissions (
       id ${text} PRIMARY KEY,
       reference ${text} NOT NULL UNIQUE,
       form ${text} NOT NULL,
       received_at ${text} NOT NULL,
       idempotency_key ${text} UNIQUE,
       content_hash ${text} NOT NULL,
       fields TEXT NOT NULL,
       email TEXT NOT NULL,
       held INTEGER NOT NULL,
       score INTEGER NOT NULL,
       signals TEXT NOT NULL
     ) ${strict}`,
    'CREATE INDEX submissions_by_content ON submissions (content_hash, received_at)',
    'CREATE INDEX submissions_by_time ON submissions (received_at, id)',
    `CREATE TABLE files (
       ${owner},
       number INTEGER NOT NULL,
       field TEXT NOT NULL,
       name TEXT NOT NULL,
       type TEXT NOT NULL,
       size INTEGER NOT NULL,
       sha256 TEXT NOT NULL,
       scan TEXT,
       signature TEXT,
       checked TEXT,
       bytes ${bytes} NOT NULL,
       PRIMARY KEY (submission_id, number)
     ) ${strict}`,
    `CREATE TABLE deliveries (
       ${owner},
       channel ${text} NOT NULL,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       at ${text} NOT NULL,
       lease_owner TEXT,
       error TEXT,
       PRIMARY KEY (submission_id, channel)
     ) ${strict}`,
    "CREATE INDEX deliveries_due ON deliveries (at) WHERE state = 'waiting'",
    ...(dialect === 'postgres' ? POSTGRES_ONLY : []),
  ];
}

const POSTGRES_ONLY = [
  // Uploads are already compressed.
  'ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL',
  // Otherwise PostgreSQL keeps samples of these columns in its statistics, even after an erasure.
  ...Object.entries({
    submissions: ['fields', 'email', 'idempotency_key', 'content_hash'],
    files: ['name', 'sha256', 'checked', 'bytes'],
  }).flatMap(([table, columns]) =>
    columns.map((column) => `ALTER TABLE ${table} ALTER COLUMN ${column} SET STATISTICS 0`),
  ),
];
