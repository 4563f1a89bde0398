import {mkdtemp, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import {forms} from './setup/command';
import {ENQUIRY, RESUME} from './setup/forms';
import {deliverMailsOnly, fill, save, type Ids} from './setup/filled-store';
import {DATABASES, type Place} from './setup/stores';

const [, [, makePostgres]] = DATABASES as [unknown, (typeof DATABASES)[number]];

let folder: string;
let data: {DATA_DIR: string};
let place: Place;
let url: string;
let env: {DATA_DIR: string; DATABASE_URL_FILE: string};
let ids: Ids;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-postgres-'));
  place = await makePostgres();
  url = (place.location as {url: string}).url;
  const secret = join(folder, 'database-url');
  await writeFile(secret, `${url}\n`, {mode: 0o600});
  data = {DATA_DIR: join(folder, 'data')};
  env = {...data, DATABASE_URL_FILE: secret};
  const store = await openStore({dataDir: data.DATA_DIR});
  ids = await fill(store);
  await deliverMailsOnly(store);
  await store.close();
});
afterEach(async () => {
  await place.remove();
  await rm(folder, {recursive: true, force: true});
});

const exported = async (settings: Record<string, string>) =>
  (await forms(['export', '--json'], settings)).out;

test('migrate-to moves everything: fields, files, queue, what is held', async () => {
  const {code, out, error} = await forms(['migrate-to'], env);
  expect({code, error}).toEqual({code: 0, error: ''});
  expect(out).toMatch(/^3 submissions copied and counted/);
  expect(out).toContain(`delete ${join(data.DATA_DIR, 'forms.db')}`);

  expect(await exported(env)).toBe(await exported(data));
  await forms(['file', ids.application, '--out', 'cv.pdf'], env, {folder});
  expect(RESUME.equals(await readFile(join(folder, 'cv.pdf')))).toBe(true);
  expect((await forms(['list'], env)).out).toBe((await forms(['list'], data)).out);
});

test('migrate-to waits for nobody: it says that the server still runs', async () => {
  const server = await openStore({dataDir: data.DATA_DIR});
  const {code, error} = await forms(['migrate-to'], env);
  await server.close();
  expect(code).toBe(1);
  expect(error).toContain('forms.db is in use. Stop every server, then run this again.');
});

test('migrate-to does not mix two services in one database', async () => {
  const other = await openStore({url});
  await save(other, {form: 'contact', fields: ENQUIRY});
  await other.close();
  const {code, error} = await forms(['migrate-to'], env);
  expect(code).toBe(1);
  expect(error).toContain('Use an empty database.');
});

test('migrate-to makes no empty original, and says where it looked', async () => {
  const missing = join(folder, 'missing');
  const {code, error} = await forms(['migrate-to'], {...env, DATA_DIR: missing});
  expect(code).toBe(1);
  expect(error).toContain(join(missing, 'forms.db'));
  await expect(stat(missing)).rejects.toMatchObject({code: 'ENOENT'});
});

test('a password is never printed', async () => {
  const nobody = 'postgres://forms:secret-word@127.0.0.1:1/forms';
  for (const args of [['list'], ['migrate-to'], ['migrate-to', nobody]]) {
    const {code, out, error} = await forms(args, {...data, DATABASE_URL: nobody});
    expect(code).toBe(1);
    expect(error).toContain('ECONNREFUSED');
    expect(out + error).not.toContain('secret-word');
  }
});

test('every command works on PostgreSQL as on SQLite', async () => {
  await forms(['migrate-to'], env);
  const {DATABASE_URL_FILE} = env;
  const postgres = {
    DATABASE_URL_FILE,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'sales@example.com',
  };
  expect((await forms(['show', ids.enquiry], postgres)).out).toContain('Asha Rao');
  expect((await forms(['retry', '--dead'], postgres)).out).toMatch(/^1 delivery due now/);
  expect((await forms(['release', ids.held], postgres)).out).toMatch(/^1 submission released/);
  expect((await forms(['purge', '--days', '1'], postgres)).out).toMatch(/^No submissions older/);

  expect(await place.holds(ENQUIRY.email)).toBe(true);
  const backup = await forms(['backup', '--out', 'forms.db'], postgres, {folder});
  expect(backup).toMatchObject({code: 0, error: ''});
  expect(await exported({DATA_DIR: folder})).toBe(await exported(postgres));

  const erased = await forms(['erase', '--email'], postgres, {input: ENQUIRY.email});
  expect(erased.out).toMatch(/^1 submission erased, files included/);
  expect(erased.out).toContain("PostgreSQL's own copies");
  expect((await forms(['show', ids.enquiry], postgres)).code).toBe(1);
  expect(await place.holds(ENQUIRY.email)).toBe(false);
  expect(await readdir(folder)).not.toContain('forms.db.part');
});
