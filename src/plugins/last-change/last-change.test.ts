import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {lastCommits, withLastChange} from '.';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-change-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function git(where: string, time: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const env = {...process.env, GIT_COMMITTER_DATE: time, GIT_CONFIG_GLOBAL: '/dev/null'};
  execFileSync('git', [...who, ...args], {cwd: where, env, stdio: 'pipe'});
}

function commit(where: string, time: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(where, file)), {recursive: true});
    writeFileSync(path.join(where, file), text);
  }
  git(where, time, 'add', '.');
  git(where, time, 'commit', '-q', '-m', 'Change');
}

/** A site of two pages and a partial, each changed at another time. */
function makeSite(): string {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  git(site, '', 'init', '-q');
  commit(site, '2026-01-01T10:00:00Z', {
    'pages/a.mdx': 'A',
    'pages/b.mdx': "import P from '@site/pages/_p.mdx'\n",
    'pages/_p.mdx': 'P',
  });
  commit(site, '2026-02-02T10:00:00Z', {'pages/_p.mdx': 'Changed'});
  return site;
}

async function lastmods(site: string) {
  const routes = ['a', 'b'].map((name): RouteConfig => ({
    path: `/${name}`,
    component: '',
    metadata: {sourceFilePath: `pages/${name}.mdx`},
  }));
  const items = await withLastChange(site)({
    routes,
    siteConfig: {url: 'https://example.com'} as never,
    defaultCreateSitemapItems: () =>
      Promise.resolve(routes.map((route) => ({url: `https://example.com${route.path}`}))),
  });
  return items.map(({lastmod}) => lastmod);
}

test('a page changed when its words did, its partials included', async () => {
  const site = makeSite();
  expect(await lastmods(site)).toEqual(['2026-01-01T10:00:00.000Z', '2026-02-02T10:00:00.000Z']);
});

test('a shallow clone knows no times, since git would give one for every file', async () => {
  makeSite();
  git(folder, '', 'clone', '-q', '--depth', '1', `file://${folder}/site`, 'shallow');
  expect(lastCommits(path.join(folder, 'shallow')).size).toBe(0);
  expect(await lastmods(path.join(folder, 'shallow'))).toEqual([undefined, undefined]);
});

test('a folder without history, as from a tarball, knows no times either', async () => {
  const site = makeSite();
  rmSync(path.join(site, '.git'), {recursive: true});
  expect(await lastmods(site)).toEqual([undefined, undefined]);
});
