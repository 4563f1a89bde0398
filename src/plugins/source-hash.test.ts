import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {sourceHash} from './source-hash';

function site(
  files: Record<string, string>,
  settings: object = {title: 'TrendSoft'},
  locale = 'en',
) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'source-hash-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  return sourceHash(
    {
      siteDir,
      siteConfig: settings,
      i18n: {currentLocale: locale},
      localizationDir: path.join(siteDir, 'i18n/en'),
    } as LoadContext,
    ['sidebars.ts', 'pages', 'missing'],
  );
}

const FILES = {
  'sidebars.ts': 'a',
  'pages/a/b.mdx': 'b',
  'i18n/en/code.json': '{}',
  'other.ts': 'x',
};
const before = site(FILES);

test('the same sources have the same name in another folder', () => {
  expect(site(FILES)).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['sidebars.ts', 'pages/a/b.mdx', 'i18n/en/code.json'])('a change to %s shows', (file) => {
  expect(site({...FILES, [file]: 'changed'})).not.toBe(before);
});

test('so do a new file and another setting', () => {
  expect(site({...FILES, 'pages/new.mdx': ''})).not.toBe(before);
  expect(site(FILES, {title: 'Other'})).not.toBe(before);
});

test('so does another language, though its words may be the same', () => {
  expect(site(FILES, {title: 'TrendSoft'}, 'es')).not.toBe(before);
});

test('a file that no page is made of does not', () => {
  expect(site({...FILES, 'other.ts': 'changed'})).toBe(before);
});

test('so does an opening that ends overnight, though no file has changed', () => {
  const job = '---\nkind: job\ntitle: Tester\nvalidThrough: 2027-04-30\n---\n';
  const on = (SITE_DATE: string) => {
    const replaced = jest.replaceProperty(process, 'env', {...process.env, SITE_DATE});
    const name = site({...FILES, 'pages/job.mdx': job});
    replaced.restore();
    return name;
  };
  expect(on('2027-04-30')).toBe(on('2027-04-29'));
  expect(on('2027-05-01')).not.toBe(on('2027-04-30'));
});
