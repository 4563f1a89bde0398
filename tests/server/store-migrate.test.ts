import {createHash} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath, openStore} from '../../src/server/store/open';
import {openPostgres} from '../../src/server/store/postgres';
import {POSTGRES} from '../../src/server/store/schema-postgres';
import {SQLITE} from '../../src/server/store/schema-sqlite';
import {openSqlite} from '../../src/server/store/sqlite';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {query} from './setup/postgres';
import {DATABASES, WITH_FILE, type Place} from './setup/stores';
import {channelsFor} from './setup/submissions';

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
async function makeFormerTables({location}: Place): Promise<void> {
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

let place: Place;
afterEach(() => place.remove());

describe('a file of the first release', () => {
  const RECEIVED = '2026-05-01T10:00:00.000Z';
  let hash: string;
  let folder: string;
  beforeEach(async () => {
    const [, makePlace] = DATABASES[0] ?? [];
    if (!makePlace) throw new Error('No SQLite');
    place = await makePlace();
    folder = 'dataDir' in place.location ? place.location.dataDir : '';
    await mkdir(folder, {recursive: true});
    const {
      fields,
      files: [file],
    } = WITH_FILE;
    hash = contentHash('careers', fields, file);
    const db = new DatabaseSync(databasePath(folder));
    db.exec('PRAGMA journal_mode = WAL');
    db.exec(VERSION_1);
    const insert = db.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?)');
    insert.run('id-1', 'careers', RECEIVED, KEY, hash, JSON.stringify(fields));
    const person = JSON.stringify(ENQUIRY);
    insert.run('id-2', 'contact', RECEIVED, null, contentHash('contact', ENQUIRY), person);
    db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)').run(
      ...['id-1', file.name, file.type, file.bytes.length, sha256(file.bytes), file.bytes],
    );
    db.close();
  });

  test('keeps all it held', async () => {
    const store = await openStore(place.location);
    expect(await store.find('id-1')).toMatchObject({
      fields: WITH_FILE.fields,
      files: [{number: 1, field: 'file', name: 'cv.pdf', size: RESUME.length, warnings: []}],
      held: false,
      suspicion: {score: 0, signs: []},
      deliveries: [],
    });
    expect(RESUME.equals((await store.readFile('id-1')) ?? new Uint8Array())).toBe(true);
    const channels = channelsFor({contact: ['mail'], careers: ['mail']});
    expect(await store.retry({channels})).toBe(2);
    await store.close();
  });

  test('knows its keys and its duplicates again, and whom to erase', async () => {
    const store = await openStore(place.location, {now: () => Date.parse(RECEIVED) + 1000});
    expect(await store.save({...WITH_FILE, idempotencyKey: KEY})).toMatchObject({id: 'id-1'});
    expect(await store.save({...WITH_FILE, fields: {}, idempotencyKey: KEY})).toEqual({
      outcome: 'keyReused',
    });
    expect(await store.save({form: 'contact', fields: ENQUIRY})).toMatchObject({id: 'id-2'});
    expect((await store.erase(ENQUIRY.email)).ids).toEqual(['id-2']);
    await store.close();
  });

  test('holds no hash any more that could be guessed', async () => {
    expect(await place.holds(hash)).toBe(true);
    const store = await openStore(place.location);
    expect(await place.holds(hash)).toBe(false);
    await store.close();
  });

  test('is left alone by readers until a server has brought it up to date', async () => {
    const reading = openStore(place.location, {readOnly: true});
    await expect(reading).rejects.toThrow('Start the server of this release once');
  });
});

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  beforeEach(async () => {
    place = await makePlace();
  });

  test('servers that start at once on an empty place make the tables once', async () => {
    const stores = await Promise.all(Array.from({length: 6}, () => openStore(place.location)));
    await Promise.all(stores.map((store) => store.save({form: 'contact', fields: ENQUIRY})));
    expect(await stores[0]?.counts()).toMatchObject({submissions: 1});
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a database of the time when a submission had one file keeps what it held', async () => {
    await makeFormerTables(place);
    const store = await openStore(place.location);
    expect(await store.list()).toMatchObject([
      {
        id: 'id-1',
        fields: WITH_FILE.fields,
        files: [
          {
            ...{number: 1, field: 'file', name: 'cv.pdf', size: RESUME.length},
            ...{warnings: ['macros'], scan: 'infected', signature: 'Eicar'},
          },
        ],
        held: true,
        deliveries: [{channel: 'mail', state: 'held'}],
      },
      {id: 'id-2', files: [{number: 1, scan: 'not scanned'}]},
      {id: 'id-3', files: []},
    ]);
    expect(RESUME.equals((await store.readFile('id-2')) ?? new Uint8Array())).toBe(true);
    expect(await store.unscanned(5)).toEqual([{id: 'id-2', number: 1}]);
    const [file] = WITH_FILE.files;
    const several = [file, {...file, name: 'letter.pdf'}];
    const added = await store.save({...WITH_FILE, files: several});
    const id = added.outcome === 'stored' ? added.id : '';
    expect((await store.find(id))?.files).toHaveLength(2);
    expect((await store.erase('ravi@example.com')).ids.sort()).toEqual(['id-1', 'id-2', id].sort());
    expect(await store.readFile('id-1')).toBeUndefined();
    await store.close();
  });

  test('a database of a newer release is left alone', async () => {
    await (await openStore(place.location)).close();
    if ('url' in place.location) {
      await query(place.location.url, 'UPDATE schema_version SET version = 99');
    } else {
      const db = new DatabaseSync(databasePath(place.location.dataDir));
      db.exec('PRAGMA user_version = 99');
      db.close();
    }
    await expect(openStore(place.location)).rejects.toThrow(/version 99/);
  });
});
