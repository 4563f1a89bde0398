import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BOOT, isLateTemplate} from '../template';

/** Docusaurus' entry for the browser, the last step of client/hydrate. */
const CLIENT = '@docusaurus/core/lib/client/clientEntry';

/** Docusaurus' plugin that adds a list of all chunks to the runtime of each entry, for prefetching. The boot script has no runtime. */
const CHUNK_LIST = 'ChunkAssetPlugin';

export interface LateScriptsOptions {
  /**
   * Module that is built in place of the boot script, such as `./src/client/boot`; it has to call
   * `hydrateAtFirstInteraction`. Relative to the site's folder.
   */
  boot?: string;
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Removes the plugin. @throws Error if Docusaurus no longer has it, since chunks may be listed in another way */
function withoutChunkList(plugins: Configuration['plugins'] = []) {
  const remaining = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_LIST);
  if (remaining.length < plugins.length) return remaining;
  throw new Error(
    `late-scripts: Docusaurus no longer has the plugin ${CHUNK_LIST}; see its webpack/client.js.`,
  );
}

/** @throws Error if the site or its version of Docusaurus cannot be hydrated late */
function checkSite({siteConfig}: LoadContext, {entry}: Configuration): void {
  if (entry !== require.resolve(CLIENT)) {
    throw new Error(
      `late-scripts: the only entry of the browser’s build is no longer ${CLIENT}; see Docusaurus’ webpack/client.js.`,
    );
  }
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error('late-scripts: pages of the hash router have no content before their scripts.');
  }
  if (!isLateTemplate(siteConfig.ssrTemplate)) {
    throw new Error(
      'late-scripts: the scripts would not run. Set `ssrTemplate` in docusaurus.config to the one of this package.',
    );
  }
}

/**
 * Builds the boot script as a separate entry, and replaces Docusaurus' entry `main` by client/hydrate. Does not change
 * `docusaurus start`, which has another template.
 */
export function lateScripts(context: LoadContext, {boot}: LateScriptsOptions = {}): Plugin {
  const own = (file: string) => path.join(__dirname, '../client', file);
  const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
  return {
    name: 'late-scripts',
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env['NODE_ENV'] !== 'production') return {};
      // Its inline script would report a mistake in `baseUrl`, since nothing has loaded yet.
      const noBanner = {[core('BaseUrlIssueBanner')]: '@docusaurus/Noop'};
      if (isServer) return {resolve: {alias: noBanner}};
      checkSite(context, config);
      config.plugins = withoutChunkList(config.plugins);
      return {
        // Otherwise each entry contains the name of the bundler.
        ...(currentBundler.name === 'rspack' && {
          experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        }),
        entry: {
          main: own('hydrate'),
          // Includes its runtime, to save a request.
          [BOOT]: {
            import: boot === undefined ? own('boot/default') : path.resolve(context.siteDir, boot),
            runtime: false,
          },
        },
        resolve: {
          alias: {
            ...noBanner,
            [core('browserContext')]: own('core/browserContext'),
            [core('docusaurus')]: own('core/docusaurus'),
          },
        },
      };
    },
  };
}
