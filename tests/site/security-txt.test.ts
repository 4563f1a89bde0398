import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import hostFiles from '../../src/plugins/host-files';
import {BUILD} from '../setup/site';

const SITE = 'https://www.trendsoft.example';
const DAY = 24 * 60 * 60 * 1000;

const fields = new Map(
  readFileSync(`${BUILD}/.well-known/security.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2) as [string, string]),
);

test('security.txt has each field that RFC 9116 requires, once', () => {
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `${SITE}/TrendSoft/ContactUs`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: `${SITE}/.well-known/security.txt`,
    Policy: `${SITE}/terms-of-service#reporting-a-security-problem`,
  });
});

test('security.txt expires almost a year after the build', () => {
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(365 * DAY);
});

test('a base path is part of every address; only languages with a translated page have a sitemap', async () => {
  const outDir = path.resolve('test-results/host-files');
  rmSync(outDir, {recursive: true, force: true});
  const siteConfig = {url: SITE, baseUrl: '/site/'};
  const page = 'es/docusaurus-plugin-content-pages/site-map.mdx';
  cpSync(`i18n/${page}`, path.join(outDir, 'i18n', page));
  const locales = {currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'es', 'hi']};
  const [en, es, hi] = ['', 'es/', 'hi/'].map((locale) => ({baseUrl: `/site/${locale}`}));
  const i18n = {...locales, path: path.join(outDir, 'i18n'), localeConfigs: {en, es, hi}};
  const plugin = hostFiles({formsHost: '', contact: '/a', policy: '/b#c'})();
  await plugin.postBuild!({outDir, siteConfig, i18n} as never);
  const textOf = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const addresses = ['a', '.well-known/security.txt', 'b#c'].map((file) => `${SITE}/site/${file}`);
  expect(textOf('.well-known/security.txt').match(/https:.+/g)).toEqual(addresses);
  expect(textOf('robots.txt').match(/https:.+/g)).toEqual(
    ['', 'es/'].map((locale) => `${SITE}/site/${locale}sitemap.xml`),
  );
  expect(textOf('_headers')).toContain('/site/assets/*\n');
});

test('static hosts send the same headers as our server', () => {
  const lines = readFileSync(`${BUILD}/_headers`, 'utf8').split('\n');
  expect(lines[0]).toBe('/*');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}content-security-policy: default-src 'self'; /),
      '  strict-transport-security: max-age=31536000',
      '  cross-origin-resource-policy: same-origin',
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
    ]),
  );
});
