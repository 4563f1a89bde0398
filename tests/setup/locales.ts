/** Reads the site that `npm run build -- languages` has built, in English and Spanish. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pagesIn} from './site';

export const LOCALES_BUILD = path.resolve('.cache/locales');

/** Folders of the build that are other languages. */
export const OTHER_LOCALES = ['es'];

/** Address prefix of a locale: empty for English. */
export const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`);

/** The parsed page at an address such as `/es/About`, or a file such as `/es/404.html`. */
export const localePage = pagesIn(LOCALES_BUILD);

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
