import {screen, within} from '@testing-library/react';
import sidebars from '../../../tests/fixtures/sidebars';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {allPages} from '../../menus';
import {SiteMap} from '.';

const pages = allPages(sidebars.pages);

beforeEach(() => {
  render(<SiteMap />, {path: '/site-map'});
});

test('every page and the home page are linked once', () => {
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  const wanted = pages.map(({path, label}) => [path, label]);
  expect([...links].sort()).toEqual([['/', t('Breadcrumbs.home')], ...wanted].sort());
});

test('groups have headings, with the categories of the services panel first', () => {
  const headings = screen.getAllByRole('heading', {level: 2}).map((one) => one.textContent);
  const categories = sidebars.pages.flatMap(({category}) => category ?? []);
  expect(headings.slice(0, categories.length)).toEqual(categories);
  expect(headings).toHaveLength(categories.length + 2);
});

test('subpages are a list inside the item of their page', () => {
  const parent = pages.find((page) => !page.category && page.pages);
  const entry = screen.getByRole('link', {name: parent?.label ?? ''}).closest('li');
  const below = within(entry ?? document.body).getByRole('list');
  expect(within(below).getAllByRole('link')).toHaveLength(parent?.pages?.length ?? 0);
});

test('the link of the current page has aria-current', () => {
  const current = screen.getAllByRole('link', {current: 'page'});
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/site-map']);
});
