import path from 'node:path';

/** Folder of the translated pages in the folder of a locale; Docusaurus gives the name. */
export const TRANSLATED_PAGES = 'docusaurus-plugin-content-pages';

/** Folder of a locale's translations. @param folder with the folders of all */
export function folderOf(locale: string, folder = 'i18n'): string {
  return path.resolve(folder, locale);
}
