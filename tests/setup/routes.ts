/** The pages and old addresses of the site, from sidebars.ts and front matter. */
import {readFileSync} from 'node:fs';
import sidebars from '../../sidebars';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {aliasesOf, allPages} from '../../src/menus';

/** Every route of the navigation tree, home included. */
export const ROUTES = ['/', ...allPages(sidebars.pages).map((page) => page.path)];

/** The front matter of a page. */
export function frontMatterOf(route: string): Record<string, unknown> {
  const file = `pages${route === '/' ? '/index' : route}.mdx`;
  return readFrontMatter(readFileSync(file, 'utf8')).values;
}

const TOPS = new Map(ROUTES.map((route) => [route, frontMatterOf(route)]));

/** Route → the X of 'TrendSoft | X Page'. */
export const TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  [...TOPS].map(([route, {title}]) => [route, String(title)]),
);

/** Routes of the pages of some kinds. */
export const routesOfKind = (...kinds: string[]) =>
  ROUTES.filter((route) => kinds.includes(String(TOPS.get(route)?.['kind'])));

/** Route → canonical route, for pages with another canonical URL. */
export const CANONICAL: Readonly<Record<string, string>> = Object.fromEntries(
  [...TOPS].flatMap(([route, {canonical}]) =>
    typeof canonical === 'string' ? [[route, canonical]] : [],
  ),
);

/** Old address → current route. */
export const ALIASES = aliasesOf(sidebars);
