/** Environment variables: defaults, every setting, invalid values, and unsafe values in production. */
import {generateKeyPairSync} from 'node:crypto';
import {chmod, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {SettingError} from '../src/server/settings';
import {UnsafeSettingsError, rejectUnsafe, unsafeSettings} from '../src/server/settings/production';
import {unknownSettings} from '../src/server/settings/unknown';
import {newFolder} from './setup/folders';
import {service} from './setup/museum';

const MAIL = {
  SMTP_URL: 'smtp://user:hunter2@mail.example:587',
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'sales@example.com',
};
const PEM = {type: 'pkcs8', format: 'pem'} as const;
const rsa = generateKeyPairSync('rsa', {modulusLength: 2048}).privateKey.export(PEM);
const ed25519 = generateKeyPairSync('ed25519').privateKey.export(PEM);
const CREDENTIALS = {
  client_email: 'forms@project.iam.gserviceaccount.com',
  private_key: rsa.toString(),
  token_uri: 'https://oauth2.googleapis.com/token',
};
const SHEET = {
  SHEET_ID: '1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4',
  SHEET_CREDENTIALS: JSON.stringify(CREDENTIALS),
};
const sheetWith = (changes: object) => ({
  ...SHEET,
  SHEET_CREDENTIALS: JSON.stringify({...CREDENTIALS, ...changes}),
});

test('without settings, or with empty ones, the server listens on the loopback address only', () => {
  const usual = service.readSettings({});
  expect(usual).toEqual({
    port: 3000,
    host: '127.0.0.1',
    socket: undefined,
    basePath: '/',
    formsOrigin: undefined,
    store: {dataDir: resolve('data')},
    dataDir: resolve('data'),
    siteDir: resolve('build'),
    allowedOrigins: [],
    trustProxy: false,
    rateLimit: 60,
    retentionDays: 180,
    minFreeBytes: 200 * 1024 ** 2,
    mail: undefined,
    sheet: undefined,
  });
  expect(service.readSettings({PORT: '', HOST: ' ', ALLOWED_ORIGINS: ' , '})).toEqual(usual);
  expect(service.readSettings({MIN_FREE_MB: '0'}).minFreeBytes).toBe(0);
  // A socket for another process is ignored.
  expect(service.readSettings({LISTEN_FDS: '1', LISTEN_PID: '1'})).toEqual(usual);
});

test('every setting is read', () => {
  expect(
    service.readSettings({
      PORT: '65535',
      LISTEN_FDS: '1',
      LISTEN_PID: String(process.pid),
      HOST: '::',
      DATA_DIR: '/var/lib/forms',
      SITE_DIR: 'none',
      BASE_PATH: '/site/',
      FORMS_HOST: 'https://forms.example.com/path',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:3000',
      TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      RATE_LIMIT: '100000',
      RETENTION_DAYS: '1',
      MIN_FREE_MB: '1000000',
      CLAMD: '[::1]:65535',
      DATABASE_URL: 'postgres:///forms?host=/run/postgresql',
      ...MAIL,
      MAIL_TO_EDITORS: 'jobs@example.com',
      ...SHEET,
      SHEET_TAB: 'From the site',
      SHEET_API_URL: 'http://127.0.0.1:9000/',
    }),
  ).toEqual({
    port: 65_535,
    host: '::',
    socket: 3,
    basePath: '/site/',
    siteDir: undefined,
    store: {url: 'postgres:///forms?host=/run/postgresql'},
    dataDir: '/var/lib/forms',
    formsOrigin: 'https://forms.example.com',
    allowedOrigins: ['https://a.example', 'http://localhost:3000'],
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    rateLimit: 100_000,
    retentionDays: 1,
    minFreeBytes: 1e6 * 1024 ** 2,
    clamd: {host: '::1', port: 65_535},
    mail: {
      url: MAIL.SMTP_URL,
      from: 'website@example.com',
      to: {visit: 'sales@example.com', article: 'jobs@example.com'},
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
  ...['65536', '3000.5', '-1', '0x50'].map((value) => ['PORT', value]),
  ...['http://localhost', 'localhost:3000'].map((value) => ['HOST', value]),
  ...['javascript:alert(1)', 'https://a.example/?b=1'].map((value) => ['FORMS_HOST', value]),
  ['BASE_PATH', '/site'],
  ...['*', 'https://a.example/', 'a.example'].map((value) => ['ALLOWED_ORIGINS', value]),
  ...['true', '1', '10.0.0.0/33'].map((value) => ['TRUST_PROXY', value]),
  ...['0', '100001', 'many'].map((value) => ['RATE_LIMIT', value]),
  ...['0', '3651'].map((value) => ['RETENTION_DAYS', value]),
  ['MIN_FREE_MB', '1000001'],
  ...['clamd', 'clamd:0', 'clamd:65536', '::1:3310'].map((value) => ['CLAMD', value]),
])('%s=%s is rejected with its name, its value and a valid example', (name = '', value) => {
  const read = () => service.readSettings({[name]: value});
  expect(read).toThrow(`${name} is "${value}"`);
  try {
    read();
  } catch (error) {
    const [, example] = /For example: \w+=(.+)$/.exec((error as Error).message) ?? [];
    expect(() => service.readSettings({[name]: example})).not.toThrow();
  }
});

test.each<[name: string, env: Record<string, string | undefined>]>([
  ['MAIL_FROM', {...MAIL, MAIL_FROM: undefined}],
  ['MAIL_TO', {...MAIL, MAIL_TO: ''}],
  ['MAIL_TO', {...MAIL, MAIL_TO: 'a@example.com, b@example.com'}],
  ['MAIL_TO', {MAIL_TO: 'sales@example.com'}],
  ['SHEET_ID', {...SHEET, SHEET_ID: 'https://docs.google.com/spreadsheets'}],
  ['SHEET_CREDENTIALS', {...SHEET, SHEET_CREDENTIALS: undefined}],
  ['SHEET_API_URL', {...SHEET, SHEET_API_URL: 'ftp://sheets.example'}],
  ['SMTP_URL_FILE', {...MAIL, SMTP_URL: undefined, SMTP_URL_FILE: '/nowhere/at/all'}],
  ['SMTP_URL_FILE', {...MAIL, SMTP_URL_FILE: '/nowhere/at/all'}],
  ['DATA_DIR', {SITE_DIR: './build', DATA_DIR: './build/data'}],
  ['LISTEN_FDS', {LISTEN_FDS: '2', LISTEN_PID: String(process.pid)}],
  // Secrets, whose values are never shown.
  ['SMTP_URL', {...MAIL, SMTP_URL: 'https://user:hunter2@mail.example'}],
  ['SMTP_URL', {...MAIL, SMTP_URL: 'smtp:hunter2'}],
  ['SMTP_URL', {...MAIL, SMTP_URL: `${MAIL.SMTP_URL}/?ignoreTLS=true`}],
  ['SMTP_URL', {...MAIL, SMTP_URL: 'smtp://user:hunter2%@mail.example'}],
  ['DATABASE_URL', {DATABASE_URL: 'mysql://user:hunter2@db.example/forms'}],
  ['SHEET_CREDENTIALS', {...SHEET, SHEET_CREDENTIALS: 'hunter2'}],
  ['SHEET_CREDENTIALS', sheetWith({token_uri: 'hunter2'})],
  ['SHEET_CREDENTIALS', sheetWith({client_email: ''})],
  ['SHEET_CREDENTIALS', sheetWith({private_key: ed25519})],
  ['SHEET_CREDENTIALS', {...SHEET, SHEET_CREDENTIALS: '{"private_key": "hunter2"}'}],
])('%s is named if its value is invalid: %j', (name, env) => {
  expect(() => service.readSettings(env)).toThrow(SettingError);
  expect(() => service.readSettings(env)).toThrow(new RegExp(`^${name} is (?!.*hunter2)`, 's'));
});

const unsafe = (env: Record<string, string>) => unsafeSettings(service.readSettings(env), env);

test.each<[name: string, env: Record<string, string>]>([
  ['ALLOWED_ORIGINS', {ALLOWED_ORIGINS: 'http://www.example.com'}],
  ['FORMS_HOST', {FORMS_HOST: 'http://forms.example.com'}],
  ['HOST', {HOST: '0.0.0.0'}],
  ['DATABASE_URL', {DATABASE_URL: 'postgres://user:hunter2@db.example/forms?sslmode=require'}],
  ['DATABASE_URL', {DATABASE_URL: 'postgres://u:hunter2@db/f?sslmode=verify-full&sslmode=no'}],
  ['DATABASE_URL', {DATABASE_URL: 'postgres:///f?password=hunter2&host=/run&host=db.example'}],
  ['SHEET_API_URL', {...SHEET, SHEET_API_URL: 'http://sheets.example'}],
  ['SHEET_CREDENTIALS', sheetWith({token_uri: 'http://hunter2.example'})],
])('an unsafe %s prevents a start in production, without showing secrets: %j', (name, env) => {
  const found = unsafe(env);
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} (?!.*hunter2)`, 's'))]);
  expect(() => rejectUnsafe(found, {...env, NODE_ENV: 'production'})).toThrow(UnsafeSettingsError);
  expect(() => rejectUnsafe(found, env)).not.toThrow();
});

test.each<[what: string, env: Record<string, string>]>([
  ['nothing set', {}],
  ['a public host behind a trusted proxy', {HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.2'}],
  ['a database on this machine', {DATABASE_URL: 'postgres://user@localhost/forms'}],
  ['a database on a Unix socket', {DATABASE_URL: 'postgres:///forms?host=/run/postgresql'}],
  ['a verified certificate', {DATABASE_URL: 'postgres://u@db.example/f?sslmode=verify-full'}],
  ['mail and a sheet', {...MAIL, ...SHEET, ALLOWED_ORIGINS: 'http://localhost:3000'}],
])('%s is safe', (_what, env) => {
  expect(unsafe(env)).toEqual([]);
});

test('a secret is read from a file, which is unsafe if other accounts can read it', async () => {
  const folder = await newFolder('settings');
  const path = join(folder, 'secret');
  await writeFile(path, `${MAIL.SMTP_URL}\n`, {mode: 0o600});
  const mail = {MAIL_FROM: MAIL.MAIL_FROM, MAIL_TO: MAIL.MAIL_TO, SMTP_URL_FILE: path};
  expect(service.readSettings(mail).mail?.url).toBe(MAIL.SMTP_URL);
  expect(unsafe(mail)).toEqual([]);
  await chmod(path, 0o644);
  expect(unsafe(mail)).toEqual([expect.stringContaining(path)]);
});

test.each([
  {name: 'SMPT_URL', meant: 'SMTP_URL'},
  {name: 'smtp_url', meant: 'SMTP_URL'},
  {name: 'DATADIR', meant: 'DATA_DIR'},
  {name: 'DATABASE_URL_FILES', meant: 'DATABASE_URL_FILE'},
  {name: 'LOCALE', meant: 'LOCALES'},
])('$name is not a setting; the nearest is $meant', ({name, meant}) => {
  expect(unknownSettings(service.configuration.settings, {[name]: 'x'})).toEqual([
    `${name} is not a setting, so it is ignored. Did you mean ${meant}?`,
  ]);
  expect(unknownSettings(service.configuration.settings, {[name]: 'x', [meant]: 'x'})).toEqual([]);
});

test('settings, and variables of other programs, are not taken for mistyped settings', () => {
  const usual = [
    'HOME HOSTNAME HOSTTYPE INIT_CWD INVOCATION_ID JOURNAL_STREAM LANG LC_ALL LISTEN_FDS LISTEN_PID LOGNAME LS_COLORS',
    'MAIL NODE_OPTIONS NODE_PATH NODE_VERSION NOTIFY_SOCKET OLDPWD PATH PWD RUNTIME_DIRECTORY SHELL STATE_DIRECTORY',
    'SUDO_USER TERM TMPDIR TZ USER XDG_RUNTIME_DIR YARN_VERSION npm_config_cache npm_lifecycle_event EDITOR',
  ];
  const names = usual.join(' ').split(' ');
  const env = Object.fromEntries(
    [...names, 'LOCALES', 'MAIL_TO_EDITORS'].map((name) => [name, 'x']),
  );
  expect(unknownSettings(service.configuration.settings, env)).toEqual([]);
});
