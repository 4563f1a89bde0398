/** Finds addresses that the site had and no longer has: neither a page nor a redirect answers there. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {isPartial, routeOf} from '../../src/mdx/files';
import type {Finding} from './finding';
import type {Site} from './site';

/** Returns the lines that Git prints; none if it fails, as outside a repository. */
function git(...args: string[]): string[] {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Returns what visitors have seen: the main branch, or else the current one. */
function publishedBranch(): string {
  const known = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).length > 0,
  );
  return known ?? 'HEAD';
}

/** Returns the routes of all pages that were ever published and do not exist now. */
function formerRoutes({pages}: Site): string[] {
  const branch = publishedBranch();
  const files = [
    ...git('ls-tree', '-r', '--name-only', branch, '--', 'pages'),
    ...git(
      'log',
      branch,
      '--diff-filter=D',
      '--no-renames',
      '--name-only',
      '--relative',
      '--format=',
      '--',
      'pages',
    ),
  ];
  const routes = files
    .filter((file) => file.endsWith('.mdx') && !isPartial(file))
    .map((file) => routeOf(file.replace(/^pages\//, '')));
  return [...new Set(routes)].filter((route) => !pages.has(route)).sort();
}

/** Files that can name an address → what to do there. The first pattern that matches a file applies. */
const REMEDIES: readonly [pattern: RegExp, remedy: string][] = [
  [/^(?:pages|i18n)\/|^sidebars\.ts$|^CHANGELOG\.md$/, ''],
  [/^brochure\//, 'Write another address, then run `npm run build -- brochure` and commit the PDF'],
  [
    /^tests\/(?:SPEC\.md|acceptance\/)/,
    'If the specification no longer asks for the page, delete what this row says of it: its address here, or the whole row if it names no other page',
  ],
  [/^tests\//, 'Ask an engineer to choose another page for this test'],
  [/^(?:docs|README)|\.md$/, 'Correct this document'],
  [/^/, 'Ask an engineer: the code leads there'],
];

const TEXT = /\.(?:md|mdx|mjs|ts|tsx|typ|ya?ml)$/;

/** Returns a finding for each line that names an address. Pages and menus have findings of their own. */
function mentionsOf(route: string, why: string): Finding[] {
  return git('grep', '--line-number', '--fixed-strings', '--untracked', '-I', '-e', route).flatMap(
    (found): Finding[] => {
      const [, file = '', line = '', text = ''] = /^([^:]+):(\d+):(.*)$/.exec(found) ?? [];
      const [, remedy = ''] = REMEDIES.find(([pattern]) => pattern.test(file)) ?? [];
      const isWhole = text
        .split(route)
        .slice(1)
        .some((rest) => !/^[\w/-]/.test(rest));
      if (!isWhole || remedy === '' || !TEXT.test(file)) return [];
      const message = `${route} ${why}. ${remedy}`;
      return [{file, line: Number(line), level: 'error', rule: 'addresses', message}];
    },
  );
}

/** Checks that each address that visitors know still leads somewhere, and names every file that still leads there. */
export function checkFormerAddresses(site: Site): Finding[] {
  const {aliases, sidebars} = site;
  const line =
    readFileSync('sidebars.ts', 'utf8')
      .split('\n')
      .findIndex((text) => /^\s*pages: \[/.test(text)) + 1;
  return formerRoutes(site).flatMap((route): Finding[] => {
    const target = aliases[route];
    if (target !== undefined) return mentionsOf(route, `is an old address. The page is ${target}`);
    const mentions = mentionsOf(route, 'is no page any more');
    if (sidebars.removed?.includes(route)) return mentions;
    const message = `The page ${route} was renamed or removed, so bookmarks, search results and links of other sites lead nowhere. Add aliases: ['${route}'] to the entry of the page that visitors should see instead; if there is none, add the address to the list 'removed'`;
    return [
      {file: 'sidebars.ts', line: line || 1, level: 'error', rule: 'addresses', message},
      ...mentions,
    ];
  });
}
