import type {Plugin} from '@docusaurus/types';

const LATE = /\.late\.css$/;

/** The parts of Docusaurus' rules that this plugin changes. */
interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Keeps styles that few visitors need out of Docusaurus' style sheet, which every page loads before the first paint. A
 * module imports `X.late.css` as text, and adopts it as a style sheet when the module runs. Separate style sheets for
 * chunks would add the bundler's style sheet loader to every page.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack(config, _isServer, {currentBundler}) {
      const rules = (config.module?.rules ?? []) as Rule[];
      const styles = rules.find(({test}) => test instanceof RegExp && test.test('a.late.css'));
      if (!styles) {
        throw new Error(
          'late-styles: Docusaurus has no rule for style sheets any more; look at its webpack/base.js.',
        );
      }
      styles.exclude = [styles.exclude ?? [], LATE].flat();
      const minify = {loader: 'builtin:lightningcss-loader', options: {minify: true}};
      // Webpack has no loader for this of its own.
      const use = currentBundler.name === 'rspack' ? [minify] : [];
      return {module: {rules: [{test: LATE, type: 'asset/source', use}]}};
    },
  };
}
