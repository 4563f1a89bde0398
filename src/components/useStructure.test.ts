import type {Page} from '../plugins/site-structure/types';
import {trailTo} from './useStructure';

const pages: Page[] = [
  {path: '/Testing', label: 'Testing', pages: [{path: '/Testing/Usability', label: 'Usability'}]},
  {path: '/ContactUs', label: 'Contact', aliases: ['/contact-us']},
];

test('a trail runs from the root to the page', () => {
  const trail = trailTo('/Testing/Usability', pages);
  expect(trail.map(({label}) => label)).toEqual(['Testing', 'Usability']);
});

test.each(['/', '/testing', '/contact-us', '/nowhere'])('there is no trail to %s', (path) => {
  expect(trailTo(path, pages)).toEqual([]);
});
