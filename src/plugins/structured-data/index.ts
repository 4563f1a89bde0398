import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Sidebars} from '../../menus';
import {addToHead, builtPage, pagesOf} from '../built-page';
import type {Kind} from '../front-matter';
import {today} from '../openings/days';
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

/** Returns a data block, which the Content-Security-Policy allows. No text inside can end it. */
const blockOf = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Writes structured data (JSON-LD, schema.org) for search engines into each built page, and reads it from the same page.
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
