import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead, builtPage} from '../built-page';

/**
 * Redirects old addresses. For our server and hosts such as Netlify and Cloudflare Pages, it
 * writes `build/_redirects`, which they answer with a 301. For other hosts and the preview, it adds
 * a page that redirects by script or, without JavaScript, by refresh. The script comes first,
 * since a refresh loses ?query and #hash.
 *
 * @param table old address → current route
 */
export default function aliases(table: Record<string, string>) {
  return ({i18n, baseUrl, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'aliases',
    async contentLoaded({actions}) {
      for (const [index, [from, to]] of Object.entries(table).entries()) {
        // Numbered, since names made from paths would be the same for /a-b and /a/b.
        const data = await actions.createData(`${index}.json`, JSON.stringify({from, to}));
        actions.addRoute({
          path: baseUrl + from.slice(1),
          component: '@theme/AliasPage',
          exact: true,
          // The bundle contains this text: not a path on the machine that builds.
          modules: {alias: `@generated/${posixPath(path.relative(generatedFilesDir, data))}`},
        });
      }
    },
    async postBuild({outDir}) {
      // Hosts read this file only at the root, so it contains all languages.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
        const lines = bases.flatMap((base) => redirectsBelow(base, table));
        await writeFile(path.join(outDir, '_redirects'), `${lines.join('\n')}\n`);
      }
      for (const [from, to] of Object.entries(table)) {
        // Here, since Docusaurus drops a `<noscript>` in the head.
        const refresh = `<meta http-equiv="refresh" content="0; url=${baseUrl}${to.slice(1)}">`;
        addToHead(builtPage(outDir, from), `<noscript>${refresh}</noscript>`);
      }
    },
  });
}

const posixPath = (file: string) => file.split(path.sep).join('/');

function redirectsBelow(baseUrl: string, table: Record<string, string>): string[] {
  const base = baseUrl.replace(/\/$/, '');
  return Object.entries(table).map(([from, to]) => `${base}${from} ${base}${to} 301`);
}
