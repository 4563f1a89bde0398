import {readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import pageChunks from '.';
import {chunkNameOf} from './chunk-name';
import {readRoutes} from './routes';

test.each([
  ['/', 'page/index'],
  ['/About', 'page/About'],
  ['/About/', 'page/About'],
  ['/TrendSoft/Career', 'page/TrendSoft/Career'],
])('the chunk of %s is %s', (pathname, name) => {
  expect(chunkNameOf(pathname)).toBe(name);
});

const REGISTRY = `export default {
  "79813fae": [() => import(/* webpackChunkName: "79813fae" */ "@site/pages/About.mdx"), "@site/pages/About.mdx", require.resolveWeak("@site/pages/About.mdx")],
  "1f391b9e": [() => import(/* webpackChunkName: "1f391b9e" */ "@theme/MDXPage"), "@theme/MDXPage", require.resolveWeak("@theme/MDXPage")],};
`;

test('a route is read with its component and its modules', () => {
  const names = {
    '/About-us-1fe': {__comp: '1f391b9e', __context: {plugin: 'x'}, content: '79813fae'},
  };
  expect(readRoutes(JSON.stringify(names), REGISTRY)).toEqual([
    {
      route: '/About-us',
      component: '@theme/MDXPage',
      modules: {content: '@site/pages/About.mdx'},
    },
  ]);
});

test('a chunk that the registry does not name stops the build', () => {
  const names = JSON.stringify({'/About-1fe': {__comp: 'gone'}});
  expect(() => readRoutes(names, REGISTRY)).toThrow('The route /About needs the chunk "gone"');
});

test('a list of all chunks that comes from elsewhere stops the build', () => {
  const replaced = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const {configureWebpack} = pageChunks({siteDir: '', generatedFilesDir: ''} as LoadContext);
  const config = {plugins: [new Map()]} as object;
  expect(() => configureWebpack?.(config, false, {} as never, undefined)).toThrow(
    'page-chunks: Docusaurus no longer has the plugin ChunkAssetPlugin',
  );
  replaced.restore();
});

/** What a module exports; of an object that is its default, each of its keys. */
function namesIn(module: string): string[] {
  const {default: own, ...others} = jest.requireActual<{default?: unknown}>(module);
  const keys = typeof own === 'object' && own ? Object.keys(own) : [typeof own];
  return [...keys.map((key) => `default: ${key}`), ...Object.keys(others)].sort();
}

// `<Link>`, `useIsBrowser` and the client entry use what stands in their place as if it were they.
test.each(['preload', 'docusaurus', 'browserContext'])(
  'what stands for the core’s %s has what that has, and no more',
  (name) => {
    const theirs = namesIn(`@docusaurus/core/lib/client/${name}`);
    expect(namesIn(`../../theme/PageRoute/${name}`)).toEqual(theirs);
  },
);

test('what stands for firstPage.ts has what wake.ts takes from that', () => {
  const own = namesIn('../../theme/firstPage');
  expect(namesIn('../../theme/PageRoute/pages')).toEqual(expect.arrayContaining(own));
});

test.each([
  ['routes', 'App'],
  ['routesChunkNames', 'exports/ComponentCreator'],
  ['registry', 'exports/ComponentCreator'],
])('what Docusaurus generates for its router is still called %s', (name, importer) => {
  const file = require.resolve(`@docusaurus/core/lib/client/${importer}.js`);
  expect(readFileSync(file, 'utf8')).toContain(` from '@generated/${name}'`);
});
