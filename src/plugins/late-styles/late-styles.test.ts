import lateStyles from '.';

const MODULES = /\.module\.css$/;

const configure = (rules: object[]) =>
  lateStyles().configureWebpack?.({module: {rules}}, false, {} as never, undefined);

test('late styles are text, and none of the shared file', () => {
  const shared = {test: /\.css$/i, exclude: MODULES};
  const added = configure([{test: /\.woff2$/}, shared]) as {module: {rules: {test: RegExp}[]}};
  const [rule] = added.module.rules;
  expect(rule).toMatchObject({type: 'asset/source'});
  expect(rule?.test.test('checks.late.css')).toBe(true);
  expect(rule?.test.test('tokens.css')).toBe(false);
  expect(shared.exclude).toEqual([MODULES, rule?.test]);
});

test('the build stops when Docusaurus has other rules', () => {
  expect(() => configure([{test: /\.module\.css$/}])).toThrow(/late-styles/);
});
