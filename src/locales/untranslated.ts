import path from 'node:path';
import {DEFAULT_LOCALE} from './locales';
import {isPartial, mdxFiles} from '../mdx/files';
import {folderOf, TRANSLATED_PAGES} from './pages';
import {isFinished} from './unfinished';

/**
 * Whether visitors see a page in the language of a locale, rather than in English.
 * @param file of the page, as below `pages/`
 * @param folder with the translations
 */
export function isTranslated(locale: string, file: string, folder?: string): boolean {
  if (locale === DEFAULT_LOCALE) return true;
  return isFinished(path.join(folderOf(locale, folder), TRANSLATED_PAGES), file);
}

const pages = () => mdxFiles('pages').filter((file) => !isPartial(file));

/** Files in `pages/` that a locale shows in its own language. */
export function translatedPages(locale: string, folder?: string): string[] {
  return pages().filter((file) => isTranslated(locale, file, folder));
}

/** Files in `pages/` that a locale shows in English. */
export function untranslatedPages(locale: string, folder?: string): string[] {
  return pages().filter((file) => !isTranslated(locale, file, folder));
}

/**
 * What sitemaps leave out in each locale, with its prefix.
 * @param locales that are built
 * @param routes that they leave out in all of them
 * @param folder with the translations
 */
export function unlistedPages(locales: string[], routes: string[], folder?: string): string[] {
  return locales.flatMap((locale) => {
    if (locale === DEFAULT_LOCALE) return routes;
    const english = untranslatedPages(locale, folder).map(
      (file) => `/${file.replace(/(^index)?\.mdx$/, '')}`,
    );
    return [...routes, ...english].map((route) => `/${locale}${route}`);
  });
}
