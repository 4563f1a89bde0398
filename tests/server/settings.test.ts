import {resolve} from 'node:path';
import {forEachForm} from '../../src/forms/tables';
import {SettingError, readSettings} from '../../src/server/settings';
import {CREDENTIALS, MAIL, SHEET, secretFiles} from './setup/settings';

const secretFile = secretFiles();

test('without any setting the server is private to this machine', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    socket: undefined,
    store: {dataDir: resolve('data')},
    dataDir: resolve('data'),
    siteDir: resolve('build'),
    basePath: '/',
    formsOrigin: undefined,
    allowedOrigins: [],
    trustProxy: false,
    rateLimit: 60,
    retentionDays: 180,
    minFreeBytes: 200 * 1024 ** 2,
    mail: undefined,
    sheet: undefined,
  });
});

test('a socket that is meant for another process is left alone', () => {
  expect(readSettings({LISTEN_FDS: '1', LISTEN_PID: '1'}).socket).toBeUndefined();
  const two = {LISTEN_FDS: '2', LISTEN_PID: String(process.pid)};
  expect(() => readSettings(two)).toThrow('LISTEN_FDS is "2", but it must be 1');
});

test('an empty setting counts as not set', () => {
  expect(readSettings({PORT: '', HOST: ' ', ALLOWED_ORIGINS: ' , '})).toEqual(readSettings({}));
});

test('every setting can be given', () => {
  expect(
    readSettings({
      PORT: '8080',
      LISTEN_FDS: '1',
      LISTEN_PID: String(process.pid),
      HOST: '::',
      DATA_DIR: '/var/lib/forms',
      SITE_DIR: 'none',
      BASE_PATH: '/site/',
      FORMS_HOST: 'https://forms.example.com/path',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:3000',
      TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      RATE_LIMIT: '5',
      RETENTION_DAYS: '30',
      MIN_FREE_MB: '1',
      DATABASE_URL: 'postgres:///forms?host=/run/postgresql',
      ...MAIL,
      MAIL_TO_CAREERS: 'jobs@example.com',
      ...SHEET,
      SHEET_TAB: 'From the site',
      SHEET_API_URL: 'http://127.0.0.1:9000/',
    }),
  ).toEqual({
    port: 8080,
    host: '::',
    socket: 3,
    store: {url: 'postgres:///forms?host=/run/postgresql'},
    dataDir: '/var/lib/forms',
    siteDir: undefined,
    basePath: '/site/',
    formsOrigin: 'https://forms.example.com',
    allowedOrigins: ['https://a.example', 'http://localhost:3000'],
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    rateLimit: 5,
    retentionDays: 30,
    minFreeBytes: 1024 ** 2,
    mail: {
      url: MAIL.SMTP_URL,
      from: 'website@example.com',
      to: {...forEachForm(() => 'sales@example.com'), careers: 'jobs@example.com'},
    },
    sheet: {
      id: SHEET.SHEET_ID,
      tab: 'From the site',
      credentials: CREDENTIALS,
      apiUrl: 'http://127.0.0.1:9000',
    },
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['PORT', '0x50'],
  ['HOST', 'http://localhost'],
  ['HOST', 'localhost:3000'],
  ['FORMS_HOST', 'forms'],
  ['FORMS_HOST', 'javascript:alert(1)'],
  ['FORMS_HOST', 'https://forms.example.com/?form=1'],
  ['BASE_PATH', '/site'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example/'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', 'many'],
])('%s=%s is refused with its name, its value and an example that is right', (name, value) => {
  const read = () => readSettings({[name]: value});
  expect(read).toThrow(SettingError);
  expect(read).toThrow(`${name} is "${value}"`);
  try {
    read();
  } catch (error) {
    const [, example] = /For example: \w+=(.+)$/.exec((error as Error).message) ?? [];
    expect(() => readSettings({[name]: example})).not.toThrow();
  }
});

test('applications go where enquiries go, unless told otherwise', () => {
  const {mail} = readSettings(MAIL);
  expect(mail?.to).toEqual(forEachForm(() => 'sales@example.com'));
});

test('a secret may lie in a file', async () => {
  const path = await secretFile(`${MAIL.SMTP_URL}\n`);
  const fromFile = readSettings({...MAIL, SMTP_URL: undefined, SMTP_URL_FILE: path});
  expect(fromFile.mail?.url).toBe(MAIL.SMTP_URL);
});

test.each([
  ['a mail server of another kind', {...MAIL, SMTP_URL: 'https://user:hunter2@mail.example'}],
  ['a mail server without a host', {...MAIL, SMTP_URL: 'smtp:hunter2'}],
  ['a mail server without TLS', {...MAIL, SMTP_URL: `${MAIL.SMTP_URL}/?ignoreTLS=true`}],
  ['a password with a stray %', {...MAIL, SMTP_URL: 'smtp://user:hunter2%@mail.example'}],
  ['a name with a stray %', {...MAIL, SMTP_URL: 'smtp://user%:41hunter2@mail.example'}],
  ['another database', {DATABASE_URL: 'mysql://user:hunter2@db.example/forms'}],
  ['credentials that are no JSON', {...SHEET, SHEET_CREDENTIALS: 'hunter2'}],
  [
    'a sign-in that is no web address',
    {...SHEET, SHEET_CREDENTIALS: JSON.stringify({...CREDENTIALS, token_uri: 'hunter2'})},
  ],
  ['a key that is none', {...SHEET, SHEET_CREDENTIALS: '{"private_key": "hunter2"}'}],
])('%s is refused, and never shown', (_name, env) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).not.toThrow(/hunter2/);
});

test.each([
  ['MAIL_FROM', {...MAIL, MAIL_FROM: undefined}],
  ['MAIL_TO', {...MAIL, MAIL_TO: ''}],
  ['MAIL_TO', {...MAIL, MAIL_TO: 'Sales <sales@example.com>'}],
  ['MAIL_TO', {...MAIL, MAIL_TO: 'a@example.com, b@example.com'}],
  ['MAIL_TO', {MAIL_TO: 'sales@example.com'}],
  ['SHEET_ID', {...SHEET, SHEET_ID: 'https://docs.google.com/spreadsheets'}],
  ['SHEET_CREDENTIALS', {...SHEET, SHEET_CREDENTIALS: undefined}],
  ['SHEET_API_URL', {...SHEET, SHEET_API_URL: 'sheets'}],
  ['SMTP_URL_FILE', {...MAIL, SMTP_URL: undefined, SMTP_URL_FILE: '/nowhere/at/all'}],
  ['SMTP_URL_FILE', {...MAIL, SMTP_URL_FILE: '/nowhere/at/all'}],
  ['DATA_DIR', {SITE_DIR: './build', DATA_DIR: './build/data'}],
])('%s is named when it does not fit the others', (name, env) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(new RegExp(`^${name} is`));
});
