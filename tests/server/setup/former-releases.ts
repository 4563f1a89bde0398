/** Databases as earlier releases left them. */
import {createHash} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath} from '../../../src/server/store/open';
import {openPostgres} from '../../../src/server/store/postgres';
import {POSTGRES} from '../../../src/server/store/schema-postgres';
import {SQLITE} from '../../../src/server/store/schema-sqlite';
import {openSqlite} from '../../../src/server/store/sqlite';
import {ENQUIRY, KEY} from './forms';
import {WITH_FILE, type Place} from './stores';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The tables of the first release, written down as it made them. */
const VERSION_1 = `
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    content_hash TEXT NOT NULL,
    fields TEXT NOT NULL
  ) STRICT;
  CREATE INDEX submissions_by_content ON submissions (content_hash, received_at);
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE TABLE files (
    submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  PRAGMA user_version = 1`;

/** What the first release kept of a form and its file. */
function contentHash(form: string, fields: object, file?: {name: string; bytes: Uint8Array}) {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([form, sorted, file && [file.name, sha256(file.bytes)]]));
}

/** Tables and rows of the last release in which a submission had one file at most. */
export async function makeFormerTables({location}: Place): Promise<void> {
  const db = await ('url' in location ? openPostgres(location.url) : openSqlite(pathOf(location)));
  const steps = db.dialect === 'sqlite' ? SQLITE.slice(0, 6) : POSTGRES.slice(0, 5);
  const {fields, files} = WITH_FILE;
  const at = '2026-05-01T10:00:00.000Z';
  await db.write(async (statements) => {
    const {run} = statements;
    for (const step of steps) await step(statements);
    if (db.dialect === 'sqlite') await run(`PRAGMA user_version = ${steps.length}`);
    else {
      await run('CREATE TABLE schema_version (version INTEGER NOT NULL)');
      await run('INSERT INTO schema_version (version) VALUES (?)', [steps.length]);
    }
    const rows: Array<[id: string, form: string, fields: object, held: number]> = [
      ['id-3', 'contact', ENQUIRY, 0],
      ['id-2', 'careers', fields, 0],
      ['id-1', 'careers', fields, 1],
    ];
    for (const [id, form, sent, held] of rows) {
      const {email} = sent as {email: string};
      await run(
        `INSERT INTO submissions (id, form, received_at, idempotency_key, content_hash, fields, email,
           held, score, signs, reference) VALUES (?, ?, ?, NULL, ?, ?, ?, ?, 0, '[]', ?)`,
        [id, form, at, `hash of ${id}`, JSON.stringify(sent), email, held, `reference of ${id}`],
      );
    }
    const [{name, type, bytes}] = files;
    for (const [id, warnings, ...scan] of [
      ['id-2', '[]', null, null],
      ['id-1', '["macros"]', 'infected', 'Eicar'],
    ] as const) {
      await run(
        `INSERT INTO files (submission_id, name, type, size, sha256, warnings, bytes, scan, signature)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, name, type, bytes.length, sha256(bytes), warnings, bytes, ...scan],
      );
    }
    await run(
      `INSERT INTO deliveries (submission_id, channel, state, attempts, at)
         VALUES ('id-1', 'mail', 'held', 0, ?)`,
      [at],
    );
  });
  await db.close();
}

function pathOf({dataDir}: {dataDir: string}): string {
  mkdirSync(dataDir, {recursive: true});
  return databasePath(dataDir);
}

/** The file of the first release with an application, its resume and an enquiry. @returns the hash of the first. */
export function makeFirstRelease(dataDir: string, receivedAt: string): string {
  const {
    fields,
    files: [file],
  } = WITH_FILE;
  const hash = contentHash('careers', fields, file);
  const db = new DatabaseSync(databasePath(dataDir));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(VERSION_1);
  const insert = db.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?)');
  insert.run('id-1', 'careers', receivedAt, KEY, hash, JSON.stringify(fields));
  const person = JSON.stringify(ENQUIRY);
  insert.run('id-2', 'contact', receivedAt, null, contentHash('contact', ENQUIRY), person);
  db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)').run(
    ...['id-1', file.name, file.type, file.bytes.length, sha256(file.bytes), file.bytes],
  );
  db.close();
  return hash;
}
