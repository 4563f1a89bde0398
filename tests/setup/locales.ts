/** Reads what `npm run build -- languages` has built: English and Spanish side by side. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

export const LOCALES_BUILD = path.resolve('.cache/locales');

/** Folders of the build that are other languages. */
export const OTHER_LOCALES = ['es'];

/** Address prefix of a locale: empty for English. */
export const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`);

const cache = new Map<string, CheerioAPI>();

/** The parsed page at an address such as `/es/About`, or a file such as `/es/404.html`. */
export function localePage(address: string): CheerioAPI {
  const file = address.endsWith('.html') ? address : `${address}/index.html`;
  let page = cache.get(file);
  if (!page) {
    const html = readFileSync(path.join(LOCALES_BUILD, file), 'utf8');
    page = load(html, {scriptingEnabled: false});
    cache.set(file, page);
  }
  return page;
}

/** Routes of a locale's HTML files, without its prefix; `/404.html` among them. */
export function routesIn(locale: string): string[] {
  return readdirSync(path.join(LOCALES_BUILD, prefixOf(locale)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((route) => !OTHER_LOCALES.some((other) => `${route}/`.startsWith(`/${other}/`)))
    .sort();
}

/** Whether the build has a page at an address, or a file. */
export const isBuilt = (address: string) =>
  existsSync(path.join(LOCALES_BUILD, address, 'index.html')) ||
  existsSync(path.join(LOCALES_BUILD, address));
