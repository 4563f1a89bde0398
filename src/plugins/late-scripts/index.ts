import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Entry point of the small script that src/theme/template.ts puts into every page. */
export const BOOT = 'boot';

/**
 * Builds src/client/boot as an entry of its own, beside Docusaurus' `main`. In the live preview,
 * which has its own template, `main` comes at once.
 */
export default function lateScripts({siteDir}: LoadContext): Plugin {
  return {
    name: 'late-scripts',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const boot = path.join(siteDir, 'src/client/boot');
      return {
        // Else each entry says which bundler made it.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        entry: {
          main: config.entry as string,
          // Its runtime inside it: one request, not two.
          [BOOT]: {import: boot, runtime: false},
        },
      };
    },
  };
}
