import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importedParts, placeOf} from '../mdx/files';
import {TRANSLATED_PAGES} from './pages';

/** Stands before every text that still waits for its translator; `npm run i18n -- start` writes it. */
export const MARKER = '(en) ';

/** Whether a translated page or message still has English in it; the mark's space may have gone. */
export const isUnfinished = (text: string) => text.includes(MARKER.trim());

/** Addresses of this site that a page links to, and that are no page in `pages/` any more. */
export function deadLinksIn(text: string, root = '.'): string[] {
  const links = text.matchAll(/(?:\]\(|\bto=")(\/[\w/-]*)(?=[#)" ])/g);
  return [...new Set([...links].map(([, route = '']) => route))]
    .filter(
      (route) => !existsSync(path.join(root, 'pages', `${route === '/' ? 'index' : route}.mdx`)),
    )
    .filter((route) => !existsSync(path.join(root, 'static', route)));
}

/**
 * Whether a translated file, with the parts that it imports, has no English in it any more, and no link to
 * a page that was removed or moved since.
 * @param folder of the locale's pages
 * @param name of the file, as below `pages/`
 */
export function isFinished(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return (
    !isUnfinished(text) &&
    deadLinksIn(text).length === 0 &&
    importedParts(text).every((part) => isFinished(folder, part))
  );
}

/**
 * The English page that visitors see while its translation is unfinished.
 * @param filePath absolute path of an MDX file
 * @returns the text of the English file; undefined for a finished translation, and for English pages
 */
export function originalOf(filePath: string): string | undefined {
  const place = placeOf(filePath);
  if (!place?.folder.endsWith(TRANSLATED_PAGES)) return undefined;
  const english = path.resolve('pages', place.name);
  if (!existsSync(english) || isFinished(place.folder, place.name)) return undefined;
  return readFileSync(english, 'utf8');
}
