import {screen, within} from '@testing-library/react';
import sidebars from '../../../tests/fixtures/sidebars';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {allPages} from '../../menus';
import {SiteMap} from '.';

const pages = allPages(sidebars.pages);

beforeEach(() => {
  render(<SiteMap />, {path: '/site-map'});
});

test('every page of the tree is linked once by its name, and the home page', () => {
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  const wanted = pages.map(({path, label}) => [path, label]);
  expect([...links].sort()).toEqual([['/', word('Breadcrumbs.home')], ...wanted].sort());
});

test('the groups are headings, the categories of the services panel first', () => {
  const headings = screen.getAllByRole('heading', {level: 2}).map((one) => one.textContent);
  const categories = sidebars.pages.flatMap(({category}) => category ?? []);
  expect(headings.slice(0, categories.length)).toEqual(categories);
  expect(headings).toHaveLength(categories.length + 2);
});

test('pages below a page are a list inside of its entry', () => {
  const parent = pages.find((page) => !page.category && page.pages);
  const entry = screen.getByRole('link', {name: parent?.label ?? ''}).closest('li');
  const below = within(entry ?? document.body).getByRole('list');
  expect(within(below).getAllByRole('link')).toHaveLength(parent?.pages?.length ?? 0);
});

test('the entry of the page that one is on says so', () => {
  const current = screen.getAllByRole('link', {current: 'page'});
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/site-map']);
});
