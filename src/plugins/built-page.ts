import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';

/** The pages of the build, with as much of each as a plugin asks for. */
export function pagesOf<Page>(plugins: readonly LoadedPlugin[]): Page[] {
  const loaded = plugins.find(({name}) => name === 'docusaurus-plugin-content-pages');
  return loaded?.content as Page[];
}

/** File that Docusaurus builds for a route, which is named without the base URL. */
export const builtPage = (outDir: string, route: string) => path.join(outDir, route, 'index.html');

/**
 * Changes a built page. Docusaurus runs all plugins' `postBuild` at the same time, so a page is read
 * and written without a pause in which another plugin could write it.
 * @param file path of the page
 */
export function rewritePage(file: string, change: (page: string) => string): void {
  const page = readFileSync(file, 'utf8');
  const changed = change(page);
  if (changed === page) return;
  // Moved into place, so that readers find the old page or the new one whole.
  writeFileSync(`${file}.new`, changed);
  renameSync(`${file}.new`, file);
}

/**
 * Puts HTML at the end of a built page's head.
 * @throws Error for a file without a head
 */
export function addToHead(file: string, html: string): void {
  rewritePage(file, (page) => {
    if (!page.includes('</head>')) throw new Error(`${file} has no </head> to write into.`);
    return page.replace('</head>', () => `${html}</head>`);
  });
}
