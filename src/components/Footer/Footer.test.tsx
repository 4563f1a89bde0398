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

test('it is the footer of the page and opens with the tagline', () => {
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    /^Leading digital accessibility and cyber security solutions\./,
  );
});

test('Services lead to the overview pages', () => {
  expect(linksOf('Services')).toEqual({
    'Cybersecurity Audits': '/TrendSoft/oursolutions/CyberSecurity',
    'Accessibility Testing': '/DigitalAccessibility',
    'Compliance Testing': '/TrendSoft/oursolutions/Testing',
  });
});

test('Company leads to the pages about it', () => {
  expect(linksOf('Company')).toEqual({
    'About Us': '/TrendSoft/about-Us',
    'Who We Serve': '/TrendSoft/WhoWeServe',
    Contact: '/TrendSoft/ContactUs',
    Careers: '/TrendSoft/Career',
  });
});

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

test('the offices in India link to a maps service', () => {
  expect(linksOf('Offices')).toEqual({
    'Mangalagiri, Andhra Pradesh (map)':
      'https://www.openstreetmap.org/search?query=Mangalagiri%2C+Andhra+Pradesh',
    'Hyderabad, Telangana (map)':
      'https://www.openstreetmap.org/search?query=Hyderabad%2C+Telangana',
  });
});

test('the office in the USA is named without a link', () => {
  const countries = within(column('Offices')).getAllByRole('heading', {level: 3});
  expect(countries.map((country) => country.textContent)).toEqual(['India', 'USA']);
  expect(within(column('Offices')).getByText('Leander, Texas').tagName).toBe('LI');
});

test('the last line has the copyright of 2024 and the legal links', () => {
  expect(screen.getByText(/© 2024 TrendSoft/)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Privacy Policy'})).toHaveAttribute(
    'href',
    '/TrendSoft/Privacy-Policy',
  );
  expect(screen.getByRole('link', {name: 'Terms of Service'})).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
});

test('no link is a placeholder', () => {
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => !href || href.startsWith('#'))).toEqual([]);
});
