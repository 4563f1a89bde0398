import type {Plugin} from '@docusaurus/types';

const LATE = /\.late\.css$/;

/** The parts of Docusaurus' rules that this plugin changes. */
interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Keeps styles that few visitors need out of Docusaurus' style sheet, which every page loads before it is painted. A
 * module imports `X.late.css` as text, and adopts the style sheet when it runs. A style sheet for each chunk would
 * add the bundler's style sheet loader to every page.
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
