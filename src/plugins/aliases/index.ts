import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Redirects old addresses in three places: a page that redirects by script and,
 * without script, by refresh (static hosts, preview); and `build/_redirects`,
 * which our server and hosts such as Netlify and Cloudflare Pages answer with a 301.
 * The refresh is for browsers without script only, since it loses ?query and #hash.
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
      for (const [from, to] of Object.entries(table)) {
        await addRefresh(path.join(outDir, from, 'index.html'), base + to);
      }
    },
  });
}

/** Docusaurus passes no `<noscript>` of a page's head on to the HTML, so it is written afterwards. */
async function addRefresh(file: string, target: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>`;
  if (!html.includes('</head>'))
    throw new Error(`${file} has no </head> to put the redirect into.`);
  await writeFile(file, html.replace('</head>', refresh));
}
