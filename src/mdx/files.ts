/** The files of pages: which there are, what is a part of pages, and what a page shows of it. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Files below a folder that end in `.mdx`, named as below it, with slashes; parts of pages among them. */
export function mdxFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/** Whether a file is a part that pages share: it, or a folder of it, has a name that begins with `_`. */
export const isPartial = (file: string) => /(?:^|[\\/])_/.test(file);

/** Returns the folder of all pages, or of their translations, and the name of a page's file below it. */
export function placeOf(file: string): {folder: string; name: string} | undefined {
  const root = `${process.cwd().replaceAll('\\', '/')}/`;
  const whole = file.replaceAll('\\', '/');
  // The project itself may be below a folder named `pages`.
  const start = whole.startsWith(root) ? root : '';
  const [, folder = '', name] = PLACE.exec(whole.slice(start.length)) ?? [];
  return name === undefined ? undefined : {folder: start + folder, name};
}

const PLACE = /^(.*?\b(?:pages|docusaurus-plugin-content-pages))\/(.+)$/;

/** Route of an MDX file, named as below `pages/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/^index$/, '')}`;
}

/** Returns the files in a folder that are pages of their own. */
export const pageFiles = (folder = 'pages') => mdxFiles(folder).filter((file) => !isPartial(file));

/** Returns the routes of the pages in a folder, sorted. */
export const routesIn = (folder: string) => pageFiles(folder).map(routeOf).sort();

/**
 * The parts that a page imports, named as below `pages/`: `_partials/About.mdx`. The build puts their
 * translations in place by itself, so that the import is the same in every language.
 */
export function importedParts(source: string): string[] {
  const imports = source.matchAll(/^import .*['"]@site\/pages\/(.*\.mdx)['"]/gm);
  return [...imports].map(([, name = '']) => name);
}
