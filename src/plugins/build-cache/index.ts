import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceHash, TOOLS} from '../source-hash';

/**
 * Lets Rspack's persistent cache serve only builds that differ in pages and components, which it
 * tracks; after any other change it starts anew. On its own it served stale pages and styles.
 */
export default function buildCache(context: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: ({mode}, isServer) => {
      const {STOCK = ''} = process.env;
      const version = [context.siteDir, sourceHash(context, TOOLS), mode, isServer, STOCK].join();
      return {experiments: {cache: {version}}};
    },
  };
}
