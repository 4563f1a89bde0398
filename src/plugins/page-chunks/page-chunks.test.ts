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
