import {mkdir, mkdtemp, readFile, rename, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {databasePath, openStore} from '../../src/server/store/open';
import type {Store} from '../../src/server/store/store';
import {forms} from './setup/command';
import {RESUME} from './setup/forms';
import {fill, type Ids} from './setup/filled-store';

let folder: string;
let env: {DATA_DIR: string};
let store: Store;
let ids: Ids;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-backup-'));
  env = {DATA_DIR: join(folder, 'data')};
  store = await openStore({dataDir: env.DATA_DIR});
  ids = await fill(store);
});
afterEach(async () => {
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

test('the drill of the guide: a backup becomes a forms.db that holds everything', async () => {
  const {code, out} = await forms(['backup', '--out', 'copy.db', '--json'], env, {folder});
  const path = join(folder, 'copy.db');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({path, bytes: (await stat(path)).size});
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const drill = join(folder, 'drill');
  await mkdir(drill);
  await rename(path, databasePath(drill));
  const original = await forms(['export', '--json'], env);
  expect((await forms(['export', '--json'], {DATA_DIR: drill})).out).toBe(original.out);
  await forms(['file', ids.application, '--out', 'cv.pdf'], {DATA_DIR: drill}, {folder});
  expect(RESUME.equals(await readFile(join(folder, 'cv.pdf')))).toBe(true);
});

test('a backup is never written over', async () => {
  await forms(['backup', '--out', 'copy.db'], env, {folder});
  const before = await readFile(join(folder, 'copy.db'));
  const {code, error} = await forms(['backup', '--out', 'copy.db'], env, {folder});
  expect(code).toBe(1);
  expect(error).toContain('exists already, and is never overwritten');
  expect(before.equals(await readFile(join(folder, 'copy.db')))).toBe(true);
});
