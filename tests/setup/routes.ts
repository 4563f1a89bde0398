/** The pages and old addresses of the site, from sidebars.ts and front matter. */
import {readFileSync} from 'node:fs';
import sidebars from '../../sidebars';
import {importedPartials} from '../../src/mdx/files';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {aliasesOf, allPages} from '../../src/menus';

/** Every route of the navigation tree, home included. */
export const ROUTES = ['/', ...allPages(sidebars.pages).map((page) => page.path)];

/** Returns the path of a page's file below pages/. */
export function fileOf(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.mdx`;
}

/** The front matter of a page. */
export function frontMatterOf(route: string): Record<string, unknown> {
  return readFrontMatter(readFileSync(`pages/${fileOf(route)}`, 'utf8')).values;
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

/** Route → the text of its page, with those of the partials that it imports. */
const TEXTS = new Map(ROUTES.map((route) => [route, textOf(fileOf(route))]));

function textOf(name: string): string {
  const text = readFileSync(`pages/${name}`, 'utf8');
  return [text, ...importedPartials(text).map(textOf)].join('\n');
}

/** Returns the value of a prop of each use of a block on a page; undefined where it is absent. */
function propsOn(route: string, block: string, prop: string): (string | undefined)[] {
  const tags = (TEXTS.get(route) ?? '').matchAll(new RegExp(`<${block}\\b[^>]*>`, 'g'));
  return [...tags].map(([tag]) => new RegExp(`\\b${prop}="([^"]*)"`).exec(tag)?.[1]);
}

/** Returns the routes of the pages with a block, such as `Tabs`, in the order of the navigation tree. */
export const routesWith = (block: string) =>
  ROUTES.filter((route) => propsOn(route, block, 'id').length > 0);

/** Returns the ids of the tabs of a page. */
export const tabsOf = (route: string) =>
  propsOn(route, 'TabPanel', 'id').filter((id) => id !== undefined);

/** Returns the targets of the links in the text of a page, in reading order: routes, anchors and other addresses. */
export function linksOn(route: string): string[] {
  const links = (TEXTS.get(route) ?? '').matchAll(/\]\(([^)\s]+)\)|\bto="([^"]+)"/g);
  return [...links].map(([, inText, inProp]) => inText ?? inProp ?? '');
}

/** @throws Error if the site has no such page */
function firstOf(routes: readonly string[], what: string): string {
  const [first] = routes;
  if (first === undefined) throw new Error(`This test needs ${what}, but the site has none.`);
  return first;
}

/** Returns a page with a block, for tests of that block: writers can rename and remove pages. */
export const pageWith = (block: string) => firstOf(routesWith(block), `a page with <${block}>`);

/** Returns a page of a kind. */
export const pageOfKind = (kind: string) => firstOf(routesOfKind(kind), `a page of kind ${kind}`);

/** A page with a hero, headings and text of some length, but without tabs and forms. */
export const PLAIN_PAGE = firstOf(
  [...routesOfKind('about'), ...routesOfKind('industries', 'legal')],
  'a page about the company, or a legal one',
);

/** A page without a form to which the footer links. */
export const FOOTER_PAGE = firstOf(
  sidebars.footer
    .flatMap(({links}) => links.map(({path}) => path ?? ''))
    .filter((route) => routesOfKind('overview', 'service', 'about', 'industries').includes(route)),
  'a page about services or the company in the footer',
);
