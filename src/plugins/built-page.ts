import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';

/** Returns the pages of Docusaurus' pages plugin. @typeParam Page the properties that the caller uses */
export function pagesOf<Page>(plugins: readonly LoadedPlugin[]): Page[] {
  const loaded = plugins.find(({name}) => name === 'docusaurus-plugin-content-pages');
  return loaded?.content as Page[];
}

/** Returns the file that Docusaurus builds for a route. @param route without the base URL */
export const builtPage = (outDir: string, route: string) => path.join(outDir, route, 'index.html');

/**
 * Changes a built page. It reads and writes the page synchronously, because Docusaurus runs the `postBuild` of all
 * plugins concurrently, and another plugin could write the page in between.
 * @param file path of the page
 */
export function rewritePage(file: string, change: (page: string) => string): void {
  const page = readFileSync(file, 'utf8');
  const changed = change(page);
  if (changed === page) return;
  // Renamed, so that readers find either the complete old page or the complete new one.
  writeFileSync(`${file}.new`, changed);
  renameSync(`${file}.new`, file);
}

/**
 * Appends HTML to a built page's head.
 * @throws Error for a file without a head
 */
export function addToHead(file: string, html: string): void {
  rewritePage(file, (page) => {
    if (!page.includes('</head>')) throw new Error(`${file} has no </head> to write into.`);
    return page.replace('</head>', () => `${html}</head>`);
  });
}
