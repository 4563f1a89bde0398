import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../tests/setup/popover';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {Drawer} from '.';

test('it holds the four links of the specification, Get Started last', async () => {
  render(<Drawer />);
  await userEvent.click(screen.getByRole('button', {name: word('Drawer.label')}));
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.slice(-4).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Who we Serve', '/TrendSoft/WhoWeServe'],
    ['Careers', '/TrendSoft/Career'],
    ['About', '/TrendSoft/about-Us'],
    ['Get Started', '/TrendSoft/ContactUs'],
  ]);
});
