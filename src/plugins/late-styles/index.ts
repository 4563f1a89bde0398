import type {Plugin} from '@docusaurus/types';

const LATE = /\.late\.css$/;

/** What of Docusaurus' rules is changed here. */
interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Docusaurus puts all styles into one file, which every page loads before it is painted. What a few visitors see,
 * after they have asked for it, stays out of that: a module imports `X.late.css` as text, and adopts it when it runs.
 * A style sheet of its own for the chunk would put the bundler's loader of style sheets into every page.
 */
export default function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack(config) {
      const rules = (config.module?.rules ?? []) as Rule[];
      const styles = rules.find(({test}) => test instanceof RegExp && test.test('a.late.css'));
      if (!styles) {
        throw new Error(
          'late-styles: Docusaurus has no rule for style sheets any more; look at its webpack/base.js.',
        );
      }
      styles.exclude = [styles.exclude ?? [], LATE].flat();
      const minify = {loader: 'builtin:lightningcss-loader', options: {minify: true}};
      return {module: {rules: [{test: LATE, type: 'asset/source', use: [minify]}]}};
    },
  };
}
