import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import aliases from '.';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

// tests/site/languages.test.ts tests a build without a base path.
test('with a base path, redirects and pages include it in every language', async () => {
  const localeConfigs = {en: {baseUrl: '/site/'}, de: {baseUrl: '/site/de/'}};
  const i18n = {currentLocale: 'en', defaultLocale: 'en', localeConfigs};
  const outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const page = path.join(outDir, 'contact-us/index.html');
  mkdirSync(path.dirname(page));
  writeFileSync(page, '<html><head></head><body></body></html>');
  const plugin = aliases({'/contact-us': '/ContactUs'})({
    i18n,
    baseUrl: '/site/',
  } as unknown as LoadContext);
  await plugin.postBuild?.({outDir} as PostBuild);
  expect(readFileSync(path.join(outDir, '_redirects'), 'utf8')).toBe(
    '/site/contact-us /site/ContactUs 301\n/site/de/contact-us /site/de/ContactUs 301\n',
  );
  expect(readFileSync(page, 'utf8')).toContain('content="0; url=/site/ContactUs"');
  rmSync(outDir, {recursive: true});
});

test('addresses that differ only in - and / have separate data', async () => {
  const names: string[] = [];
  const addRoute = jest.fn();
  const actions = {
    addRoute,
    createData: async (name: string) => {
      names.push(name);
      return `/folder/.docusaurus/aliases/${name}`;
    },
  };
  const context = {
    i18n: {},
    baseUrl: '/',
    generatedFilesDir: '/folder/.docusaurus',
  } as unknown as LoadContext;
  const plugin = aliases({'/a-b': '/A', '/a/b': '/B'})(context);
  type ContentLoaded = Parameters<NonNullable<Plugin['contentLoaded']>>[0];
  await plugin.contentLoaded?.({actions} as unknown as ContentLoaded);
  expect(new Set(names).size).toBe(2);
  // The bundle contains this text: not the folder of the machine that builds.
  const modules = addRoute.mock.calls.map(([route]) => (route as {modules: object}).modules);
  expect(modules).toEqual([
    {alias: '@generated/aliases/0.json'},
    {alias: '@generated/aliases/1.json'},
  ]);
});
