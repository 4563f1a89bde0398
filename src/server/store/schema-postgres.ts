/** PostgreSQL's tables, as steps that a database takes one after the other. */
import {giveReferences, sql, type Step} from './schema-steps';

/** Append only, like the steps of SQLite. */
export const POSTGRES: readonly Step[] = [
  sql(
    // COLLATE "C": times are compared as the bytes they are.
    `CREATE TABLE submissions (
       rowid BIGINT GENERATED ALWAYS AS IDENTITY,
       id TEXT COLLATE "C" PRIMARY KEY,
       form TEXT NOT NULL,
       received_at TEXT COLLATE "C" NOT NULL,
       idempotency_key TEXT COLLATE "C" UNIQUE,
       content_hash TEXT COLLATE "C" NOT NULL,
       fields TEXT NOT NULL,
       email TEXT NOT NULL,
       held INTEGER NOT NULL,
       score INTEGER NOT NULL,
       signs TEXT NOT NULL
     )`,
    'CREATE INDEX submissions_by_content ON submissions (content_hash, received_at)',
    'CREATE INDEX submissions_by_time ON submissions (received_at)',
    `CREATE TABLE files (
       submission_id TEXT COLLATE "C" PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
       name TEXT NOT NULL,
       type TEXT NOT NULL,
       size INTEGER NOT NULL,
       sha256 TEXT NOT NULL,
       warnings TEXT NOT NULL,
       bytes BYTEA NOT NULL
     )`,
    // Resumes are compressed already.
    'ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL',
    `CREATE TABLE deliveries (
       submission_id TEXT COLLATE "C" NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
       channel TEXT COLLATE "C" NOT NULL,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL,
       at TEXT COLLATE "C" NOT NULL,
       lease_owner TEXT,
       error TEXT,
       PRIMARY KEY (submission_id, channel)
     )`,
    "CREATE INDEX deliveries_due ON deliveries (at) WHERE state = 'waiting'",
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)',
    // PostgreSQL would keep samples of what people wrote among its statistics, erased or not.
    ...['fields', 'email', 'idempotency_key', 'content_hash'].map(
      (column) => `ALTER TABLE submissions ALTER COLUMN ${column} SET STATISTICS 0`,
    ),
    ...['name', 'sha256', 'bytes'].map(
      (column) => `ALTER TABLE files ALTER COLUMN ${column} SET STATISTICS 0`,
    ),
  ),
  sql(
    `ALTER TABLE deliveries ADD COLUMN set_at TEXT COLLATE "C" NOT NULL DEFAULT ''`,
    // Waiting for what an earlier release took for the time: due at once.
    "UPDATE deliveries SET set_at = at WHERE state = 'waiting'",
    'CREATE INDEX deliveries_leased ON deliveries (lease_owner) WHERE lease_owner IS NOT NULL',
    'CREATE TABLE clock (name TEXT PRIMARY KEY, at TEXT NOT NULL)',
  ),
  async (statements) => {
    await statements.run(
      `ALTER TABLE submissions ADD COLUMN reference TEXT COLLATE "C" NOT NULL DEFAULT ''`,
    );
    await giveReferences(statements);
  },
  sql(
    `CREATE TABLE access_log (
       id TEXT PRIMARY KEY,
       at TEXT COLLATE "C" NOT NULL,
       account TEXT NOT NULL,
       command TEXT NOT NULL,
       ids TEXT NOT NULL
     )`,
    'CREATE INDEX access_log_by_time ON access_log (at)',
  ),
  sql('ALTER TABLE files ADD COLUMN scan TEXT', 'ALTER TABLE files ADD COLUMN signature TEXT'),
  sql(
    'ALTER TABLE files ADD COLUMN number INTEGER NOT NULL DEFAULT 1',
    "ALTER TABLE files ADD COLUMN field TEXT NOT NULL DEFAULT 'file'",
    'ALTER TABLE files DROP CONSTRAINT files_pkey',
    'ALTER TABLE files ADD PRIMARY KEY (submission_id, number)',
  ),
  sql(
    'ALTER TABLE files ADD COLUMN checked TEXT',
    'ALTER TABLE files ALTER COLUMN checked SET STATISTICS 0',
  ),
];
