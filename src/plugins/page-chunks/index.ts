import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {rspack as Bundler} from '@rspack/core';
import {generatedFile} from '../generated';
import {ALL_SOURCES, sourceHash} from '../source-hash';
import {chunkNameOf} from './chunk-name';
import {registerPages} from './register-pages';
import {readRoutes, type PageModules} from './routes';

/** What src/theme/MDXPage reads of a page beside its content; the table of contents and such stay out. */
const MDX_EXPORTS = 'metadata, trail';

type BundlerPlugins = Parameters<NonNullable<Plugin['configureWebpack']>>[0]['plugins'];

/** Docusaurus' plugin that lists all chunks. */
const CHUNK_LIST = 'ChunkAssetPlugin';

/**
 * The plugins without the one that puts the list of all chunks into the runtime, for a prefetch that PageRoute does not use.
 * @throws Error when it is not there: something else may list them
 */
function withoutChunkList(plugins: BundlerPlugins = []): NonNullable<BundlerPlugins> {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_LIST);
  if (kept.length < plugins.length) return kept;
  throw new Error(
    `page-chunks: Docusaurus no longer has the plugin ${CHUNK_LIST}; look at its webpack/client.js for what lists all chunks now.`,
  );
}

/** The import of one module of a page, under the name of the prop that gets it. */
function importModule(name: string, file: string): string {
  const from = `from ${JSON.stringify(file)}`;
  if (!file.endsWith('.mdx')) return `import * as ${name} ${from};`;
  return [
    `import Content, {${MDX_EXPORTS}} ${from};`,
    `const ${name} = {default: Content, ${MDX_EXPORTS}};`,
  ].join('\n');
}

/** One page as a module: what renders it, and what that gets as props. */
function pageModule({component, modules}: PageModules): string {
  return [
    `import Component from ${JSON.stringify(component)};`,
    ...Object.entries(modules).map(([name, file]) => importModule(name, file)),
    `export default {Component, modules: {${Object.keys(modules).join(', ')}}};\n`,
  ].join('\n');
}

/** Writes a module for each page, and one that names them all so that each becomes a chunk. */
function writeModules(folder: string, pages: PageModules[]): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const imports = pages.map((page, index) => {
    const file = path.join(folder, `page-${index}.js`);
    writeFileSync(file, pageModule(page));
    const name = chunkNameOf(page.route);
    return `  () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)}),`;
  });
  writeFileSync(
    path.join(folder, 'every-page.js'),
    `export default [\n${imports.join('\n')}\n];\n`,
  );
}

/**
 * Keeps the list of pages out of what a visitor downloads. Docusaurus' `main` names every page and
 * its files, so each page pays for all the others. Here a page's chunk has the page's own address
 * (chunk-name.ts), and src/theme/PageRoute asks for it by that: nothing grows with the site.
 *
 * The hash in a chunk's name is that of all sources, since hashes of their own would need a list again:
 * after a release a visitor fetches the pages (3 kB each) again, and the shared code only if it changed.
 * (The bundler's own hash of a build stays the same when its cache has served that build.)
 * The live preview is Docusaurus' own.
 */
export default function pageChunks(context: LoadContext): Plugin {
  const {generatedFilesDir, siteDir} = context;
  const theme = (file: string) => path.join(siteDir, 'src/theme/PageRoute', file);
  const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
  return {
    name: 'page-chunks',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      config.plugins = withoutChunkList(config.plugins);
      const folder = path.join(generatedFilesDir, 'page-chunks');
      const release = sourceHash(context, ALL_SOURCES);
      const generated = (name: string) => generatedFile('page-chunks', generatedFilesDir, name);
      const read = (name: string) => readFileSync(generated(name), 'utf8');
      writeModules(folder, readRoutes(read('routesChunkNames.json'), read('registry.js')));
      return {
        output: {chunkFilename: `assets/js/[name].${release.slice(0, 8)}.js`},
        optimization: {chunkIds: 'named'},
        resolve: {
          alias: {
            [generated('routes.js').replace(/\.js$/, '$')]: theme('routes.ts'),
            [core('preload')]: theme('preload.ts'),
            [core('docusaurus')]: theme('docusaurus.ts'),
            [core('browserContext')]: theme('browserContext.tsx'),
            // Nothing imports it where late-scripts is off.
            [path.join(siteDir, 'src/theme/firstPage.ts')]: theme('pages.ts'),
          },
        },
        plugins: [registerPages(folder, currentBundler.instance as unknown as typeof Bundler)],
      };
    },
  };
}
