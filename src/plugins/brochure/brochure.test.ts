import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import brochure from '.';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const plugin = brochure('brochure.pdf')({siteDir} as LoadContext);

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

test('a brochure that is not there stops the build', async () => {
  await expect(plugin.loadContent?.()).rejects.toThrow(/ENOENT.*brochure\.pdf/);
});

test('links learn the address of the brochure and its size', async () => {
  mkdirSync(path.join(siteDir, 'static'));
  writeFileSync(path.join(siteDir, 'static', 'brochure.pdf'), 'x'.repeat(2048));
  expect(await plugin.loadContent?.()).toEqual({href: '/brochure.pdf', bytes: 2048});
});
