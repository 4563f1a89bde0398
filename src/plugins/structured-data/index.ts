import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Sidebars} from '../../menus';
import {addToHead, builtPage, pagesOf} from '../built-page';
import type {Kind} from '../front-matter';
import {today} from '../openings/days';
import {structuredData} from './graph';
import type {JobDates} from './job';
import {readPage} from './page';

/** The properties of the pages plugin's pages that this plugin uses. */
interface Page {
  permalink: string;
  frontMatter: {kind: Kind} & JobDates;
}

/** Returns a data block, which the Content-Security-Policy allows. `<` is escaped, so that text cannot end it. */
const blockOf = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Adds structured data (JSON-LD, schema.org) to each built page, derived from the page's HTML.
 *
 * @param read returns sidebars.ts, which lists the offices
 */
export default function structuredDataPlugin(read: (siteDir: string) => Sidebars) {
  return ({siteDir, siteConfig: {title, url}, i18n, baseUrl}: LoadContext): Plugin => ({
    name: 'structured-data',
    async postBuild({outDir, plugins}) {
      const home = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
      const publisher = {name: title, site: url + home, offices: read(siteDir).offices};
      for (const {permalink, frontMatter} of pagesOf<Page>(plugins)) {
        const file = builtPage(outDir, permalink.slice(baseUrl.length));
        const facts = readPage(await readFile(file, 'utf8'));
        const page = {kind: frontMatter.kind, facts, dates: frontMatter};
        addToHead(file, blockOf(structuredData(page, publisher, today())));
      }
    },
  });
}
