import lateStyles from '.';

const configure = (config: object, isServer = false) =>
  lateStyles().configureWebpack?.(config, isServer, {} as never, undefined);

test('a late chunk keeps its styles, all others share one file', () => {
  const styles = {chunks: 'all' as string | ((chunk: {name?: string}) => boolean)};
  configure({optimization: {splitChunks: {cacheGroups: {styles}}}});
  const isShared = styles.chunks as (chunk: {name?: string}) => boolean;
  expect([{name: 'late-check'}, {name: 'page/About'}, {}].map(isShared)).toEqual([
    false,
    true,
    true,
  ]);
});

test('the build stops when Docusaurus shares styles in another way', () => {
  expect(() => configure({optimization: {splitChunks: {cacheGroups: {}}}})).toThrow(/late-styles/);
  expect(() => configure({optimization: {splitChunks: false}})).toThrow(/late-styles/);
});

test('the server, which has no styles, is left alone', () => {
  expect(configure({optimization: {splitChunks: false}}, true)).toEqual({});
});
