import {allPages, directoryOf} from './structure';
import type {Structure} from './types';

const structure: Structure = {
  pages: [
    {
      path: '/Testing',
      label: 'Testing',
      category: 'Testing Services',
      pages: [{path: '/Testing/Usability', label: 'Usability'}],
    },
    {path: '/Career', label: 'Careers', pages: [{path: '/Career/fresher', label: 'Fresher'}]},
    {path: '/privacy', label: 'Privacy'},
  ],
  header: [],
  drawer: [],
  footer: [],
  offices: [],
  legal: [{path: '/privacy', label: 'Privacy Policy'}],
  tagline: '',
  copyright: '',
};

test('services, the company and the website itself are groups of their own', () => {
  const {services, company, website} = directoryOf(structure);
  expect(services.map(({path}) => path)).toEqual(['/Testing']);
  expect(company.map(({path}) => path)).toEqual(['/Career']);
  expect(website.map(({path}) => path)).toEqual(['/privacy']);
});

test('every page of the tree is in it, once', () => {
  const paths = allPages(structure.pages).map(({path}) => path);
  const {services, company, website} = directoryOf(structure);
  const listed = allPages([...services, ...company, ...website]);
  expect(listed.map(({path}) => path).sort()).toEqual(paths.sort());
});
