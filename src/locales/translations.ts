/** Which pages visitors read in another language, and which stay English for now. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importedParts, pageFiles, placeOf, routeOf} from '../mdx/files';
import {readFrontMatter} from '../mdx/front-matter';
import {DEFAULT_LOCALE} from './locales';

/** Folder of the translated pages in the folder of a locale. Docusaurus gives the name. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-pages';

/** Returns the front matter of a translated page; nothing where the page does not exist. */
export function translationRecord(file: string): {source?: unknown; reviewed?: unknown} {
  return existsSync(file) ? readFrontMatter(readFileSync(file, 'utf8')).values : {};
}

/**
 * Returns whether a page, with the parts that it imports, has been translated: `npm run i18n -- done` writes `source`.
 * @param folder of the locale's pages
 * @param name of the file, as below `pages/`
 */
function isFinished(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  if (translationRecord(file).source === undefined) return false;
  return importedParts(readFileSync(file, 'utf8')).every((part) => isFinished(folder, part));
}

/**
 * Returns the English page that visitors see while its translation is unfinished.
 * @param filePath absolute path of an MDX file
 * @returns undefined for finished translations and English pages
 */
export function originalOf(filePath: string): string | undefined {
  const place = placeOf(filePath);
  if (!place?.folder.endsWith(TRANSLATED_PAGES)) return undefined;
  const english = path.resolve('pages', place.name);
  if (!existsSync(english) || isFinished(place.folder, place.name)) return undefined;
  return readFileSync(english, 'utf8');
}

/**
 * Returns whether visitors see a page in the language of a locale.
 * @param file of the page, as below `pages/`
 * @param folder with the translations
 */
export const isTranslated = (locale: string, file: string, folder = 'i18n'): boolean =>
  locale === DEFAULT_LOCALE || isFinished(path.join(folder, locale, TRANSLATED_PAGES), file);

/**
 * Returns the routes that sitemaps leave out, with each locale's prefix.
 * @param routes that all of the locales leave out
 */
export function unlistedPages(locales: string[], routes: string[], folder?: string): string[] {
  return locales.flatMap((locale) => {
    if (locale === DEFAULT_LOCALE) return routes;
    const english = pageFiles().filter((file) => !isTranslated(locale, file, folder));
    return [...routes, ...english.map(routeOf)].map((route) => `/${locale}${route}`);
  });
}
