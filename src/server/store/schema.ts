/** The tables of the store, alike in SQLite and PostgreSQL. */
import {sql, type Generated, type Kysely, type Transaction} from 'kysely';
import type {Channel, DeliveryState, FormName, Verdict} from './submission';

export interface Schema {
  submissions: {
    id: string;
    reference: string;
    form: FormName;
    /** Times are ISO 8601 in UTC, so that they sort as text. */
    received_at: string;
    idempotency_key: string | null;
    /** Keyed hash of everything that was sent. */
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
    /** JSON. */
    warnings: string;
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
    /** When it is due, when its lease ends, or when it was settled. */
    at: string;
    lease_owner: Generated<string | null>;
    error: Generated<string | null>;
  };
  /** Random keys that every process on this database shares. */
  secrets: {name: string; value: Uint8Array};
  schema: {version: number};
}

export type Statements = Kysely<Schema> | Transaction<Schema>;

export type Dialect = 'sqlite' | 'postgres';

/** Raise it with every change of the tables below, and add the step that migrates them. */
export const VERSION = 1;

/** What the two databases write differently. */
const DIALECTS = {
  // COLLATE "C": ids and times are compared as the bytes they are.
  postgres: {text: 'TEXT COLLATE "C"', bytes: 'BYTEA', end: ''},
  sqlite: {text: 'TEXT', bytes: 'BLOB', end: 'STRICT'},
} as const satisfies Record<Dialect, object>;

/** Creates every table of an empty database. */
export async function createTables(db: Statements, dialect: Dialect): Promise<void> {
  const statements = [...tables(dialect), ...(dialect === 'postgres' ? POSTGRES_ONLY : [])];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.insertInto('schema').values({version: VERSION}).execute();
}

function tables(dialect: Dialect): string[] {
  const {text, bytes, end} = DIALECTS[dialect];
  const owner = `submission_id ${text} NOT NULL REFERENCES submissions (id) ON DELETE CASCADE`;
  return [
    `CREATE TABLE schema (version INTEGER NOT NULL) ${end}`,
    `CREATE TABLE secrets (name ${text} PRIMARY KEY, value ${bytes} NOT NULL) ${end}`,
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
     ) ${end}`,
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
       warnings TEXT NOT NULL,
       scan TEXT,
       signature TEXT,
       checked TEXT,
       bytes ${bytes} NOT NULL,
       PRIMARY KEY (submission_id, number)
     ) ${end}`,
    `CREATE TABLE deliveries (
       ${owner},
       channel ${text} NOT NULL,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       at ${text} NOT NULL,
       lease_owner TEXT,
       error TEXT,
       PRIMARY KEY (submission_id, channel)
     ) ${end}`,
    "CREATE INDEX deliveries_due ON deliveries (at) WHERE state = 'waiting'",
  ];
}

const POSTGRES_ONLY = [
  // Uploads are compressed already.
  'ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL',
  // PostgreSQL would keep samples of what people wrote among its statistics, erased or not.
  ...['fields', 'email', 'idempotency_key', 'content_hash'].map(
    (column) => `ALTER TABLE submissions ALTER COLUMN ${column} SET STATISTICS 0`,
  ),
  ...['name', 'sha256', 'checked', 'bytes'].map(
    (column) => `ALTER TABLE files ALTER COLUMN ${column} SET STATISTICS 0`,
  ),
];
