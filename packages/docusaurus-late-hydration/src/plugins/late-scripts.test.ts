import type {LoadContext} from '@docusaurus/types';
import {ssrTemplate} from '../template';
import {lateScripts, type LateScriptsOptions} from './late-scripts';

const CLIENT = require.resolve('@docusaurus/core/lib/client/clientEntry');
class ChunkAssetPlugin {
  readonly fileName = 'chunks.json';
}

interface Build {
  entry?: unknown;
  plugins?: object[];
  bundler?: string;
  siteConfig?: object;
  isServer?: boolean;
  options?: LateScriptsOptions;
}

/** Returns the changes to a browser build. */
function added({
  entry = CLIENT,
  plugins = [new ChunkAssetPlugin()],
  bundler = 'rspack',
  siteConfig = {},
  isServer = false,
  options,
}: Build) {
  const context = {
    siteDir: '/site',
    siteConfig: {ssrTemplate, future: {experimental_router: 'browser'}, ...siteConfig},
  } as LoadContext;
  const {configureWebpack} = lateScripts(context, options);
  const utils = {currentBundler: {name: bundler}} as never;
  return configureWebpack?.({entry, plugins} as object, isServer, utils, undefined);
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
});
afterEach(() => jest.restoreAllMocks());

test('adds the boot script and replaces the entry of Docusaurus', () => {
  expect(added({})).toMatchObject({
    entry: {
      main: expect.stringContaining('hydrate'),
      boot: {import: expect.stringMatching(/client\/boot\/default$/), runtime: false},
    },
  });
});

test('a boot script of the site is relative to the site', () => {
  expect(added({options: {boot: './src/boot'}})).toMatchObject({
    entry: {boot: {import: '/site/src/boot'}},
  });
});

test.each([true, false])(
  'no banner complains that nothing has loaded; on the server: %s',
  (isServer) => {
    const banner = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner');
    expect(added({isServer})).toHaveProperty(['resolve', 'alias', banner], '@docusaurus/Noop');
  },
);

test('webpack gets no settings that only Rspack has', () => {
  expect(added({})).toHaveProperty('experiments');
  expect(added({bundler: 'webpack'})).not.toHaveProperty('experiments');
});

test.each([{main: CLIENT}, [CLIENT], `${CLIENT}x`])(
  'an unexpected entry stops the build: %j',
  (entry) => {
    expect(() => added({entry})).toThrow(/^late-scripts: the only entry of the browser’s build/);
  },
);

test('a chunk manifest from another plugin stops the build', () => {
  expect(() => added({plugins: [new Map()]})).toThrow('no longer has the plugin ChunkAssetPlugin');
});

test.each([
  {what: 'another template', siteConfig: {ssrTemplate: undefined}, message: 'Set `ssrTemplate`'},
  {
    what: 'the hash router',
    siteConfig: {future: {experimental_router: 'hash'}},
    message: 'pages of the hash router have no content',
  },
])('$what stops the build', ({siteConfig, message}) => {
  expect(() => added({siteConfig})).toThrow(message);
});

/** Returns the names of a module's exports, or the keys of a default object. */
function exportsOf(module: string): string[] {
  const {default: own, ...others} = jest.requireActual<{default?: unknown}>(module);
  const keys = typeof own === 'object' && own ? Object.keys(own) : [typeof own];
  return [...keys.map((key) => `default: ${key}`), ...Object.keys(others)].sort();
}

test.each(['docusaurus', 'browserContext'])('the replacement of %s has its exports', (name) => {
  const stock = exportsOf(`@docusaurus/core/lib/client/${name}`);
  expect(exportsOf(`../client/core/${name}`)).toEqual(stock);
});
