import {createHash} from 'node:crypto';
import {mkdir} from 'node:fs/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath, openStore} from '../../src/server/store/open';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {query} from './setup/postgres';
import {DATABASES, WITH_FILE, type Place} from './setup/stores';

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
    const channels = {contact: ['mail'], careers: ['mail']} as const;
    expect(await store.retry({channels})).toBe(2);
    await store.close();
  });

  test('knows its keys and its twins again, and whom to erase', async () => {
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
