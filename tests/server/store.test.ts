import {chmod, mkdtemp, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath, openStore} from '../../src/server/store/open';
import {StoreUnavailableError} from '../../src/server/store/store';
import {ENQUIRY, RESUME} from './setup/forms';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, {recursive: true, force: true}));

const files = [{field: 'file', name: 'cv.pdf', type: 'application/pdf', bytes: RESUME}];

function inspect(sql: string): unknown {
  const db = new DatabaseSync(databasePath(folder));
  const row: unknown = db.prepare(sql).get();
  db.close();
  return row;
}

test('the file is in WAL mode', async () => {
  await (await openStore({dataDir: folder})).close();
  expect(inspect('PRAGMA journal_mode')).toEqual({journal_mode: 'wal'});
});

test('the tables of another release are refused, and left as they are', async () => {
  const db = new DatabaseSync(databasePath(folder));
  db.exec('CREATE TABLE submissions (id TEXT)');
  db.close();
  await expect(openStore({dataDir: folder})).rejects.toThrow('the tables of another release');
  expect(inspect('SELECT count(*) AS n FROM sqlite_master')).toEqual({n: 1});
});

describe('in a folder that everybody may read', () => {
  const files = () => ['', '-wal', '-shm'].map((end) => databasePath(folder) + end);
  const modes = () =>
    Promise.all(files().map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  beforeEach(() => chmod(folder, 0o755));

  test('the database and its journals are for the account of the server alone', async () => {
    const store = await openStore({dataDir: folder});
    await store.save({form: 'contact', fields: ENQUIRY});
    expect(await modes()).toEqual(['600', '600', '600']);
    await store.close();
  });

  test('those that were made readable become private again', async () => {
    const store = await openStore({dataDir: folder});
    for (const path of files()) await chmod(path, 0o644);
    await (await openStore({dataDir: folder})).close();
    expect(await modes()).toEqual(['600', '600', '600']);
    await store.close();
  });
});

test('a file that is no database is left alone', async () => {
  await writeFile(databasePath(folder), 'x'.repeat(5000));
  await expect(openStore({dataDir: folder})).rejects.toThrow(StoreUnavailableError);
});

test('a submission and its file are stored together or not at all', async () => {
  const store = await openStore({dataDir: folder});
  inspect(`CREATE TRIGGER full BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const submission = {form: 'careers' as const, fields: ENQUIRY, files};
  await expect(store.save(submission)).rejects.toThrow(StoreUnavailableError);
  expect(await store.list()).toEqual([]);
  await expect(store.save({form: 'careers', fields: ENQUIRY})).resolves.toBeTruthy();
  await store.close();
});

test('another process that writes is waited for in order, without stopping the event loop', async () => {
  const store = await openStore({dataDir: folder}, {busyTimeoutMs: 10_000});
  const other = new DatabaseSync(databasePath(folder));
  other.exec('BEGIN IMMEDIATE');
  const order: number[] = [];
  const saves = [1, 2, 3].map(async (index) => {
    await store.save({form: 'contact', fields: {...ENQUIRY, name: `Person ${index}`}});
    order.push(index);
  });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(turns).toBeGreaterThan(5);
  expect(order).toEqual([]);
  other.exec('ROLLBACK');
  await Promise.all(saves);
  clearInterval(timer);
  expect(order).toEqual([1, 2, 3]);
  other.close();
  await store.close();
});

test('who waits behind others is refused after the same time as they are', async () => {
  const store = await openStore({dataDir: folder}, {busyTimeoutMs: 300});
  const other = new DatabaseSync(databasePath(folder));
  other.exec('BEGIN IMMEDIATE');
  const begun = performance.now();
  const saves = Array.from({length: 20}, (_, index) =>
    store.save({form: 'contact', fields: {...ENQUIRY, name: `Person ${index}`}}),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(outcomes.map(({status}) => status)).toEqual(saves.map(() => 'rejected'));
  other.exec('ROLLBACK');
  await store.ping();
  other.close();
  await store.close();
});
