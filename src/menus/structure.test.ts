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
  {what: 'two pages', page: {path: '/ContactUs', label: 'Again'}, path: '/ContactUs'},
  {what: 'a page and an alias', page: {path: '/contact', label: 'Contact'}, path: '/contact'},
  {
    what: 'two aliases',
    page: {path: '/Help', label: 'Help', aliases: ['/usability']},
    path: '/usability',
  },
  {what: 'the home page', page: {path: '/', label: 'Home'}, path: '/'},
])('an address that $what share is refused', ({page, path}) => {
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

test('a menu entry that leads to an old address is refused with the new one', () => {
  const legal = [{path: '/contact-us', label: 'Contact'}];
  expect(() => buildStructure({...sidebars, legal})).toThrow(
    "sidebars.ts:\n- The legal entry 'Contact' leads to /contact-us, which is an old address. Write /ContactUs",
  );
});

test.each([
  {
    what: 'a file without an entry',
    files: [...routes, '/Testing/Load'],
    message:
      "pages/Testing/Load.mdx has no entry. Add {path: '/Testing/Load', label: '…'} where it belongs.",
  },
  {
    what: 'an entry without a file',
    files: routes.filter((route) => route !== '/ContactUs'),
    message: '/ContactUs has no file. Add pages/ContactUs.mdx, or remove the entry.',
  },
  {what: 'a missing home page', files: routes.slice(1), message: 'Add pages/index.mdx'},
])('names $what, and what to do', ({files, message}) => {
  expect(() => checkAgainstPages(sidebars, files)).toThrow(message);
});

test('every alias redirects to its page at any depth', () => {
  expect(aliasesOf(sidebars)).toEqual({
    '/usability': '/Testing/Usability',
    '/contact': '/ContactUs',
    '/contact-us': '/ContactUs',
  });
});
