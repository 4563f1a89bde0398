import {nameMistake} from '../mdx/page-name';
import type {Directory, MenuEntry, Page, Sidebars, Structure} from './types';

export function allPages(pages: Page[]): Page[] {
  return pages.flatMap((page) => [page, ...allPages(page.pages ?? [])]);
}

/** Returns old address → current route, for every alias in the tree. */
export function aliasesOf(sidebars: Sidebars): Record<string, string> {
  return Object.fromEntries(
    allPages(sidebars.pages).flatMap(({aliases = [], path}) =>
      aliases.map((alias) => [alias, path]),
    ),
  );
}

export const townsOf = ({offices}: Sidebars): string[] =>
  offices.flatMap(({places}) => places.map(({label}) => label.replace(/,.*/s, '')));

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** A mistake in sidebars.ts. */
export interface SidebarsMistake {
  message: string;
  /** The address or label at fault, by which its line is found. */
  value: string;
  /** Whether it is in a menu; otherwise in the tree of pages. */
  isInMenu: boolean;
}

export function mistakesIn(sidebars: Sidebars): SidebarsMistake[] {
  const pages = allPages(sidebars.pages);
  const paths = ['/', ...pages.map(({path}) => path)];
  const aliases = pages.flatMap((page) => page.aliases ?? []);
  const addresses = [...paths, ...aliases];
  const menus = {
    header: sidebars.header,
    drawer: sidebars.drawer,
    footer: sidebars.footer.flatMap(({links}) => links),
    legal: sidebars.legal,
  };
  return [
    ...addresses.flatMap(invalidAddress),
    ...pages.flatMap(missingLabel),
    ...(sidebars.removed ?? [])
      .filter((address) => addresses.includes(address))
      .map((address) =>
        inPages(
          address,
          `'${address}' is in 'removed', but it is a page or an alias. Remove it from one of the two.`,
        ),
      ),
    ...duplicates(addresses).map((path) =>
      inPages(path, `${path} is used twice in paths and aliases. Keep one.`),
    ),
    ...Object.entries(menus).flatMap(([menu, entries]) =>
      entries.flatMap((entry) => menuMistake(menu, entry, paths, aliasesOf(sidebars))),
    ),
  ];
}

const inPages = (value: string, message: string): SidebarsMistake => ({
  message,
  value,
  isInMenu: false,
});

function invalidAddress(address: string): SidebarsMistake[] {
  if (/^\/[\w/.-]*$/.test(address)) return [];
  const fault = address.startsWith('/')
    ? 'contains characters that an address cannot have'
    : 'does not begin with a slash';
  const message = `'${address}' ${fault}. Write it with a slash, Latin letters, digits and hyphens. Example: '/contact-us'`;
  return [inPages(address, message)];
}

function missingLabel({path, label}: Page): SidebarsMistake[] {
  if (label.trim() !== '') return [];
  return [inPages(path, `${path} has no label, so menus show an empty link. Give it some words.`)];
}

type Aliases = ReturnType<typeof aliasesOf>;

/** @param paths of all pages */
function menuMistake(
  menu: string,
  entry: MenuEntry,
  paths: string[],
  aliases: Aliases,
): SidebarsMistake[] {
  const {path = '', label = ''} = entry;
  const message = menuFault(menu, entry, paths, aliases);
  return message === undefined ? [] : [{message, value: label.trim() || path, isInMenu: true}];
}

function menuFault(
  menu: string,
  {path, label}: MenuEntry,
  paths: string[],
  aliases: Aliases,
): string | undefined {
  if (label?.trim() === '') {
    const entry = path === undefined ? 'entry' : `entry that leads to ${path}`;
    return `The ${menu} ${entry} has an empty label. Write some words, or remove the label.`;
  }
  if (path === '/' && label === undefined) {
    return `The ${menu} entry that leads to / needs a label, because the home page has none. Give it some words.`;
  }
  if (path === undefined || paths.includes(path.replace(/#.*/, ''))) return undefined;
  return `The ${menu} entry '${label ?? path}' leads to ${path}, which is ${unknownPath(path, aliases)}`;
}

function unknownPath(path: string, aliases: Aliases): string {
  const target = aliases[path];
  return target === undefined
    ? "not in 'pages'. Add the page or correct the path."
    : `an old address. Write ${target}`;
}

/** Returns the structure for menus, without pages that menus do not show. */
export function menusOf(structure: Structure): Structure {
  const entry = ({path, label}: Page): Page => ({path, label});
  const categories = structure.pages.filter(({category}) => category);
  return {
    ...structure,
    pages: categories.map(({pages = [], category, ...page}) => ({
      ...entry(page),
      category,
      pages: [...pages, ...allPages(pages).filter(({panel}) => panel)].map(entry),
    })),
  };
}

/** Returns every page of the tree once, in the groups of the site map. */
export function directoryOf({pages, legal}: Structure): Directory {
  const others = pages.filter(({category}) => !category);
  const isLegal = (page: Page) => legal.some(({path}) => path === page.path);
  return {
    services: pages.filter(({category}) => category),
    company: others.filter((page) => !isLegal(page)),
    website: others.filter(isLegal),
  };
}

/** Returns the pages from the root to `path`, including both; empty if it is not in the tree. */
export function trailTo(path: string, pages: Page[]): Page[] {
  for (const page of pages) {
    if (page.path === path) return [page];
    const below = trailTo(path, page.pages ?? []);
    if (below.length > 0) return [page, ...below];
  }
  return [];
}

function fileOf(route: string): string {
  return `pages${route === '/' ? '/index' : route}.mdx`;
}

/** Compares the tree with the routes of `pages/`. @throws Error that lists every misnamed page, or every page missing in one of them */
export function checkAgainstPages(sidebars: Sidebars, routes: string[]): void {
  const mistakes = routes.map((route) => nameMistake(fileOf(route)));
  const named = mistakes.filter((mistake) => mistake !== undefined);
  // First, since code with such a name would be suggested below.
  if (named.length > 0) throw new Error(named.join('\n'));
  const known = ['/', ...allPages(sidebars.pages).map(({path}) => path)];
  const problems = [
    ...routes
      .filter((route) => !known.includes(route))
      .map(
        (route) =>
          `${fileOf(route)} has no entry. Add {path: '${route}', label: '…'} where it belongs.`,
      ),
    ...known
      .filter((path) => !routes.includes(path))
      .map((path) => `${path} has no file. Add ${fileOf(path)}, or remove the entry.`),
  ];
  if (problems.length > 0) {
    throw new Error(`sidebars.ts and pages/ disagree:\n- ${problems.join('\n- ')}`);
  }
}
