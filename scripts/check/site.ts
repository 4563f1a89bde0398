import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importedPartials, mdxFiles, pageFiles, routeOf} from '../../src/mdx/files';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {anchorsIn} from '../../src/mdx/headings';
import {nameMistake} from '../../src/mdx/page-name';
import {parseMdx} from '../../src/mdx/parse';
import {aliasesOf, allPages, readSidebars, SidebarsError, type Sidebars} from '../../src/menus';
import {closestMatch} from '../../src/text/closest-match';
import {UsageError} from '../command-line';
import type {Finding} from './finding';
import {readPreselection, type Preselection} from './preselection';
import {readRenames} from './renames';

/** Facts about the whole site that rules need. Paths are relative to the project's folder, the working directory. */
export interface Site {
  /** Route → file of every page. */
  pages: ReadonlyMap<string, string>;
  /** Routes that sidebars.ts names. */
  listed: ReadonlySet<string>;
  /** Old address → current route. */
  aliases: Readonly<Record<string, string>>;
  sidebars: Sidebars;
  preselection: Preselection;
  /** Old → new route of pages whose entry in sidebars.ts has the old one. */
  renames: ReadonlyMap<string, string>;
  /** Returns the ids of a page and its parts; undefined if the page cannot be read. */
  anchorsOf: (file: string) => readonly string[] | undefined;
  /** Says where the entry of a new page belongs in sidebars.ts. @param entry `{path: …, label: …}` */
  entryStep: (entry: string, route: string) => string;
  /** Returns the pages with a title, except copies, whose front matter names their original. */
  titledAs: (title: string) => readonly string[];
  /** Returns whether an address, such as `/img/logo.svg`, is a file of `static/`. Capitals count. */
  isStatic: (address: string) => boolean;
}

/** The company's own words; cspell.json names the file too. */
export const WORD_LIST = 'pages/words.txt';

/** Returns every MDX file below `pages/`, as `pages/…`. */
export const allFiles = () => mdxFiles('pages').map((file) => `pages/${file}`);

/** Returns why sidebars.ts cannot be read; without it, no rule can run. */
export function unreadableSidebars(): Finding[] {
  try {
    readSidebars(process.cwd());
    return [];
  } catch (error) {
    if (!(error instanceof SidebarsError)) throw error;
    const {line = 1, reason: message} = error;
    return [{file: 'sidebars.ts', line, level: 'error', rule: 'navigation', message}];
  }
}

/** @throws SidebarsError if sidebars.ts cannot be read */
export function readSite(): Site {
  const sidebars = readSidebars(process.cwd());
  const routes = pageFiles().map((file) => [routeOf(file), `pages/${file}`] as const);
  const known = new Map<string, readonly string[] | undefined>();
  const anchorsOf = (file: string) => {
    if (!known.has(file)) known.set(file, readAnchors(file, anchorsOf));
    return known.get(file);
  };
  let titled: Map<string, string[]> | undefined;
  const titledAs = (title: string) => {
    titled ??= readTitles(routes.map(([, file]) => file));
    return titled.get(title) ?? [];
  };
  const pages = new Map(routes);
  const listed = new Set(['/', ...allPages(sidebars.pages).map((page) => page.path)]);
  return {
    pages,
    listed,
    renames: readRenames({pages, listed}),
    aliases: aliasesOf(sidebars),
    sidebars,
    preselection: readPreselection(),
    anchorsOf,
    entryStep: (entry, route) => entryStep(entry, route, sidebars),
    titledAs,
    isStatic: (address) => address.startsWith('/') && existsAsWritten(path.join('static', address)),
  };
}

/** Says where the entry of a new page belongs in sidebars.ts: in the list of the nearest page above it. */
function entryStep(entry: string, route: string, {pages}: Sidebars): string {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
  const listed = allPages(pages);
  for (let above = path.posix.dirname(route); above !== '/'; above = path.posix.dirname(above)) {
    const parent = listed.find((page) => page.path === above);
    if (parent === undefined) continue;
    const start = lines.findIndex((line) => line.includes(`'${above}'`) && line.includes('path:'));
    if (parent.pages === undefined) {
      return `In its entry of '${above}' (line ${start + 1}), add pages: [${entry}],`;
    }
    const list = lines.findIndex((line, index) => index >= start && PAGES_LIST.test(line));
    return `In its list 'pages' of '${above}' (line ${list + 1}), add ${entry},`;
  }
  const list = lines.findIndex((line) => PAGES_LIST.test(line));
  return `In its list 'pages' (line ${list + 1}), add ${entry},`;
}

const PAGES_LIST = /\bpages: \[/;

/** Returns title → files. */
function readTitles(files: readonly string[]): Map<string, string[]> {
  const titled = new Map<string, string[]>();
  for (const file of files) {
    const {title, canonical} = readFrontMatter(readFileSync(file, 'utf8')).values;
    const isCanonical =
      canonical === undefined || canonical === routeOf(file.slice('pages/'.length));
    if (typeof title !== 'string' || !isCanonical) continue;
    titled.set(title, [...(titled.get(title) ?? []), file]);
  }
  return titled;
}

function readAnchors(file: string, ofPart: Site['anchorsOf']): readonly string[] | undefined {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const {tree} = parseMdx(source);
  const parts = importedPartials(source).map((part) => ofPart(`pages/${part}`));
  if (!tree || parts.includes(undefined)) return undefined;
  return [...anchorsIn(tree).map(({id}) => id), ...parts.flatMap((ids) => ids ?? [])];
}

/** Returns whether a file exists, comparing case on every system, as web servers do. */
function existsAsWritten(file: string): boolean {
  return existsSync(file) && readdirSync(path.dirname(file)).includes(path.basename(file));
}

/** Rejects a page whose name cannot become an address. @throws UsageError */
export function rejectOddName(file: string): void {
  const mistake = nameMistake(file);
  if (mistake !== undefined) throw new UsageError(mistake);
}

/** Returns the page that a file name or an address names. @throws UsageError if there is none */
export function findPageFile(named: string): string {
  const files = allFiles();
  const plain = named.replaceAll('\\', '/').replace(`${process.cwd()}/`, '').replace(/^\.\//, '');
  const route = `pages${plain === '/' ? '/index' : plain}.mdx`;
  const found = files.find((file) => file === plain || file === route);
  if (found) return found;
  const near = closestMatch(plain, files) ?? closestMatch(route, files);
  const meant = near ? ` Did you mean ${near}?` : '';
  throw new UsageError(`${named} is not a page.${meant} Pages are the .mdx files in pages/.`);
}
