import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATED_PAGES} from './pages';

/** Stands before every text that still waits for its translator; `npm run i18n:start` writes it. */
export const MARKER = '(en) ';

/** Whether a translated page or message still has English in it. */
export const isUnfinished = (text: string) => text.includes(MARKER);

/**
 * The English page that visitors see while its translation is unfinished.
 * @param filePath absolute path of an MDX file
 * @param fileContent of that file
 * @returns the text of the English file; undefined for a finished translation, and for English pages
 */
export function originalOf(filePath: string, fileContent: string): string | undefined {
  const [, name] = filePath.split(path.sep).join('/').split(`/${TRANSLATED_PAGES}/`);
  if (name === undefined || !isUnfinished(fileContent)) return undefined;
  const english = path.resolve('pages', name);
  return existsSync(english) ? readFileSync(english, 'utf8') : undefined;
}
