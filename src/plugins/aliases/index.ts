import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Redirects old addresses in three places: a page that redirects by script and,
 * without script, by refresh (static hosts, preview); and `build/_redirects`,
 * which our server and hosts such as Netlify and Cloudflare Pages answer with a 301.
 *
 * @param table old address → current route
 */
export default function aliases(table: Record<string, string>) {
  return (): Plugin => ({
    name: 'aliases',
    async contentLoaded({actions}) {
      for (const [from, to] of Object.entries(table)) {
        const data = await actions.createData(
          `${from.replaceAll('/', '-').slice(1)}.json`,
          JSON.stringify({from, to}),
        );
        actions.addRoute({
          path: from,
          component: '@theme/AliasPage',
          exact: true,
          modules: {alias: data},
        });
      }
    },
    async postBuild({outDir, baseUrl}) {
      const base = baseUrl.replace(/\/$/, '');
      const lines = Object.entries(table).map(([from, to]) => `${base}${from} ${base}${to} 301`);
      await writeFile(path.join(outDir, '_redirects'), `${lines.join('\n')}\n`);
    },
  });
}
