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

const contact = {path: '/ContactUs', label: 'Again'};

describe('buildStructure', () => {
  test('keeps the tree and drops what only the build needs', () => {
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

  test('an entry of a menu without a name has that of its page', () => {
    const links = [{path: '/Testing/Usability'}, {path: '/ContactUs', label: 'Write to us'}];
    const menus = {header: links, drawer: links, legal: links, footer: [{label: 'All', links}]};
    const {header, drawer, legal, footer} = buildStructure({...sidebars, ...menus});
    for (const menu of [header, drawer, legal, footer[0]?.links]) {
      expect(menu?.map(({label}) => label)).toEqual(['Usability', 'Write to us']);
    }
  });

  test('the home page has no name that an entry could have', () => {
    expect(() => buildStructure({...sidebars, drawer: [{path: '/'}]})).toThrow(
      'The drawer entry that leads to / has no label',
    );
  });

  test.each([
    ['two pages', {pages: [...sidebars.pages, contact]}, '/ContactUs'],
    [
      'a page and an alias',
      {pages: [...sidebars.pages, {path: '/contact', label: 'Contact'}]},
      '/contact',
    ],
    [
      'two aliases',
      {pages: [...sidebars.pages, {path: '/Help', label: 'Help', aliases: ['/usability']}]},
      '/usability',
    ],
    ['the home page', {pages: [...sidebars.pages, {path: '/', label: 'Home'}]}, '/'],
  ])('refuses an address that %s share', (_, change, path) => {
    expect(() => buildStructure({...sidebars, ...change})).toThrow(
      `sidebars.ts:\n- ${path} stands twice among the paths and aliases. Keep one.`,
    );
  });

  test.each(['header', 'drawer', 'legal'])('refuses a %s entry that leads nowhere', (menu) => {
    const lost = {...sidebars, [menu]: [{path: '/contactus', label: 'Contact'}]};
    expect(() => buildStructure(lost)).toThrow(
      `The ${menu} entry 'Contact' leads to /contactus, which is not in 'pages'. Add the page or correct the path.`,
    );
  });

  test('refuses a footer entry that leads nowhere, but not one without a path', () => {
    const links = [{label: 'Support'}, {path: '/Docs', label: 'Documentation'}];
    const lost = {...sidebars, footer: [{label: 'Resources', links}]};
    expect(() => buildStructure(lost)).toThrow(
      /^sidebars\.ts:\n- The footer entry 'Documentation' /,
    );
  });
});

describe('checkAgainstPages', () => {
  test('names a file without an entry, and what to add', () => {
    expect(() => checkAgainstPages(sidebars, [...routes, '/Testing/Load'])).toThrow(
      "pages/Testing/Load.mdx has no entry. Add {path: '/Testing/Load', label: '…'} where it belongs.",
    );
  });

  test('names an entry without a file, and what to add or remove', () => {
    const fewer = routes.filter((route) => route !== '/ContactUs');
    expect(() => checkAgainstPages(sidebars, fewer)).toThrow(
      '/ContactUs has no file. Add pages/ContactUs.mdx, or remove the entry.',
    );
  });

  test('knows the file of the home page', () => {
    expect(() => checkAgainstPages(sidebars, routes.slice(1))).toThrow('Add pages/index.mdx');
  });
});

test('every alias leads to its page, however deep it stands', () => {
  expect(aliasesOf(sidebars)).toEqual({
    '/usability': '/Testing/Usability',
    '/contact': '/ContactUs',
    '/contact-us': '/ContactUs',
  });
});
