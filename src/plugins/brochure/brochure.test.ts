import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import brochure from '.';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const pluginIn = (currentLocale: string) =>
  brochure('brochure.pdf')({siteDir, i18n: {currentLocale}} as LoadContext);

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

test('a brochure that is not there stops the build', async () => {
  await expect(pluginIn('en').loadContent?.()).rejects.toThrow(/ENOENT.*brochure\.pdf/);
});

test('links learn the address of the brochure and its size as their language writes it, in one piece', async () => {
  mkdirSync(path.join(siteDir, 'static'));
  writeFileSync(path.join(siteDir, 'static', 'brochure.pdf'), 'x'.repeat(2_048_000));
  expect(await pluginIn('en').loadContent?.()).toEqual({
    href: '/brochure.pdf',
    size: '2,048\u00a0kB',
  });
  expect(await pluginIn('es').loadContent?.()).toMatchObject({size: '2048\u00a0kB'});
});
