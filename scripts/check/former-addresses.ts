/** Finds addresses that the site had and no longer has: neither a page nor a redirect answers there. */
import {readFileSync} from 'node:fs';
import {isPartial, routeOf} from '../../src/mdx/files';
import {capitalise} from '../../src/text/capitalise';
import type {Finding} from './finding';
import {git, publishedBranch} from './git';
import type {Site} from './site';

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

/** A line that names a former address. */
interface Mention {
  file: string;
  line: number;
  /** The page that visitors see instead, if there is one. */
  target: string | undefined;
  /** Line of the specification that asks for the page, if it does. */
  specified: number | undefined;
}

const SPECIFICATION = 'tests/SPEC.md';
const BROCHURE = 'run `npm run build -- brochure` and commit the PDF';

/** Says what to write in place of an address, or what to do if no page replaces it. */
const inItsPlace = ({target}: Mention, otherwise: string) =>
  target === undefined ? otherwise : `write ${target}`;

const ROW = 'delete the address here, or the whole row if it names no other page';

/** Files that can name an address → what to do there. The first pattern that matches a file applies. */
const REMEDIES: readonly [pattern: RegExp, remedy: (mention: Mention) => string][] = [
  [/^(?:pages|i18n)\/|^sidebars\.ts$|^CHANGELOG\.md$/, () => ''],
  [
    /^brochure\//,
    (mention) => `${inItsPlace(mention, 'write the address of another page')}, then ${BROCHURE}`,
  ],
  [
    /^scripts\/build\/brochure\.ts$/,
    (mention) =>
      `this list makes a PDF of the page. ${capitalise(inItsPlace(mention, 'delete this line'))}, ${BROCHURE}, delete the PDF with the old name, and correct the links to it`,
  ],
  [
    /^tests\/SPEC\.md$/,
    (mention) =>
      `the specification asks for this page, so ask the site's owner first. If they agree, ${inItsPlace(mention, ROW)}`,
  ],
  [
    /^tests\/acceptance\//,
    (mention) =>
      mention.specified === undefined
        ? inItsPlace(mention, ROW)
        : `${SPECIFICATION} asks for this page in line ${mention.specified}: correct that line first, then ${inItsPlace(mention, ROW)}`,
  ],
  [
    /^tests\//,
    (mention) => inItsPlace(mention, 'ask an engineer to choose another page for this test'),
  ],
  [/^(?:docs|README)|\.md$/, (mention) => inItsPlace(mention, 'correct this document')],
  [
    /^/,
    (mention) =>
      `${inItsPlace(mention, 'remove it here')}, or ask an engineer: line ${mention.line} of ${mention.file} leads there`,
  ],
];

const TEXT = /\.(?:md|mdx|mjs|ts|tsx|typ|ya?ml)$/;

/** Returns each line of the repository that names an address, and not just a longer one. */
function linesWith(route: string): {file: string; line: number}[] {
  return git('grep', '--line-number', '--fixed-strings', '--untracked', '-I', '-e', route).flatMap(
    (found) => {
      const [, file = '', line = '', text = ''] = /^([^:]+):(\d+):(.*)$/.exec(found) ?? [];
      const isWhole = text
        .split(route)
        .slice(1)
        .some((rest) => !/^[\w/-]/.test(rest));
      return isWhole && TEXT.test(file) ? [{file, line: Number(line)}] : [];
    },
  );
}

/** Returns a finding for each line that names an address. Pages and menus have findings of their own. */
function mentionsOf(route: string, target: string | undefined): Finding[] {
  const why = target === undefined ? 'is no page any more' : 'is an old address';
  const lines = linesWith(route);
  const specified = lines.find(({file}) => file === SPECIFICATION)?.line;
  return lines.flatMap(({file, line}): Finding[] => {
    const [, remedyFor] = REMEDIES.find(([pattern]) => pattern.test(file)) ?? [];
    const remedy = remedyFor?.({file, line, target, specified}) ?? '';
    if (remedy === '') return [];
    const message = `${route} ${why}: ${remedy}`;
    return [{file, line, level: 'error', rule: 'addresses', message}];
  });
}

/** Checks that each address that visitors know still leads somewhere, and names every file that still leads there. */
export function checkFormerAddresses(site: Site): Finding[] {
  const {aliases, renames, sidebars} = site;
  const line =
    readFileSync('sidebars.ts', 'utf8')
      .split('\n')
      .findIndex((text) => /^\s*pages: \[/.test(text)) + 1;
  const remove = (route: string) =>
    sidebars.removed
      ? `add '${route}' to the list 'removed'`
      : `write removed: ['${route}'], below the list 'pages'`;
  return formerRoutes(site).flatMap((route): Finding[] => {
    const target = aliases[route] ?? renames.get(route);
    const mentions = mentionsOf(route, target);
    if (target !== undefined || sidebars.removed?.includes(route)) return mentions;
    const message = `The page ${route} was renamed or removed, so bookmarks, search results and links of other sites lead nowhere. Add aliases: ['${route}'] to the entry of the page that visitors should see instead; if there is none, ${remove(route)}`;
    return [
      {file: 'sidebars.ts', line: line || 1, level: 'error', rule: 'addresses', message},
      ...mentions,
    ];
  });
}
