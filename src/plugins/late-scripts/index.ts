import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Name of the entry for the small script that src/theme/template.ts adds to every page. */
export const BOOT = 'boot';

/** Docusaurus' entry for the browser, the last step of src/client/hydrate.ts. */
const CLIENT = '@docusaurus/core/lib/client/clientEntry';

/** Docusaurus' plugin that adds a list of all chunks to the runtime of each entry, for prefetching. The boot script has no runtime. */
const CHUNK_LIST = 'ChunkAssetPlugin';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Removes the plugin. @throws Error if Docusaurus no longer has it, since chunks may be listed in another way */
function withoutChunkList(plugins: Configuration['plugins'] = []) {
  const remaining = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_LIST);
  if (remaining.length < plugins.length) return remaining;
  throw new Error(
    `late-scripts: Docusaurus no longer has the plugin ${CHUNK_LIST}; see its webpack/client.js.`,
  );
}

/**
 * Builds src/client/boot as a separate entry, and replaces Docusaurus' entry `main` by src/client/hydrate.ts. Does not
 * change the live preview, which has another template.
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
        // Otherwise each entry contains the name of the bundler.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        entry: {
          main: own('hydrate.ts'),
          // Includes its runtime, to save a request.
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
