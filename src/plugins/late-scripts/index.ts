import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Entry point of the small script that src/theme/template.ts puts into every page. */
export const BOOT = 'boot';

/** The browser's entry of Docusaurus, the last of the steps of src/theme/wake.ts. */
const CLIENT = '@docusaurus/core/lib/client/clientEntry';

/**
 * Builds src/client/boot as an entry of its own, beside `main`, which is src/theme/wake.ts in place
 * of Docusaurus' own. In the live preview, which has its own template, that comes at once.
 */
export default function lateScripts({siteDir}: LoadContext): Plugin {
  return {
    name: 'late-scripts',
    configureWebpack({entry}, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // One file alone is the entry `main`.
      if (entry !== require.resolve(CLIENT)) {
        throw new Error(
          `late-scripts: the entry of the browser’s build is no longer ${CLIENT} alone; look at Docusaurus’ webpack/client.js.`,
        );
      }
      const own = (file: string) => path.join(siteDir, 'src', file);
      return {
        // Else each entry says which bundler made it.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        entry: {
          main: own('theme/wake.ts'),
          // Its runtime inside it: one request, not two.
          [BOOT]: {import: own('client/boot'), runtime: false},
        },
      };
    },
  };
}
