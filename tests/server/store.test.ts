import crypto from 'node:crypto';
import {chmod, mkdtemp, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath, openStore} from '../../src/server/store/open';
import {SQLITE} from '../../src/server/store/schema-sqlite';
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

test('the file is in WAL mode, and knows its version', async () => {
  await (await openStore({dataDir: folder})).close();
  expect(inspect('PRAGMA journal_mode')).toEqual({journal_mode: 'wal'});
  expect(inspect('PRAGMA user_version')).toEqual({user_version: SQLITE.length});
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

test('each content is hashed once, before other writers have to wait', async () => {
  const store = await openStore({dataDir: folder}, {busyTimeoutMs: 0});
  const submission = {form: 'careers' as const, fields: ENQUIRY, files};
  const createHash = jest.spyOn(crypto, 'createHash');
  await store.save(submission);
  expect(createHash).toHaveBeenCalledTimes(2);
  const other = new DatabaseSync(databasePath(folder));
  other.exec('BEGIN IMMEDIATE');
  await expect(store.save(submission)).rejects.toThrow(StoreUnavailableError);
  expect(createHash).toHaveBeenCalledTimes(4);
  other.close();
  createHash.mockRestore();
  await store.close();
});
