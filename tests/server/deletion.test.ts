import {mkdtemp, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {FastifyBaseLogger} from 'fastify';
import {DAY_MS, keepRetention} from '../../src/server/retention';
import {openStore} from '../../src/server/store/open';
import type {Store} from '../../src/server/store/store';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';

const START = Date.parse('2026-01-01T00:00:00Z');

let folder: string;
let store: Store;
let now = START;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletion-'));
  now = START;
  store = await openStore({dataDir: folder}, {now: () => now});
});
afterEach(async () => {
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

const application = {
  form: 'careers',
  fields: APPLICATION,
  files: [{field: 'file', name: 'cv.pdf', type: 'application/pdf', bytes: RESUME}],
} as const;

test('the server purges when it starts, and leaves alone what is still in time', async () => {
  now = Date.now() - 181 * DAY_MS;
  await store.save(application);
  now = Date.now() - 179 * DAY_MS;
  await store.save({form: 'contact', fields: ENQUIRY});
  // Somebody wrote lately: the clock is the one that the service has always had.
  now = Date.now() - DAY_MS;
  await store.save({form: 'contact', fields: {...ENQUIRY, name: 'Lately'}});
  now = Date.now();
  const noted: unknown[] = [];
  const log = {child: () => ({info: (line: unknown) => noted.push(line)})};
  const end = keepRetention(store, 180, log as unknown as FastifyBaseLogger);
  while (noted.length === 0) await new Promise(setImmediate);
  end();
  expect(await store.list()).toMatchObject([{form: 'contact'}, {form: 'contact'}]);
  expect(noted).toEqual([{purged: 1, days: 180}]);
});

test.each([
  ['more than a year after', 400],
  ['before', -1],
])('nothing is deleted while the clock is %s the newest submission', async (_when, days) => {
  await store.save(application);
  const said: unknown[] = [];
  const log = {child: () => ({info: () => undefined}), error: (line: unknown) => said.push(line)};
  const clock = () => START + days * DAY_MS;
  const end = keepRetention(store, 180, log as unknown as FastifyBaseLogger, clock);
  while (said.length === 0) await new Promise(setImmediate);
  end();
  expect(said).toEqual([expect.stringContaining('nothing is deleted')]);
  expect(await store.counts()).toMatchObject({submissions: 1});
});

test('nothing is kept for longer than its days, looked at every hour', async () => {
  await store.save(application);
  now = START + 179 * DAY_MS;
  await store.save({form: 'contact', fields: ENQUIRY});
  const noted: unknown[] = [];
  const log = {child: () => ({info: (line: unknown) => noted.push(line)}), error: fail};
  const clock = () => START + 180 * DAY_MS - 60 * 60 * 1000 + 1;
  const end = keepRetention(store, 180, log as unknown as FastifyBaseLogger, clock);
  while (noted.length === 0) await new Promise(setImmediate);
  end();
  expect(noted).toEqual([{purged: 1, days: 180}]);
});

test('a purge that deletes nothing still empties the journal of an interrupted one', async () => {
  await store.save(application);
  const journal = join(folder, 'forms.db-wal');
  expect((await stat(journal)).size).toBeGreaterThan(0);
  expect(await store.purge(new Date(START - DAY_MS))).toBe(0);
  expect((await stat(journal)).size).toBe(0);
});

function fail(line: unknown): void {
  throw new Error(String(line));
}
