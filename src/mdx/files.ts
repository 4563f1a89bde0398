/** Finds the files of pages and partials, their routes and their imports. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Returns all `.mdx` files below a folder, including partials, as relative paths with slashes. */
export function mdxFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/** Returns whether a file is a partial: its name, or the name of one of its folders, begins with `_`. */
export const isPartial = (file: string) => /(?:^|[\\/])_/.test(file);

/** Splits a path into the folder of all pages (or translations) and the file's name below it. */
export function splitPagePath(file: string): {folder: string; name: string} | undefined {
  const root = `${process.cwd().replaceAll('\\', '/')}/`;
  const whole = file.replaceAll('\\', '/');
  // The project itself may be below a folder named `pages`.
  const start = whole.startsWith(root) ? root : '';
  const [, folder = '', name] = PAGE_PATH.exec(whole.slice(start.length)) ?? [];
  return name === undefined ? undefined : {folder: start + folder, name};
}

const PAGE_PATH = /^(.*?\b(?:pages|docusaurus-plugin-content-pages))\/(.+)$/;

/** Returns the route of an MDX file. @param file path below `pages/` */
export function routeOf(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/^index$/, '')}`;
}

/** Returns the files in a folder that are pages, not partials. */
export const pageFiles = (folder = 'pages') => mdxFiles(folder).filter((file) => !isPartial(file));

/** Returns the routes of the pages in a folder, sorted. */
export const routesIn = (folder: string) => pageFiles(folder).map(routeOf).sort();

/**
 * Returns the partials that a page imports, as paths below `pages/`: `_partials/About.mdx`. The import is the same in
 * every language; the build substitutes the translated partial.
 */
export function importedPartials(source: string): string[] {
  const imports = source.matchAll(/^import .*['"]@site\/pages\/(.*\.mdx)['"]/gm);
  return [...imports].map(([, name = '']) => name);
}
