import {usePluginData} from '@docusaurus/useGlobalData';
import type {Page, Structure} from '../plugins/site-structure/types';

/** The navigation tree of sidebars.ts, with labels in the reader's language. */
export function useStructure(): Structure {
  return usePluginData('site-structure') as Structure;
}

/** The pages from the root to `path`, both ends included; empty when the tree does not hold it. */
export function trailTo(path: string, pages: Page[]): Page[] {
  for (const page of pages) {
    if (page.path === path) return [page];
    const below = trailTo(path, page.pages ?? []);
    if (below.length > 0) return [page, ...below];
  }
  return [];
}
