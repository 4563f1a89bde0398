import {copyFile, mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {databasePath, moveStore, openStore} from '../../src/server/store/open';
import {HOLD_SCORE, type Store, type Submission} from '../../src/server/store/store';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {DATABASES, WITH_FILE, type Place} from './setup/stores';

const [[, inSqlite], [, inPostgres]] = DATABASES as [(typeof DATABASES)[0], (typeof DATABASES)[0]];

/** Every kind of row. */
async function fill(store: Store): Promise<void> {
  const keyed = {...WITH_FILE, idempotencyKey: KEY, channels: ['mail'] as const};
  await store.save({...keyed, files: [{...keyed.files[0], warnings: ['macros']}]});
  const [claim] = await store.claim(1, 1000);
  if (claim) await store.delivered(claim);
  const spam = {score: HOLD_SCORE, signals: ['honeypot']};
  await store.save({form: 'contact', fields: ENQUIRY, spam, channels: ['sheet']});
  for (let index = 0; index < 20; index++) {
    const bytes = Buffer.concat([RESUME, Buffer.from(String(index))]);
    const files = [{...WITH_FILE.files[0], bytes}] as const;
    await store.save({...WITH_FILE, fields: {name: `Person ${index}`}, files, channels: ['mail']});
  }
}

async function everything(store: Store): Promise<Array<Submission & {bytes: string}>> {
  const found = [];
  for await (const submission of store.all()) {
    const bytes = (await store.readFile(submission.id)) ?? new Uint8Array();
    found.push({...submission, bytes: Buffer.from(bytes).toString('hex')});
  }
  return found;
}

describe.each(DATABASES)('from %s', (_from, makeSource) => {
  let source: Place;
  let store: Store;
  let folder: string;
  beforeEach(async () => {
    source = await makeSource();
    store = await openStore(source.location);
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
  });
  afterEach(async () => {
    await store.close();
    await source.remove();
    await rm(folder, {recursive: true, force: true});
  });

  test('a backup has everything, in one private file that a server can start from', async () => {
    await fill(store);
    await store.backup(databasePath(folder));
    expect(await readdir(folder)).toEqual(['forms.db']);
    expect((await stat(databasePath(folder))).mode & 0o777).toBe(0o600);
    const restored = await mkdtemp(join(folder, 'restored-'));
    await copyFile(databasePath(folder), databasePath(restored));
    const copy = await openStore({dataDir: restored});
    expect(await everything(copy)).toEqual(await everything(store));
    // The keyed hashes still recognise what was sent before.
    expect(await copy.save({form: 'contact', fields: ENQUIRY})).toMatchObject({repeated: true});
    await copy.close();
  });

  test('a backup replaces no file', async () => {
    await writeFile(databasePath(folder), 'mine');
    await expect(store.backup(databasePath(folder))).rejects.toThrow('cannot be written');
    expect(await readdir(folder)).toEqual(['forms.db']);
  });
});

describe('migrate-to', () => {
  let [source, target]: Place[] = [];
  const places = () => [source, target] as [Place, Place];
  beforeEach(async () => {
    [source, target] = [await inSqlite(), await inPostgres()];
  });
  afterEach(() => Promise.all(places().map((place) => place.remove())));

  test('copies everything to an empty database, and refuses one that is not', async () => {
    const [{location: from}, {location: to}] = places();
    const original = await openStore(from);
    await fill(original);
    const expected = await everything(original);
    await original.close();
    expect(await moveStore(from, to)).toBe(22);
    await expect(moveStore(from, to)).rejects.toThrow('has submissions already');
    const copy = await openStore(to);
    expect(await everything(copy)).toEqual(expected);
    expect(await copy.save({...WITH_FILE, idempotencyKey: KEY})).toMatchObject({repeated: true});
    await copy.close();
  });

  test('does not begin while a server runs', async () => {
    const [{location: from}, {location: to}] = places();
    const server = await openStore(from);
    await expect(moveStore(from, to)).rejects.toThrow('Stop every server');
    await server.close();
  });
});
