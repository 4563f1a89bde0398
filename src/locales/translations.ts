/** Decides which pages are shown translated, and which are shown in English until their translation is finished. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importedPartials, pageFiles, splitPagePath, routeOf} from '../mdx/files';
import {readFrontMatter} from '../mdx/front-matter';
import {DEFAULT_LOCALE} from './locales';

/** Docusaurus' name for the folder of translated pages in a locale's folder. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-pages';

/** Returns the translation's state from its front matter; empty if the file does not exist. */
export function translationRecord(file: string): {source?: unknown; reviewed?: unknown} {
  return existsSync(file) ? readFrontMatter(readFileSync(file, 'utf8')).values : {};
}

/**
 * Returns whether a page and the partials it imports are translated: `npm run i18n -- done` writes `source`.
 * @param folder of the locale's pages
 * @param name path of the file below `pages/`
 */
function isFinished(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  if (translationRecord(file).source === undefined) return false;
  return importedPartials(readFileSync(file, 'utf8')).every((part) => isFinished(folder, part));
}

/**
 * Returns the English page to show while its translation is unfinished.
 * @param filePath absolute path of an MDX file
 * @returns undefined for finished translations and English pages
 */
export function englishFallback(filePath: string): string | undefined {
  const {folder, name} = splitPagePath(filePath) ?? {};
  if (!folder?.endsWith(TRANSLATED_PAGES) || name === undefined) return undefined;
  const english = path.resolve('pages', name);
  if (!existsSync(english) || isFinished(folder, name)) return undefined;
  return readFileSync(english, 'utf8');
}

/**
 * Returns whether a page is shown in a locale's language.
 * @param file path of the page below `pages/`
 * @param folder of the translations
 */
export const isTranslated = (locale: string, file: string, folder = 'i18n'): boolean =>
  locale === DEFAULT_LOCALE || isFinished(path.join(folder, locale, TRANSLATED_PAGES), file);

/**
 * Returns the routes to leave out of sitemaps, with each locale's prefix.
 * @param routes to leave out in all locales
 */
export function unlistedPages(locales: string[], routes: string[], folder?: string): string[] {
  return locales.flatMap((locale) => {
    if (locale === DEFAULT_LOCALE) return routes;
    const english = pageFiles().filter((file) => !isTranslated(locale, file, folder));
    return [...routes, ...english.map(routeOf)].map((route) => `/${locale}${route}`);
  });
}
