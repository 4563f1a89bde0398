/** SQLite's tables, as steps that a database takes one after the other. */
import {giveReferences, readOldRows, sql, type Step} from './schema-steps';

/** Append only: a step that has been released never changes. */
export const SQLITE: readonly Step[] = [
  sql(
    `CREATE TABLE submissions (
       id TEXT PRIMARY KEY,
       form TEXT NOT NULL,
       received_at TEXT NOT NULL,
       idempotency_key TEXT UNIQUE,
       content_hash TEXT NOT NULL,
       fields TEXT NOT NULL
     ) STRICT`,
    'CREATE INDEX submissions_by_content ON submissions (content_hash, received_at)',
    'CREATE INDEX submissions_by_time ON submissions (received_at)',
    `CREATE TABLE files (
       submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
       name TEXT NOT NULL,
       type TEXT NOT NULL,
       size INTEGER NOT NULL,
       sha256 TEXT NOT NULL,
       bytes BLOB NOT NULL
     ) STRICT`,
  ),
  async (statements) => {
    await sql(
      'CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT',
      "ALTER TABLE submissions ADD COLUMN email TEXT NOT NULL DEFAULT ''",
      'ALTER TABLE submissions ADD COLUMN held INTEGER NOT NULL DEFAULT 0',
      'ALTER TABLE submissions ADD COLUMN score INTEGER NOT NULL DEFAULT 0',
      "ALTER TABLE submissions ADD COLUMN signs TEXT NOT NULL DEFAULT '[]'",
      "ALTER TABLE files ADD COLUMN warnings TEXT NOT NULL DEFAULT '[]'",
      `CREATE TABLE deliveries (
         submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
         channel TEXT NOT NULL,
         state TEXT NOT NULL,
         attempts INTEGER NOT NULL,
         at TEXT NOT NULL,
         lease_owner TEXT,
         error TEXT,
         PRIMARY KEY (submission_id, channel)
       ) STRICT`,
      "CREATE INDEX deliveries_due ON deliveries (at) WHERE state = 'waiting'",
    )(statements);
    await readOldRows(statements);
  },
  sql(
    "ALTER TABLE deliveries ADD COLUMN set_at TEXT NOT NULL DEFAULT ''",
    // Waiting for what an earlier release took for the time: due at once.
    "UPDATE deliveries SET set_at = at WHERE state = 'waiting'",
    'CREATE INDEX deliveries_leased ON deliveries (lease_owner) WHERE lease_owner IS NOT NULL',
    'CREATE TABLE clock (name TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT',
  ),
  async (statements) => {
    await statements.run("ALTER TABLE submissions ADD COLUMN reference TEXT NOT NULL DEFAULT ''");
    await giveReferences(statements);
  },
  sql(
    `CREATE TABLE access_log (
       id TEXT PRIMARY KEY,
       at TEXT NOT NULL,
       account TEXT NOT NULL,
       command TEXT NOT NULL,
       ids TEXT NOT NULL
     ) STRICT`,
    'CREATE INDEX access_log_by_time ON access_log (at)',
  ),
  sql('ALTER TABLE files ADD COLUMN scan TEXT', 'ALTER TABLE files ADD COLUMN signature TEXT'),
  // A submission may have several files. SQLite changes no key, so that the table is made anew.
  sql(
    `CREATE TABLE numbered_files (
       submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
       number INTEGER NOT NULL,
       field TEXT NOT NULL,
       name TEXT NOT NULL,
       type TEXT NOT NULL,
       size INTEGER NOT NULL,
       sha256 TEXT NOT NULL,
       warnings TEXT NOT NULL,
       scan TEXT,
       signature TEXT,
       bytes BLOB NOT NULL,
       PRIMARY KEY (submission_id, number)
     ) STRICT`,
    `INSERT INTO numbered_files
       SELECT submission_id, 1, 'file', name, type, size, sha256, warnings, scan, signature, bytes
       FROM files`,
    'DROP TABLE files',
    'ALTER TABLE numbered_files RENAME TO files',
  ),
  sql('ALTER TABLE files ADD COLUMN checked TEXT'),
];
