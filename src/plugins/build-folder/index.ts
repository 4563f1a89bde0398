/**
 * Keeps the path of the folder in which the site is built out of the bundle. The bundler replaces `import.meta.url` by the
 * address of a module on the builder's machine, which also stops the build if the path contains an apostrophe. pdf.js
 * reads it in Node only.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function buildFolder({siteDir}: LoadContext): Plugin {
  if (siteDir.includes('!')) {
    throw new Error(
      `The bundler reads "!" in a path as a loader, so the site cannot be built in ${siteDir}. ` +
        'Rename the folder.',
    );
  }
  return {
    name: 'build-folder',
    configureWebpack() {
      const loader = path.join(__dirname, 'without-address.cjs');
      return {module: {rules: [{test: /[\\/]pdfjs-dist[\\/].*\.mjs$/, use: [loader]}]}};
    },
  };
}
