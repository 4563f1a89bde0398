import type {Root} from 'mdast';
import {menusOf, type Page} from '../../menus';
import breadcrumbTrail from './trail';

const pages: Page[] = [
  {path: '/Testing', label: 'Testing', pages: [{path: '/Testing/Usability', label: 'Usability'}]},
  {path: '/ContactUs', label: 'Contact', aliases: ['/contact-us']},
];

function trailModuleOf(file: string): unknown {
  const tree: Root = {type: 'root', children: []};
  breadcrumbTrail()(tree, {path: file});
  const [first] = tree.children;
  const statement = first?.type === 'mdxjsEsm' ? first.data?.estree?.body[0] : undefined;
  return statement?.type === 'ExportNamedDeclaration' ? statement.source?.value : undefined;
}

test.each([
  ['/site/pages/index.mdx', 'trail'],
  ['/site/pages/TrendSoft/Career.mdx', 'trail--TrendSoft--Career'],
  ['/site/i18n/fr/docusaurus-plugin-content-pages/About.mdx', 'trail--About'],
])('%s gets %s.json', (file, trail) => {
  expect(trailModuleOf(file)).toBe(`@generated/site-structure/default/${trail}.json`);
});

test('a partial has no trail', () => {
  expect(trailModuleOf('/site/pages/_partials/About.mdx')).toBeUndefined();
});

test('menus contain categories and their pages, but no subpages', () => {
  const below: Page = {path: '/A/B/C', label: 'C'};
  const category: Page = {
    path: '/A',
    label: 'A',
    category: 'All A',
    pages: [{path: '/A/B', label: 'B', pages: [below]}],
  };
  const menus = {header: [], drawer: [], footer: [], offices: [], legal: []};
  const structure = {pages: [category, ...pages], ...menus, tagline: '', copyright: ''};
  expect(menusOf(structure).pages).toEqual([
    {path: '/A', label: 'A', category: 'All A', pages: [{path: '/A/B', label: 'B'}]},
  ]);
});
