import {mkdir} from 'node:fs/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath, openStore} from '../../src/server/store/open';
import {makeFirstRelease, makeFormerTables} from './setup/former-releases';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {query} from './setup/postgres';
import {DATABASES, WITH_FILE, type Place} from './setup/stores';
import {channelsFor} from './setup/submissions';

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
    hash = makeFirstRelease(folder, RECEIVED);
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
