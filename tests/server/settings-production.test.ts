/** What NODE_ENV=production refuses. */
import {
  UnsafeSettingsError,
  readSettings,
  refuseUnsafe,
  unsafeSettings,
} from '../../src/server/settings';
import {CREDENTIALS, MAIL, SHEET, secretFiles} from './setup/settings';

const secretFile = secretFiles();
const unsafe = (env: Record<string, string>) => unsafeSettings(readSettings(env), env);

test.each([
  ['ALLOWED_ORIGINS', {ALLOWED_ORIGINS: 'http://www.example.com'}],
  ['FORMS_HOST', {FORMS_HOST: 'http://forms.example.com'}],
  ['HOST', {HOST: '0.0.0.0'}],
  ['DATABASE_URL', {DATABASE_URL: 'postgres://user:hunter2@db.example/forms'}],
  ['DATABASE_URL', {DATABASE_URL: 'postgres://user:hunter2@db.example/forms?sslmode=require'}],
  [
    'DATABASE_URL',
    {DATABASE_URL: 'postgres://u:hunter2@db.example/f?sslmode=verify-full&sslmode=disable'},
  ],
  ['DATABASE_URL', {DATABASE_URL: 'postgres:///f?password=hunter2&host=/run&host=db.example'}],
  ['SHEET_API_URL', {...SHEET, SHEET_API_URL: 'http://sheets.example'}],
  [
    'SHEET_CREDENTIALS',
    {
      ...SHEET,
      SHEET_CREDENTIALS: JSON.stringify({...CREDENTIALS, token_uri: 'http://hunter2.example'}),
    },
  ],
])('an unsafe %s stops the start, and is never shown whole', (name, env) => {
  const found = unsafe(env);
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  expect(found.join()).not.toContain('hunter2');
  expect(() => refuseUnsafe(found, {...env, NODE_ENV: 'production'})).toThrow(UnsafeSettingsError);
  expect(() => refuseUnsafe(found, env)).not.toThrow();
});

test('a secret that every account may read stops the start', async () => {
  const {SMTP_URL: url, ...mail} = MAIL;
  const path = await secretFile(url, 0o644);
  expect(unsafe({...mail, SMTP_URL_FILE: path})).toEqual([expect.stringContaining(path)]);
  expect(unsafe({...mail, SMTP_URL_FILE: await secretFile(url)})).toEqual([]);
});

test.each([
  ['nothing set', {}],
  ['a trusted proxy before an open host', {HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.2'}],
  ['a database on this machine', {DATABASE_URL: 'postgres://user@localhost/forms'}],
  ['a database behind a socket', {DATABASE_URL: 'postgres:///forms?host=/run/postgresql'}],
  [
    'a database whose certificate is checked',
    {DATABASE_URL: 'postgres://user@db.example/forms?sslmode=verify-full'},
  ],
  [
    'mail, a sheet, other origins',
    {...MAIL, ...SHEET, ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:3000'},
  ],
])('%s is safe', (_name, env) => {
  expect(unsafe(env as Record<string, string>)).toEqual([]);
  expect(() => refuseUnsafe([], {NODE_ENV: 'production'})).not.toThrow();
});
