/** Reads the built site for tests without a browser. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {TRANSLATED_LOCALES} from '../../src/locales';
import {ALIASES, ROUTES} from './routes';

export const BUILD = path.resolve('build');

/** The site in all languages, with the catalogue. */
export const LOCALES_BUILD = path.resolve('.cache/locales');

export function fileOf(route: string): string {
  return path.join(BUILD, route, 'index.html');
}

/** Folder → the command that builds it. */
const BUILD_COMMANDS: Readonly<Record<string, string>> = {
  [BUILD]: 'npm run build',
  [LOCALES_BUILD]: 'npm run build -- languages',
};

/** @throws Error with the command that makes the build, if it is missing */
export function requireBuild(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  const name = path.relative('.', folder);
  throw new Error(`There is no site in ${name}. Make it: ${BUILD_COMMANDS[folder]}`);
}

/** Returns a reader of the parsed pages below a folder: by address, or by file such as `/404.html`. */
export function pagesIn(folder: string): (address: string) => CheerioAPI {
  const cache = new Map<string, CheerioAPI>();
  return (address) => {
    requireBuild(folder);
    const file = address.endsWith('.html') ? address : `${address}/index.html`;
    // Parsed as without JavaScript, so that the content of noscript counts.
    const page =
      cache.get(file) ??
      load(readFileSync(path.join(folder, file), 'utf8'), {scriptingEnabled: false});
    cache.set(file, page);
    return page;
  };
}

/** The parsed HTML of a route. */
export const pageAt = pagesIn(BUILD);

/** The languages of the build besides English, each with a folder of its own: those that are published. */
export const PUBLISHED_LOCALES = TRANSLATED_LOCALES.filter((locale) =>
  existsSync(path.join(BUILD, locale)),
);

const isTranslation = (route: string) =>
  PUBLISHED_LOCALES.some((locale) => `${route}/`.startsWith(`/${locale}/`));

/**
 * Returns a page with an element that a selector matches.
 * @throws Error if the site has no such page
 */
export function pageShowing(selector: string): string {
  const found = ROUTES.find((route) => pageAt(route)(selector).length > 0);
  if (found === undefined) {
    throw new Error(`This test needs a page with ${selector}; there is none.`);
  }
  return found;
}

/** Returns the routes of all HTML files of the build in English, including `/404.html`. */
export function builtRoutes(): string[] {
  requireBuild(BUILD);
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`)
    .filter((route) => !isTranslation(route))
    .sort();
}

/** Returns whether a path is a page or a static file. Case-sensitive. */
export function exists(pathname: string): boolean {
  return (
    pathname in ALIASES ||
    existsExactly(fileOf(pathname)) ||
    existsExactly(path.join(BUILD, pathname))
  );
}

/** `existsSync`, but case-sensitive on every file system. */
function existsExactly(file: string): boolean {
  if (!existsSync(file)) return false;
  const parts = path.relative(BUILD, file).split(path.sep).filter(Boolean);
  let folder = BUILD;
  for (const part of parts) {
    if (!readdirSync(folder).includes(part)) return false;
    folder = path.join(folder, part);
  }
  return true;
}

/** Returns a text with collapsed white space. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

export const textsOf = (part: ReturnType<CheerioAPI>) =>
  part.get().map((_, index) => folded(part.eq(index).text()));

export const mainText = (route: string) => folded(pageAt(route)('main').text());
