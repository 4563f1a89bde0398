import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the build write the content of all `HydrationBoundary`s in place, for which Docusaurus' `renderToHtml` has no option. */
export function boundariesInPlace(): Plugin {
  return {
    name: 'boundaries-in-place',
    configureWebpack: (_config, isServer) => {
      if (!isServer) return {};
      const original = require.resolve('@docusaurus/core/lib/client/renderToHtml');
      return {
        resolve: {alias: {[original]: path.join(__dirname, '../server/renderToHtml')}},
      };
    },
  };
}
