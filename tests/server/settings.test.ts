import {resolve} from 'node:path';
import {SettingError, readSettings} from '../../src/server/settings';

test('without any setting the server is private to this machine', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    siteDir: resolve('build'),
    formsOrigin: undefined,
    allowedOrigins: [],
    trustProxy: false,
    rateLimit: 60,
    retentionDays: 180,
  });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({PORT: '', HOST: ' ', ALLOWED_ORIGINS: ' , '})).toEqual(readSettings({}));
});

test('every setting can be given', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/var/lib/forms',
      SITE_DIR: 'none',
      FORMS_HOST: 'https://forms.example.com/path',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:3000',
      TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      RATE_LIMIT: '5',
      RETENTION_DAYS: '30',
    }),
  ).toEqual({
    port: 8080,
    host: '::',
    dataDir: '/var/lib/forms',
    siteDir: undefined,
    formsOrigin: 'https://forms.example.com',
    allowedOrigins: ['https://a.example', 'http://localhost:3000'],
    trustProxy: ['10.0.0.0/8', '::1', 'loopback'],
    rateLimit: 5,
    retentionDays: 30,
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
