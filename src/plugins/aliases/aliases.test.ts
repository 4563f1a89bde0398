import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import aliases from '.';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const plugin = aliases({
  '/contact-us': '/TrendSoft/ContactUs',
  '/TrendSoft/Security/WebAccess': '/TrendSoft/Security/Web',
})();

test('every alias has a page that knows where to redirect to', async () => {
  const createData = jest.fn<Promise<string>, [name: string, data: string]>((name) =>
    Promise.resolve(`data/${name}`),
  );
  const addRoute = jest.fn();
  const actions = {createData, addRoute} as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: undefined, allContent: {}, actions} as never);
  expect(createData.mock.calls.map(([name, data]) => [name, JSON.parse(data) as unknown])).toEqual([
    ['contact-us.json', {from: '/contact-us', to: '/TrendSoft/ContactUs'}],
    [
      'TrendSoft-Security-WebAccess.json',
      {from: '/TrendSoft/Security/WebAccess', to: '/TrendSoft/Security/Web'},
    ],
  ]);
  expect(addRoute).toHaveBeenCalledWith({
    path: '/contact-us',
    component: '@theme/AliasPage',
    exact: true,
    modules: {alias: 'data/contact-us.json'},
  });
});

test.each([
  ['/', ''],
  ['/de/', '/de'],
])('below %s the redirects for hosts begin with "%s"', async (baseUrl, prefix) => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const pageOf = (alias: string) => path.join(outDir, alias, 'index.html');
  for (const alias of ['contact-us', 'TrendSoft/Security/WebAccess']) {
    mkdirSync(path.dirname(pageOf(alias)), {recursive: true});
    writeFileSync(pageOf(alias), '<html><head></head><body></body></html>');
  }
  await plugin.postBuild?.({outDir, baseUrl} as PostBuild);
  expect(readFileSync(path.join(outDir, '_redirects'), 'utf8')).toBe(
    `${prefix}/contact-us ${prefix}/TrendSoft/ContactUs 301\n` +
      `${prefix}/TrendSoft/Security/WebAccess ${prefix}/TrendSoft/Security/Web 301\n`,
  );
  expect(readFileSync(pageOf('contact-us'), 'utf8')).toContain(
    `<noscript><meta http-equiv="refresh" content="0; url=${prefix}/TrendSoft/ContactUs"></noscript></head>`,
  );
  rmSync(outDir, {recursive: true});
});
