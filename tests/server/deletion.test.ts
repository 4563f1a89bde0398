import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {FastifyBaseLogger} from 'fastify';
import {DAY_MS, keepRetention} from '../../src/server/retention';
import {openStore} from '../../src/server/store/open';
import type {Store} from '../../src/server/store/store';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';
import {anyFileHolds} from './setup/raw-files';

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

const holds = (text: string) => anyFileHolds(folder, text);

test('a purge deletes what is older than its time, files included, and nothing else', async () => {
  await store.save(application);
  now = START + DAY_MS;
  const kept = await store.save({form: 'contact', fields: ENQUIRY});
  expect(await store.purge(new Date(START + 1))).toBe(1);
  expect((await store.list()).map(({id}) => id)).toEqual(['id' in kept && kept.id]);
  expect(await holds(APPLICATION.email)).toBe(false);
});

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

test('the server deletes nothing while its clock is far from when it last ran', async () => {
  now = START;
  await store.save(application);
  for (const days of [400, -400]) {
    now = START + days * DAY_MS;
    const said: unknown[] = [];
    const log = {child: () => ({info: () => undefined}), error: (line: unknown) => said.push(line)};
    const end = keepRetention(store, 180, log as unknown as FastifyBaseLogger);
    while (said.length === 0) await new Promise(setImmediate);
    end();
    expect(said).toMatchObject([{lastRan: new Date(START), now: new Date(now)}]);
    expect(await store.counts()).toMatchObject({submissions: 1});
  }
});

test('the server deletes nothing while it cannot read when it last ran', async () => {
  now = Date.now() - 181 * DAY_MS;
  await store.save(application);
  const unread = () => Promise.reject(new Error('disk I/O error'));
  const said: unknown[] = [];
  const log = {child: () => ({info: () => undefined}), error: (line: unknown) => said.push(line)};
  let purges = 0;
  const purge: Store['purge'] = (...args) => {
    purges += 1;
    return store.purge(...args);
  };
  const unreadable = {...store, lookAtClock: unread, purge};
  const end = keepRetention(unreadable, 180, log as unknown as FastifyBaseLogger);
  while (said.length === 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  end();
  expect(said).toEqual([{err: expect.objectContaining({message: 'disk I/O error'})}]);
  expect(purges).toBe(0);
});
