import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Sidebars} from '../../menus';
import siteStructure from '.';

async function load(siteDir: string, tree: Sidebars) {
  const plugin = siteStructure(() => tree)({siteDir} as LoadContext);
  return plugin.loadContent?.();
}

describe('in a small site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const tree: Sidebars = {
    pages: [{path: '/Company/Career', label: 'Careers'}],
    header: [],
    drawer: [],
    footer: [],
    offices: [],
    legal: [],
    tagline: '',
    copyright: '',
  };

  beforeAll(() => {
    for (const file of ['index', 'Company/Career', '_partials/About', 'Company/_draft']) {
      mkdirSync(path.dirname(path.join(siteDir, 'pages', file)), {recursive: true});
      writeFileSync(path.join(siteDir, 'pages', `${file}.mdx`), '');
    }
    writeFileSync(path.join(siteDir, 'pages', 'notes.txt'), '');
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  test('a page is an MDX file whose names do not begin with an underscore', async () => {
    expect(await load(siteDir, tree)).toEqual(tree);
  });

  test('a page that the tree forgot stops the build', async () => {
    await expect(load(siteDir, {...tree, pages: []})).rejects.toThrow(
      'pages/Company/Career.mdx has no entry.',
    );
  });
});
