import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir, userInfo} from 'node:os';
import {join} from 'node:path';
import {COMMANDS} from '../../src/server/cli/commands';
import {openStore, type StoreLocation} from '../../src/server/store/open';
import type {Store} from '../../src/server/store/store';
import {forms} from './setup/command';
import {fill, ticking, type Ids} from './setup/filled-store';
import {APPLICATION, ENQUIRY} from './setup/forms';
import {DATABASES} from './setup/stores';

let folder: string;
let location: StoreLocation;
let env: Record<string, string>;
let ids: Ids;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-log-'));
  location = {dataDir: folder};
  env = {DATA_DIR: folder};
  // A server has just run here.
  const server = await openStore(location);
  await server.lookAtClock();
  await server.close();
  store = await openStore(location, {now: ticking()});
  ids = await fill(store);
});
afterEach(async () => {
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

const all = () => [ids.enquiry, ids.application, ids.held];

/** Each command that shows, exports or erases, and whose submissions. */
const LOOKS: ReadonlyArray<[string, () => string[], string, () => string[]]> = [
  ['show', () => ['show', ids.enquiry], 'show', () => [ids.enquiry]],
  ['file', () => ['file', ids.application, '--out', 'a'], 'file --out', () => [ids.application]],
  ['list with names', () => ['list', '--names'], 'list --names', () => all().reverse()],
  ['list as JSON', () => ['list', '--json'], 'list --json', () => all().reverse()],
  ['export', () => ['export'], 'export', all],
  [
    'export to a file',
    () => ['export', '--held', '--out', 'b'],
    'export --held --out',
    () => [ids.held],
  ],
  ['backup', () => ['backup', '--out', 'c'], 'backup --out', all],
  ['erase', () => ['erase', '--email', ENQUIRY.email], 'erase --email', () => [ids.enquiry]],
  [
    'a look before erasing',
    () => ['erase', ids.held, '--dry-run'],
    'erase --dry-run',
    () => [ids.held],
  ],
  ['purge', () => ['purge', '--days', '1'], 'purge --days', all],
];

test.each(LOOKS)('%s leaves a line', async (_what, args, command, expected) => {
  expect(await forms(args(), {...env, SUDO_USER: 'asha'}, {folder})).toMatchObject({code: 0});
  const [line, ...others] = await store.log(10);
  expect(others).toEqual([]);
  const {username} = userInfo();
  expect(line).toMatchObject({account: `asha as ${username}`, ids: expected()});
  expect(line?.command).toBe(command);
});

test('no line says anything that a visitor sent', async () => {
  await forms(['erase', '--email', ENQUIRY.email], env);
  await forms(['list', '--names'], env);
  const {out} = await forms(['log', '--json'], env);
  for (const text of [...Object.values(ENQUIRY), ...Object.values(APPLICATION)]) {
    expect(out).not.toContain(text);
  }
  expect(out).toContain('erase --email');
});

test('what tells nobody apart leaves none', async () => {
  for (const args of [['list'], ['log'], ['list', '--held'], ['purge', '--dry-run']]) {
    const {code, out} = await forms(args, env);
    expect(code).toBe(0);
    expect(out).not.toContain(ENQUIRY.name);
  }
  expect(await store.log(10)).toEqual([]);
});

test('every command is known to look, or not to', () => {
  const without = ['log', 'retry', 'release', 'migrate-to'];
  const known = new Set([...LOOKS.map(([, , command]) => command.split(' ')[0]), ...without]);
  expect(COMMANDS.map(({name}) => name).sort()).toEqual([...known].sort());
});

test('"log" shows who looked, newest first, and how many', async () => {
  await forms(['export'], env);
  await forms(['show', ids.enquiry], env);
  const {out} = await forms(['log'], env);
  const [head, show, exported] = out.split('\n');
  expect(head).toMatch(/^AT \(UTC\) +ACCOUNT +COMMAND +SUBMISSIONS$/);
  expect(show).toContain(ids.enquiry);
  expect(exported).toContain('export');
  expect((await forms(['log', '--limit', '1'], env)).out).not.toContain('export');
});

test('what cannot be written down is not shown', async () => {
  const {DatabaseSync} = await import('@photostructure/sqlite');
  const writer = new DatabaseSync(join(folder, 'forms.db'));
  writer.exec('DROP TABLE access_log');
  writer.close();
  const {code, out} = await forms(['show', ids.enquiry], env);
  expect([code, out]).toEqual([1, '']);
});

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  test('lines are kept as long as submissions, and move with them', async () => {
    const place = await makePlace();
    const days = (n: number) => n * 24 * 60 * 60 * 1000;
    let now = Date.parse('2026-01-01T00:00:00Z');
    const kept = await openStore(place.location, {now: () => now});
    await kept.note({account: 'asha', command: 'show', ids: ['a']});
    now += days(100);
    await kept.note({account: 'ravi', command: 'show', ids: ['b']});
    await kept.purge(new Date(now - days(50)));
    expect((await kept.log(10)).map(({account}) => account)).toEqual(['ravi']);
    await kept.backup(join(folder, 'forms-copy.db'));
    await kept.close();
    await place.remove();
  });
});
