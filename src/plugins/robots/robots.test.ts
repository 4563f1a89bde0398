import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import robots from '.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'robots-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function translate(locale: string, text: string): void {
  const pages = path.join(folder, locale, 'docusaurus-plugin-content-pages');
  mkdirSync(pages, {recursive: true});
  writeFileSync(path.join(pages, 'index.mdx'), text);
}

/** robots.txt of a build in these locales, as it is written while one of them is built. */
async function write(currentLocale: string, locales: string[]): Promise<string> {
  const baseUrl = (locale: string) => (locale === 'en' ? '/' : `/${locale}/`);
  const i18n = {
    currentLocale,
    defaultLocale: 'en',
    locales,
    path: folder,
    localeConfigs: Object.fromEntries(locales.map((one) => [one, {baseUrl: baseUrl(one)}])),
  } as unknown as LoadContext['i18n'];
  const siteConfig = {url: 'https://www.example.com', baseUrl: '/'};
  const props = {outDir: folder, siteConfig} as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await robots({i18n}).postBuild?.(props);
  return readFileSync(path.join(folder, 'robots.txt'), 'utf8');
}

test('names the sitemap of each language that has a finished page, and of no other', async () => {
  translate('es', '---\nsource: en-1f0c9b2ad4e7\n---\n\n# Hola\n');
  translate('te', '# Hello\n');
  expect(await write('en', ['en', 'es', 'hi', 'te'])).toBe(
    'User-agent: *\nDisallow:\n\n' +
      'Sitemap: https://www.example.com/sitemap.xml\n' +
      'Sitemap: https://www.example.com/es/sitemap.xml\n',
  );
});
