/** What `npm run new` has to know of the site as it is. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  aliasesOf,
  allPages,
  readSidebars,
  trailTo,
  type Page,
  type Sidebars,
} from '../../src/menus';
import {nearest} from '../../src/nearest';
import {NotPossibleError} from '../command-line';
import {checkPath} from './names';

export interface Site {
  root: string;
  sidebars: Sidebars;
}

/** Reads the repository at `root`. */
export function readSite(root: string): Site {
  return {root, sidebars: readSidebars(root)};
}

/** `pages/….mdx` of a route. */
export const pageFile = (route: string) => `pages${route}.mdx`;

/**
 * The page that a writer names by its address, its file or its label, in any case.
 * @param hint what else to say when there is none
 * @throws NotPossibleError with the page that can be meant
 */
export function findPage({sidebars}: Site, named: string, hint = ''): Page {
  const wanted = named.replace(/^(\.\/)?pages(\/.*)\.mdx$/, '$2').toLowerCase();
  const pages = allPages(sidebars.pages);
  const found =
    pages.find(({path: route}) => route.toLowerCase() === wanted) ??
    pages.find(({label}) => label.toLowerCase() === wanted);
  if (found) return found;
  const names = pages.flatMap(({path: route, label}) => [label, route]);
  const guess = nearest(named, names);
  throw new NotPossibleError(
    `No page is called "${named}".${guess ? ` Did you mean "${guess}"?` : ''}${hint && ` ${hint}`}`,
  );
}

/** @throws NotPossibleError with the pages that can be meant */
export const findParent = (site: Site, named: string): Page =>
  findPage(
    site,
    named,
    `--parent takes a label or an address out of sidebars.ts, such as ${categoriesOf(site.sidebars)}.`,
  );

/** The labels of the categories of services. */
export function categoriesOf({pages}: Sidebars): string {
  return pages.flatMap(({category, label}) => (category ? `"${label}"` : [])).join(', ');
}

/** Where the pages below a parent live: beside the first of them, else below the parent's own address. */
export function folderBelow(parent: Page): string {
  const [first] = parent.pages ?? [];
  return first ? path.posix.dirname(first.path) : parent.path;
}

/** @throws NotPossibleError when the address is none, or is taken by a page, an alias or a file. */
export function checkFree({root, sidebars}: Site, route: string): void {
  checkPath(route);
  const same = (other: string) => other.toLowerCase() === route.toLowerCase();
  const taken = allPages(sidebars.pages).find((page) => same(page.path));
  if (taken)
    throw new NotPossibleError(`${taken.path} is taken by "${taken.label}". Give another address.`);
  const alias = Object.entries(aliasesOf(sidebars)).find(([old]) => same(old));
  if (alias) {
    throw new NotPossibleError(`${alias[0]} already leads to ${alias[1]}. Give another address.`);
  }
  const file = pageFile(route);
  if (existsSync(path.join(root, file))) {
    throw new NotPossibleError(`${file} is there already. Give another address.`);
  }
}

/** The scene in the hero of the nearest page above that has one; `accessibility` when none has. */
export function sceneOf({root, sidebars}: Site, parent: Page): string {
  const files = trailTo(parent.path, sidebars.pages)
    .map((page) => path.join(root, pageFile(page.path)))
    .filter((file) => existsSync(file));
  const heroes = files.map((file) => /<Hero[^>]* art="([\w-]+)"/.exec(readFileSync(file, 'utf8')));
  return heroes.findLast((hero) => hero !== null)?.[1] ?? 'accessibility';
}
