import type {LoadContext} from '@docusaurus/types';
import lateScripts, {BOOT} from '.';

const CLIENT = require.resolve('@docusaurus/core/lib/client/clientEntry');
class ChunkAssetPlugin {
  readonly fileName = 'chunks.json';
}

/** Returns the changes to a browser build with this entry and these plugins. */
function added(entry: unknown, plugins: object[] = [new ChunkAssetPlugin()]) {
  const {configureWebpack} = lateScripts({siteDir: process.cwd()} as LoadContext);
  return configureWebpack?.({entry, plugins} as object, false, {} as never, undefined);
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
});
afterEach(() => jest.restoreAllMocks());

test('adds the boot script and replaces the entry of Docusaurus', () => {
  expect(added(CLIENT)).toMatchObject({
    entry: {main: expect.stringContaining('hydrate'), [BOOT]: {runtime: false}},
  });
});

test.each([{main: CLIENT}, [CLIENT], `${CLIENT}x`])(
  'an unexpected entry stops the build: %j',
  (entry) => {
    expect(() => added(entry)).toThrow(/^late-scripts: the only entry of the browser’s build/);
  },
);

test('a chunk manifest from another plugin stops the build', () => {
  expect(() => added(CLIENT, [new Map()])).toThrow('no longer has the plugin ChunkAssetPlugin');
});

/** Returns the names of a module's exports, or the keys of a default object. */
function exportsOf(module: string): string[] {
  const {default: own, ...others} = jest.requireActual<{default?: unknown}>(module);
  const keys = typeof own === 'object' && own ? Object.keys(own) : [typeof own];
  return [...keys.map((key) => `default: ${key}`), ...Object.keys(others)].sort();
}

test.each(['docusaurus', 'browserContext'])('the replacement of %s has its exports', (name) => {
  const stock = exportsOf(`@docusaurus/core/lib/client/${name}`);
  expect(exportsOf(`../../client/core/${name}`)).toEqual(stock);
});
