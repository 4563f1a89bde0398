import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead, builtPage} from '../built-page';

/**
 * Redirects old addresses in three places: a page that redirects by script and,
 * without script, by refresh (static hosts, preview); and `build/_redirects`,
 * which our server and hosts such as Netlify and Cloudflare Pages answer with a 301.
 * The refresh is for browsers without script only, since it loses ?query and #hash.
 *
 * @param table old address → current route
 */
export default function aliases(table: Record<string, string>) {
  return ({i18n, baseUrl}: LoadContext): Plugin => ({
    name: 'aliases',
    async contentLoaded({actions}) {
      for (const [index, [from, to]] of Object.entries(table).entries()) {
        // Numbered: names made from addresses would be the same for /a-b and /a/b.
        const data = await actions.createData(`${index}.json`, JSON.stringify({from, to}));
        actions.addRoute({
          path: baseUrl + from.slice(1),
          component: '@theme/AliasPage',
          exact: true,
          modules: {alias: data},
        });
      }
    },
    async postBuild({outDir}) {
      // Hosts read this file at the root alone, so there it speaks for all languages.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
        const lines = bases.flatMap((base) => redirectsBelow(base, table));
        await writeFile(path.join(outDir, '_redirects'), `${lines.join('\n')}\n`);
      }
      for (const [from, to] of Object.entries(table)) {
        addRefresh(builtPage(outDir, from), baseUrl + to.slice(1));
      }
    },
  });
}

function redirectsBelow(baseUrl: string, table: Record<string, string>): string[] {
  const base = baseUrl.replace(/\/$/, '');
  return Object.entries(table).map(([from, to]) => `${base}${from} ${base}${to} 301`);
}

/** Docusaurus passes no `<noscript>` of a page's head on to the HTML, so it is written afterwards. */
function addRefresh(file: string, target: string): void {
  addToHead(file, `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`);
}
