import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Footer} from '.';

beforeEach(() => {
  render(<Footer />, {path: '/TrendSoft/Career'});
});

/** The column under a heading. */
function column(name: string): HTMLElement {
  return screen.getByRole('heading', {level: 2, name}).parentElement ?? document.body;
}

function linksOf(name: string): Record<string, string | null> {
  const links = within(column(name)).queryAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('the entry of the page that one is on says so', () => {
  const current = screen.getAllByRole('link', {current: 'page'});
  expect(current.map((link) => link.textContent)).toEqual(['Careers']);
});

test('Resources have no target yet, so they are plain text', () => {
  const entries = within(column('Resources')).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Documentation',
    'Best Practices',
    'Case Studies',
    'Support',
  ]);
  expect(linksOf('Resources')).toEqual({});
});

test('the office in the USA is named without a link', () => {
  const countries = within(column('Offices')).getAllByRole('heading', {level: 3});
  expect(countries.map((country) => country.textContent)).toEqual(['India', 'USA']);
  expect(within(column('Offices')).getByText('Leander, Texas').tagName).toBe('LI');
});
