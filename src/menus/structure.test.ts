import {buildStructure} from './labels';
import {aliasesOf, checkAgainstPages} from './structure';
import type {Sidebars} from './types';

const sidebars: Sidebars = {
  pages: [
    {
      path: '/Testing',
      label: 'Testing',
      category: 'Testing Services',
      pages: [{path: '/Testing/Usability', label: 'Usability', aliases: ['/usability']}],
    },
    {path: '/ContactUs', label: 'Contact Us', aliases: ['/contact', '/contact-us']},
  ],
  header: [{path: '/ContactUs', label: 'Get In Touch'}],
  drawer: [{path: '/', label: 'Home'}],
  footer: [{label: 'Resources', links: [{label: 'Support'}]}],
  offices: [{country: 'USA', places: [{label: 'Leander, Texas'}]}],
  legal: [],
  tagline: '',
  copyright: '',
};
const routes = ['/', '/Testing', '/Testing/Usability', '/ContactUs'];

test('the structure keeps the tree without properties for the build', () => {
  expect(buildStructure(sidebars)).toEqual({
    ...sidebars,
    pages: [
      {
        path: '/Testing',
        label: 'Testing',
        category: 'Testing Services',
        pages: [{path: '/Testing/Usability', label: 'Usability'}],
      },
      {path: '/ContactUs', label: 'Contact Us'},
    ],
  });
});

test('a menu entry without a label has the label of its page', () => {
  const links = [{path: '/Testing/Usability'}, {path: '/ContactUs', label: 'Write to us'}];
  const menus = {header: links, drawer: links, legal: links, footer: [{label: 'All', links}]};
  const {header, drawer, legal, footer} = buildStructure({...sidebars, ...menus});
  for (const menu of [header, drawer, legal, footer[0]?.links]) {
    expect(menu?.map(({label}) => label)).toEqual(['Usability', 'Write to us']);
  }
});

test('a menu entry for the home page needs a label', () => {
  expect(() => buildStructure({...sidebars, drawer: [{path: '/'}]})).toThrow(
    'The drawer entry that leads to / needs a label',
  );
});

test.each([
  ['two pages', {path: '/ContactUs', label: 'Again'}, '/ContactUs'],
  ['a page and an alias', {path: '/contact', label: 'Contact'}, '/contact'],
  ['two aliases', {path: '/Help', label: 'Help', aliases: ['/usability']}, '/usability'],
  ['the home page', {path: '/', label: 'Home'}, '/'],
])('an address that %s share is refused', (_, page, path) => {
  expect(() => buildStructure({...sidebars, pages: [...sidebars.pages, page]})).toThrow(
    `sidebars.ts:\n- ${path} is used twice in paths and aliases. Keep one.`,
  );
});

const lost = {path: '/contactus', label: 'Contact'};
test.each([
  ['header', [lost]],
  ['drawer', [lost]],
  ['legal', [lost]],
  ['footer', [{label: 'Resources', links: [{label: 'Support'}, lost]}]],
])('a %s entry that leads nowhere is refused, but not one without a path', (menu, entries) => {
  expect(() => buildStructure({...sidebars, [menu]: entries})).toThrow(
    `sidebars.ts:\n- The ${menu} entry 'Contact' leads to /contactus, which is not in 'pages'. Add the page or correct the path.`,
  );
});

test.each([
  [
    'a file without an entry',
    [...routes, '/Testing/Load'],
    "pages/Testing/Load.mdx has no entry. Add {path: '/Testing/Load', label: '…'} where it belongs.",
  ],
  [
    'an entry without a file',
    routes.filter((route) => route !== '/ContactUs'),
    '/ContactUs has no file. Add pages/ContactUs.mdx, or remove the entry.',
  ],
  ['a missing home page', routes.slice(1), 'Add pages/index.mdx'],
])('names %s, and what to do', (_, files, message) => {
  expect(() => checkAgainstPages(sidebars, files)).toThrow(message);
});

test('every alias redirects to its page at any depth', () => {
  expect(aliasesOf(sidebars)).toEqual({
    '/usability': '/Testing/Usability',
    '/contact': '/ContactUs',
    '/contact-us': '/ContactUs',
  });
});
