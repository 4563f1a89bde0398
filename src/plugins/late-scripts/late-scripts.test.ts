import type {LoadContext} from '@docusaurus/types';
import lateScripts, {BOOT} from '.';

const CLIENT = require.resolve('@docusaurus/core/lib/client/clientEntry');

/** What is added to a browser's build. */
function added(entry: unknown) {
  const {configureWebpack} = lateScripts({siteDir: process.cwd()} as LoadContext);
  return configureWebpack?.({entry} as object, false, {} as never, undefined);
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
});
afterEach(() => jest.restoreAllMocks());

test('our entries stand beside and in place of Docusaurus’ own', () => {
  expect(added(CLIENT)).toMatchObject({
    entry: {main: expect.stringContaining('wake'), [BOOT]: {runtime: false}},
  });
});

test.each([{main: CLIENT}, [CLIENT], `${CLIENT}x`])(
  'another entry stops the build: %j',
  (entry) => {
    expect(() => added(entry)).toThrow(
      /^late-scripts: the entry of the browser’s build is no longer/,
    );
  },
);

test.each(['App', 'clientEntry'])('the module %s that wake.ts runs is where it was', (name) => {
  expect(() => require.resolve(`@docusaurus/core/lib/client/${name}`)).not.toThrow();
});

test('wake.ts needs nothing of page-chunks, which may be switched off', () => {
  jest.useFakeTimers();
  jest.doMock('../../theme/PageRoute/pages', () => {
    throw new Error('page-chunks is switched off');
  });
  expect(() => jest.requireActual<object>('../../theme/wake')).not.toThrow();
  jest.useRealTimers();
});
