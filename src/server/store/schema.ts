/** The tables, as steps that a database takes one after the other. */
import type {Statements} from './database';
import {keyedHash} from './fingerprint';
import {newReference} from './reference';
import {secret} from './secrets';

type Step = (statements: Statements) => Promise<void>;

const sql =
  (...steps: readonly string[]): Step =>
  async (statements) => {
    for (const step of steps) await statements.run(step);
  };

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
];

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
];

/** Those that came before submissions had one. */
async function giveReferences(statements: Statements): Promise<void> {
  const taken = new Set<string>();
  for (const {id} of await statements.all('SELECT id FROM submissions')) {
    let reference = newReference();
    while (taken.has(reference)) reference = newReference();
    taken.add(reference);
    const given = [reference, id as string];
    await statements.run('UPDATE submissions SET reference = ? WHERE id = ?', given);
  }
  await statements.run('CREATE UNIQUE INDEX submissions_by_reference ON submissions (reference)');
}

/** Rows of version 1 have no address of their own, and a hash that anybody could recompute. */
async function readOldRows(statements: Statements): Promise<void> {
  const rows = await statements.all('SELECT id, fields, content_hash FROM submissions');
  if (rows.length === 0) return;
  const key = await secret(statements, 'content');
  for (const row of rows as Array<{id: string; fields: string; content_hash: string}>) {
    const {email = ''} = JSON.parse(row.fields) as {email?: string};
    await statements.run('UPDATE submissions SET email = ?, content_hash = ? WHERE id = ?', [
      email.toLowerCase(),
      keyedHash(key, row.content_hash),
      row.id,
    ]);
  }
}
