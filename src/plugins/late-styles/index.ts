import type {Plugin} from '@docusaurus/types';

/** Chunks whose name begins so bring their own style sheet, when their script comes. */
const LATE = 'late-';

/** What of the settings is changed here. */
interface Styles {
  chunks?: unknown;
}

/**
 * Docusaurus puts all styles into one file, which every page loads before it is painted. What a few visitors see,
 * after they have asked for it, stays out of that: `import(/* webpackChunkName: "late-…" *\/ …)`.
 */
export default function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack({optimization}, isServer) {
      if (isServer) return {};
      const split = optimization?.splitChunks;
      const groups = split ? (split.cacheGroups as Record<string, Styles> | undefined) : undefined;
      const styles = groups?.['styles'];
      if (!styles) {
        throw new Error(
          'late-styles: Docusaurus has no group of chunks called styles any more; look at its webpack/base.js.',
        );
      }
      styles.chunks = ({name}: {name?: string}) => !name?.startsWith(LATE);
      return {};
    },
  };
}
