import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceHash, TOOLS} from '../source-hash';

/** What Docusaurus says of Rspack's cache, as far as it matters here. */
interface Caching {
  /** Nothing where the cache is switched off. */
  cache?: unknown;
  experiments?: {cache?: {version?: string}};
}

/**
 * Lets Rspack's persistent cache serve only builds that differ in pages and components, which it
 * tracks; after any other change it starts anew. On its own it served stale pages and styles.
 */
export default function buildCache(context: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config, isServer) {
      const {cache, experiments} = config as Caching;
      if (!cache) return {};
      if (experiments?.cache?.version === undefined) {
        throw new Error(
          'build-cache: Docusaurus no longer sets Rspack’s `experiments.cache.version`; look at its webpack/base.js.',
        );
      }
      const {STOCK = ''} = process.env;
      const {mode} = config;
      const version = [context.siteDir, sourceHash(context, TOOLS), mode, isServer, STOCK].join();
      return {experiments: {cache: {version}}};
    },
  };
}
