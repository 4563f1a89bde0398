import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Entry point of the small script that src/theme/template.ts puts into every page. */
export const BOOT = 'boot';

/** The browser's entry of Docusaurus, the last step of src/client/hydrate.ts. */
const CLIENT = '@docusaurus/core/lib/client/clientEntry';

/** Docusaurus' plugin that lists all chunks in the runtime of each entry, for prefetching. The boot script has no runtime. */
const CHUNK_LIST = 'ChunkAssetPlugin';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** @throws Error if Docusaurus no longer has the plugin: something else may list the chunks */
function withoutChunkList(plugins: Configuration['plugins'] = []) {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_LIST);
  if (kept.length < plugins.length) return kept;
  throw new Error(
    `late-scripts: Docusaurus no longer has the plugin ${CHUNK_LIST}; see its webpack/client.js.`,
  );
}

/**
 * Builds src/client/boot as an entry of its own beside `main`, which is src/client/hydrate.ts in place of the entry of
 * Docusaurus. The live preview, which has its own template, is left as it is.
 */
export default function lateScripts({siteDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'src/client', file);
  const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
  return {
    name: 'late-scripts',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      if (config.entry !== require.resolve(CLIENT)) {
        throw new Error(
          `late-scripts: the only entry of the browser’s build is no longer ${CLIENT}; see Docusaurus’ webpack/client.js.`,
        );
      }
      config.plugins = withoutChunkList(config.plugins);
      return {
        // Otherwise each entry says which bundler made it.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        entry: {
          main: own('hydrate.ts'),
          // Includes its runtime: one request, not two.
          [BOOT]: {import: own('boot'), runtime: false},
        },
        resolve: {
          alias: {
            [core('browserContext')]: own('core/browserContext.tsx'),
            [core('docusaurus')]: own('core/docusaurus.ts'),
          },
        },
      };
    },
  };
}
