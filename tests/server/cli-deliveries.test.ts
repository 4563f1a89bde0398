import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import type {Store} from '../../src/server/store/store';
import {forms} from './setup/command';
import {HELD_ENQUIRY, deliverMailsOnly, fill, save, ticking, type Ids} from './setup/filled-store';

let folder: string;
let store: Store;
let ids: Ids;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-deliveries-'));
  store = await openStore({dataDir: folder}, {now: ticking()});
  ids = await fill(store);
  await deliverMailsOnly(store);
  env = {
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'sales@example.com',
  };
});
afterEach(async () => {
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

const states = async (id: string) =>
  Object.fromEntries(
    (await store.find(id))!.deliveries.map(({channel, state}) => [channel, state]),
  );

test('retry makes the deliveries of one submission due again', async () => {
  expect(await states(ids.enquiry)).toEqual({mail: 'done', sheet: 'dead'});
  const {code, out} = await forms(['retry', ids.enquiry], env);
  expect({code, out}).toMatchObject({code: 0, out: expect.stringMatching(/^1 delivery due now/)});
  expect(await states(ids.enquiry)).toEqual({mail: 'done', sheet: 'waiting'});
});

test('retry of all that is dead leaves what is held', async () => {
  const {out} = await forms(['retry', '--dead', '--json'], env);
  expect(JSON.parse(out)).toEqual({retried: 1});
  expect(await states(ids.enquiry)).toMatchObject({sheet: 'waiting'});
  expect((await store.find(ids.held))!.held).toBe(true);
});

test('retry sends what came before a channel was set up', async () => {
  const early = await save(store, {
    form: 'careers',
    fields: {name: 'Early', email: 'e@example.com'},
  });
  expect(await states(early)).toEqual({});
  expect((await forms(['retry', early], env)).code).toBe(0);
  expect(await states(early)).toEqual({mail: 'waiting'});
});

test('retry of all does so for everything that is kept, but for what is held', async () => {
  const early = await save(store, {
    form: 'careers',
    fields: {name: 'Early', email: 'e@example.com'},
  });
  await forms(['retry', '--dead'], env);
  expect(await states(early)).toEqual({});
  expect((await forms(['retry', '--all'], env)).out).toMatch(/^1 delivery due now/);
  expect(await states(early)).toEqual({mail: 'waiting'});
  expect(await states(ids.held)).toEqual({mail: 'held', sheet: 'held'});
});

test('retry says when there is nothing left to deliver', async () => {
  const {code, error} = await forms(['retry', ids.application], env);
  expect({code, error}).toMatchObject({
    code: 1,
    error: expect.stringContaining('nothing left to deliver'),
  });
});

test('retry does not let go what is held, and says what does', async () => {
  const {code, error} = await forms(['retry', ids.held], env);
  expect({code, error}).toMatchObject({
    code: 1,
    error: expect.stringContaining(`release ${ids.held}`),
  });
});

test('release lets one go, to the channels that are set up now', async () => {
  const {code, out} = await forms(['release', ids.held], env);
  expect({code, out}).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 submission released/),
  });
  expect(await store.find(ids.held)).toMatchObject({
    held: false,
    deliveries: expect.arrayContaining([
      expect.objectContaining({channel: 'mail', state: 'waiting'}),
    ]),
  });
  const again = await forms(['release', ids.held], env);
  expect(again).toMatchObject({code: 1, error: expect.stringContaining('is not held')});
});

test('release in a shell without the settings of the server loses no delivery', async () => {
  const meant = {mail: 'waiting', sheet: 'waiting'};
  await forms(['release', ids.held], {DATA_DIR: folder});
  expect(await states(ids.held)).toEqual(meant);
  const {fields} = HELD_ENQUIRY;
  const other = await save(store, {...HELD_ENQUIRY, fields: {...fields, name: 'Another Robot'}});
  await forms(['release', '--all'], {DATA_DIR: folder});
  expect(await states(other)).toEqual(meant);
});

test('release lets all go', async () => {
  const {fields} = HELD_ENQUIRY;
  const other = await save(store, {...HELD_ENQUIRY, fields: {...fields, name: 'Another Robot'}});
  const {out} = await forms(['release', '--all', '--json'], env);
  expect(JSON.parse(out)).toEqual({released: [ids.held, other]});
  expect(await store.counts()).toMatchObject({held: 0});
  const again = await forms(['release', '--all'], env);
  expect(again).toMatchObject({code: 0, out: expect.stringMatching(/^No submissions released/)});
});
