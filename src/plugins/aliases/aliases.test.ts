import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import aliases from '.';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const table = {
  '/contact-us': '/TrendSoft/ContactUs',
  '/TrendSoft/Security/WebAccess': '/TrendSoft/Security/Web',
};

/** The plugin in a build of two languages, for one of them. */
function pluginFor(currentLocale: 'en' | 'de', root = '/') {
  const localeConfigs = {en: {baseUrl: root}, de: {baseUrl: `${root}de/`}};
  const i18n = {currentLocale, defaultLocale: 'en', localeConfigs};
  const {baseUrl} = localeConfigs[currentLocale];
  return aliases(table)({i18n, baseUrl} as unknown as LoadContext);
}

test.each([
  ['en', '/contact-us'],
  ['de', '/de/contact-us'],
] as const)(
  'every alias has a page that knows where to redirect to, in %s',
  async (locale, route) => {
    const createData = jest.fn<Promise<string>, [name: string, data: string]>((name) =>
      Promise.resolve(`data/${name}`),
    );
    const addRoute = jest.fn();
    const actions = {createData, addRoute} as unknown as PluginContentLoadedActions;
    const plugin = pluginFor(locale);
    await plugin.contentLoaded?.({content: undefined, allContent: {}, actions} as never);
    expect(
      createData.mock.calls.map(([name, data]) => [name, JSON.parse(data) as unknown]),
    ).toEqual([
      ['contact-us.json', {from: '/contact-us', to: '/TrendSoft/ContactUs'}],
      [
        'TrendSoft-Security-WebAccess.json',
        {from: '/TrendSoft/Security/WebAccess', to: '/TrendSoft/Security/Web'},
      ],
    ]);
    expect(addRoute).toHaveBeenCalledWith({
      path: route,
      component: '@theme/AliasPage',
      exact: true,
      modules: {alias: 'data/contact-us.json'},
    });
  },
);

/** Builds the aliases of a language; reads the file for hosts, and the page of the first alias. */
async function built(locale: 'en' | 'de', root: string) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const pageOf = (alias: string) => path.join(outDir, alias, 'index.html');
  for (const alias of Object.keys(table)) {
    mkdirSync(path.dirname(pageOf(alias)), {recursive: true});
    writeFileSync(pageOf(alias), '<html><head></head><body></body></html>');
  }
  await pluginFor(locale, root).postBuild?.({outDir} as PostBuild);
  const hosts = path.join(outDir, '_redirects');
  const redirects = existsSync(hosts) ? readFileSync(hosts, 'utf8') : undefined;
  const page = readFileSync(pageOf('contact-us'), 'utf8');
  rmSync(outDir, {recursive: true});
  return {redirects, page};
}

test.each([
  ['/', ''],
  ['/site/', '/site'],
])('below %s the redirects for hosts are those of all languages', async (root, prefix) => {
  const {redirects, page} = await built('en', root);
  const lines = ['', '/de'].flatMap((language) =>
    Object.entries(table).map(
      ([from, to]) => `${prefix}${language}${from} ${prefix}${language}${to} 301\n`,
    ),
  );
  expect(redirects).toBe(lines.join(''));
  expect(page).toContain(
    `<noscript><meta http-equiv="refresh" content="0; url=${prefix}/TrendSoft/ContactUs"></noscript></head>`,
  );
});

test('another language has no such file, since hosts read it at the root alone', async () => {
  const {redirects, page} = await built('de', '/');
  expect(redirects).toBeUndefined();
  expect(page).toContain('content="0; url=/de/TrendSoft/ContactUs"');
});
