import type {ComponentType} from 'react';
import {chunkNameOf} from '../../plugins/page-chunks/chunk-name';

/** What src/plugins/page-chunks makes of a page. */
interface Page {
  Component: ComponentType<Record<string, unknown>>;
  /** Prop → module. */
  modules: Record<string, {default: object}>;
}

declare global {
  /** Filled by each page's chunk: its module, then the chunks that it shares. */
  var sitePages: Record<string, [module: string | number, ...chunks: string[]]> | undefined;
}

declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string | number) => {default: Page};

const pages = new Map<string, Page>();
let notFound: string | undefined;

/** The address that names a page: decoded, without `.html`, which some hosts leave there. */
function keyOf(pathname: string): string {
  return chunkNameOf(decodeURI(pathname).replace(/(\/index)?\.html$/, '') || '/');
}

/** Makes the build emit the pages' chunks. Never called: it would fetch a list of all pages. */
export const everyPage = () =>
  import(/* webpackChunkName: "every-page" */ '@generated/page-chunks/every-page');

/** The page at an address, once loaded; undefined where there is none. */
export function pageAt(pathname: string): Page | undefined {
  return pages.get(keyOf(pathname));
}

/**
 * Fetches the scripts of the page at an address, and runs none of them.
 * @returns the page's module; undefined where there is no page to run
 * @throws Error when there is no such page, or no connection
 */
export async function fetchPage(pathname: string): Promise<string | number | undefined> {
  const key = keyOf(pathname);
  // The server's HTML says that nothing is at the address that was opened (NotFound).
  if (document.body.dataset['page'] === 'not-found') notFound ??= key;
  if (pages.has(key) || key === notFound) return undefined;
  await __webpack_chunk_load__(key);
  const entry = globalThis.sitePages?.[key];
  if (!entry) return undefined; // A host that minds no case sent a page with another name.
  const [module, ...chunks] = entry;
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  return module;
}

/**
 * Fetches the page at an address, for `pageAt`.
 * @throws Error as `fetchPage` does
 */
export async function loadPage(pathname: string): Promise<void> {
  const module = await fetchPage(pathname);
  if (module !== undefined) pages.set(keyOf(pathname), __webpack_require__(module).default);
}
