/** Behaviour specific to SQLite: the database file, and other processes that write to it. */
import {chmod, stat, writeFile} from 'node:fs/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {databasePath} from '../src/server/store/open';
import {StoreUnavailableError} from '../src/server/store/store';
import {startForEach} from './setup/lifetime';
import {inSqlite} from './setup/museum';
import {VISIT, WITH_FILE} from './setup/samples';

const db = startForEach(inSqlite);
const path = () => databasePath((db.location as {dataDir: string}).dataDir);

function inspect(sql: string): unknown {
  const sqlite = new DatabaseSync(path());
  const row: unknown = sqlite.prepare(sql).get();
  sqlite.close();
  return row;
}

test('a database of a later release is rejected', async () => {
  await db.open();
  inspect(`INSERT INTO kysely_migration VALUES ('2027-later', '') RETURNING name`);
  await expect(db.open()).rejects.toThrow('2027-later');
});

test('a commit is flushed to the disk', async () => {
  const store = await db.open();
  inspect(`CREATE TRIGGER note AFTER INSERT ON submissions BEGIN UPDATE submissions
    SET signals = json_array((SELECT synchronous FROM pragma_synchronous)); END`);
  await store.save({form: 'visit', fields: VISIT});
  // 2 means FULL.
  expect(inspect('SELECT signals FROM submissions')).toEqual({signals: '[2]'});
});

test('a backup succeeds although its time cannot be recorded', async () => {
  const store = await db.open();
  inspect(`CREATE TRIGGER full BEFORE INSERT ON secrets BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const copy = `${path()}.copy`;
  await store.backup(copy);
  expect((await stat(copy)).size).toBeGreaterThan(0);
  expect((await store.figures()).lastBackup).toBeUndefined();
});

test('a file that is not a database is rejected', async () => {
  await writeFile(path(), 'x'.repeat(5000));
  await expect(db.open()).rejects.toThrow(StoreUnavailableError);
});

test('the database and its journals are made private, even in a public folder', async () => {
  await chmod((db.location as {dataDir: string}).dataDir, 0o755);
  const files = () => ['', '-wal', '-shm'].map((end) => path() + end);
  const modes = () =>
    Promise.all(files().map(async (file) => ((await stat(file)).mode & 0o777).toString(8)));
  const store = await db.open();
  await store.save({form: 'visit', fields: VISIT});
  expect(await modes()).toEqual(['600', '600', '600']);
  expect(inspect('PRAGMA journal_mode')).toEqual({journal_mode: 'wal'});
  for (const file of files()) await chmod(file, 0o644);
  await db.open();
  expect(await modes()).toEqual(['600', '600', '600']);
});

test('a submission and its file are stored in one transaction', async () => {
  const store = await db.open();
  inspect(`CREATE TRIGGER full BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(store.save(WITH_FILE)).rejects.toThrow(StoreUnavailableError);
  expect(await store.list()).toEqual([]);
  await expect(store.save({form: 'article', fields: VISIT})).resolves.toBeTruthy();
});

test('saves wait for another writing process in order, without blocking the event loop', async () => {
  const store = await db.open({busyTimeoutMs: 10_000});
  const other = new DatabaseSync(path());
  other.exec('BEGIN IMMEDIATE');
  const order: number[] = [];
  const saves = [1, 2, 3].map(async (index) => {
    await store.save({form: 'visit', fields: {...VISIT, name: `Person ${index}`}});
    order.push(index);
  });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(turns).toBeGreaterThan(5);
  expect(order).toEqual([]);
  other.exec('ROLLBACK');
  await Promise.all(saves);
  clearInterval(timer);
  expect(order).toEqual([1, 2, 3]);
  other.close();
});

test('a queued write is rejected after the same timeout as the writes before it', async () => {
  const store = await db.open({busyTimeoutMs: 300});
  const other = new DatabaseSync(path());
  other.exec('BEGIN IMMEDIATE');
  const begun = performance.now();
  const saves = Array.from({length: 20}, (_, index) =>
    store.save({form: 'visit', fields: {...VISIT, name: `Person ${index}`}}),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(outcomes.map(({status}) => status)).toEqual(saves.map(() => 'rejected'));
  other.exec('ROLLBACK');
  await store.ping();
  other.close();
});
