/** Pages that pages import: words that two of them share. */
import {pagesFolder} from '../files';

const IMPORTED = /(?<=^import .*['"]@site\/)pages\/(.*\.mdx)(?=['"])/gm;

/** Names of the pages that an English page imports, such as `_partials/About.mdx`. */
export function importedPages(english: string): string[] {
  return [...english.matchAll(IMPORTED)].map(([, name]) => name ?? '');
}

/** The source with each of its imports led to the locale's own page. */
export function importsIn(locale: string, english: string): string {
  return english.replaceAll(IMPORTED, `${pagesFolder(locale)}/$1`);
}
