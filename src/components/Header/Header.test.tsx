import {screen, within} from '@testing-library/react';
import '../../../tests/setup/popover';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {Header} from '.';

const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('it is the banner landmark, and its logo leads home', () => {
  render(<Header />);
  const banner = screen.getByRole('banner');
  const home = within(banner).getByRole('link', {name: 'TrendSoft home'});
  expect(home).toHaveAttribute('href', '/');
});

test('the desktop navigation is Our Services and the four links of the specification', () => {
  render(<Header />);
  const navigation = screen.getByRole('navigation', {name: word('Header.navigation')});
  expect(within(navigation).getByRole('button', {name: 'Our Services'})).toBeInTheDocument();
  expect(links(navigation)).toEqual([
    ['Who we Serve', '/TrendSoft/WhoWeServe'],
    ['Careers', '/TrendSoft/Career'],
    ['About', '/TrendSoft/about-Us'],
    ['Get In Touch', '/TrendSoft/ContactUs'],
  ]);
});
