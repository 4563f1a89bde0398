import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from './locales';

/** Folder of the translated pages in the folder of a locale; Docusaurus gives the name. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-pages';

/** Files below a folder that end in `.mdx`, named as below it, with slashes; partials among them. */
export function mdxFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/** Whether an MDX file is a part of pages rather than a page. */
export const isPartial = (file: string) => /(^|\/)_/.test(file);

/** Folder of a locale's translations. @param folder with the folders of all */
export function folderOf(locale: string, folder = 'i18n'): string {
  return path.resolve(folder, LOCALES[locale]?.path ?? locale);
}
