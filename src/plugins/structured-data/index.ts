import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Sidebars} from '../../menus';
import {addToHead, builtPage, pagesOf} from '../built-page';
import type {Kind} from '../front-matter';
import {today} from '../openings/days';
import {blockOf} from './block';
import {structuredData} from './graph';
import type {JobDates} from './job';
import type {Publisher} from './organization';
import {readPage} from './page';

/** A page of the pages plugin, as far as its structured data needs it. */
interface Page {
  permalink: string;
  frontMatter: {kind: Kind} & JobDates;
}

function publisherOf(
  {siteConfig, i18n, baseUrl}: LoadContext,
  pages: readonly Page[],
  {offices}: Sidebars,
): Publisher {
  const home = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const contact = pages.find(({frontMatter}) => frontMatter.kind === 'contact');
  return {
    name: siteConfig.title,
    site: siteConfig.url + home,
    contact: siteConfig.url + (contact?.permalink ?? home),
    offices,
  };
}

/**
 * Writes into each built page what it says about the company, its services and its openings, for
 * search engines (JSON-LD, schema.org). It is read from the built page, so it can say nothing else.
 * A data block is not run, so the Content-Security-Policy lets it be.
 *
 * @param read gives sidebars.ts, which names the offices
 */
export default function structuredDataPlugin(read: (siteDir: string) => Sidebars) {
  return (context: LoadContext): Plugin => ({
    name: 'structured-data',
    async postBuild({outDir, plugins}) {
      const pages = pagesOf<Page>(plugins);
      const publisher = publisherOf(context, pages, read(context.siteDir));
      const day = today();
      for (const {permalink, frontMatter} of pages) {
        const file = builtPage(outDir, permalink.slice(context.baseUrl.length));
        const html = await readFile(file, 'utf8');
        const page = {kind: frontMatter.kind, facts: readPage(html), dates: frontMatter};
        addToHead(file, blockOf(structuredData(page, publisher, day)));
      }
    },
  });
}
