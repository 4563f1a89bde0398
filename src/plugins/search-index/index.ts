import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage, pagesOf} from '../built-page';
import {SEARCH_INDEX_FILE, type IndexedPage} from './file';
import {readSections} from './read-sections';

/** The properties of the pages plugin's pages that this plugin uses. */
interface Page {
  permalink: string;
  frontMatter: {title: string; canonical?: string};
}

/**
 * Writes the text of all canonical pages of a language into one file, which the search loads when it is first used. Reads
 * the built pages, so that it contains what visitors see, whichever block shows it. The live preview has no such file.
 */
export default function searchIndex({baseUrl}: LoadContext): Plugin {
  const routeOf = (permalink: string) => permalink.slice(baseUrl.length - 1);
  return {
    name: 'search-index',
    async postBuild({outDir, plugins}) {
      const pages: IndexedPage[] = [];
      for (const {permalink, frontMatter} of pagesOf<Page>(plugins)) {
        const {title, canonical = routeOf(permalink)} = frontMatter;
        if (canonical !== routeOf(permalink)) continue;
        const html = await readFile(builtPage(outDir, routeOf(permalink)), 'utf8');
        pages.push({path: permalink, title, ...readSections(html)});
      }
      pages.sort((one, other) => (one.path < other.path ? -1 : 1));
      await writeFile(path.join(outDir, SEARCH_INDEX_FILE), JSON.stringify(pages));
    },
  };
}
