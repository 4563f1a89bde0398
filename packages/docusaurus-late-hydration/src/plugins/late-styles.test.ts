import {lateStyles} from './late-styles';

/** Returns the rule that is added for a bundler. */
function added(config: object, bundler: string) {
  const utils = {currentBundler: {name: bundler}} as never;
  return lateStyles().configureWebpack?.(config, false, utils, undefined);
}

test('late styles are excluded from the style sheet, and imported as text', () => {
  const styles = {test: /\.css$/i, exclude: /\.module\.css$/i};
  const {module} = added({module: {rules: [{test: /\.js$/}, styles]}}, 'rspack') as {
    module: {rules: [{test: RegExp; type: string; use: unknown[]}]};
  };
  expect(styles.exclude).toEqual([/\.module\.css$/i, module.rules[0].test]);
  expect(module.rules[0]).toMatchObject({type: 'asset/source', use: [{options: {minify: true}}]});
  expect(module.rules[0].test.test('checks.late.css')).toBe(true);
});

test('webpack gets no loader that only Rspack has', () => {
  const config = {module: {rules: [{test: /\.css$/}]}};
  expect(added(config, 'webpack')).toMatchObject({module: {rules: [{use: []}]}});
});

test('a missing rule for style sheets stops the build', () => {
  expect(() => added({module: {rules: []}}, 'rspack')).toThrow(/^late-styles: Docusaurus has no/);
});
