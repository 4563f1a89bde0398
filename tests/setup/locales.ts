/** Reads the site that `npm run build -- languages` has built, in English and Spanish. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LOCALES_BUILD, pagesIn, requireBuild} from './site';

export {LOCALES_BUILD};

/** The locales with a folder of their own: all but English. */
export const OTHER_LOCALES = ['es'];

/** Address prefix of a locale: empty for English. */
export const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`);

/** Returns the parsed page at an address such as `/es/About`, or of a file such as `/es/404.html`. */
export const localePage = pagesIn(LOCALES_BUILD);

/** Returns the routes of a locale's HTML files without its prefix, including `/404.html`. */
export function routesIn(locale: string): string[] {
  requireBuild(LOCALES_BUILD);
  return readdirSync(path.join(LOCALES_BUILD, prefixOf(locale)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .filter((route) => !OTHER_LOCALES.some((other) => `${route}/`.startsWith(`/${other}/`)))
    .sort();
}

/** Whether the build has a page or a file at an address. */
export const isBuilt = (address: string) =>
  existsSync(path.join(LOCALES_BUILD, address, 'index.html')) ||
  existsSync(path.join(LOCALES_BUILD, address));
