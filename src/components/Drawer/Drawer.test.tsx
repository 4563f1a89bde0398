import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Link from '@docusaurus/Link';
import '../../../tests/setup/popover';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {Drawer} from '.';

function Page() {
  return (
    <>
      <header>
        <Link to="/">Logo</Link>
        <Drawer />
      </header>
      <Link to="/About">After</Link>
    </>
  );
}

const button = () => screen.getByRole('button', {name: word('Drawer.label')});
const drawer = () => screen.queryByRole('dialog', {name: word('Drawer.label')});

async function open() {
  render(<Page />);
  await userEvent.click(button());
}

test('once it has been told where the focus is, the page behind is inert', async () => {
  const {container} = render(<Page />);
  const outside = () =>
    [...container.querySelectorAll('[inert]')].map(({textContent}) => textContent);
  await userEvent.click(button());
  expect(outside()).toEqual([]);
  await waitFor(() => expect(outside()).toEqual(['Logo', word('Drawer.label'), 'After']));
  await userEvent.click(screen.getByRole('button', {name: word('Drawer.close')}));
  expect(outside()).toEqual([]);
});

test('it holds the four links of the specification, Get Started last', async () => {
  await open();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.slice(-4).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Who we Serve', '/TrendSoft/WhoWeServe'],
    ['Careers', '/TrendSoft/Career'],
    ['About', '/TrendSoft/about-Us'],
    ['Get Started', '/TrendSoft/ContactUs'],
  ]);
});

test('Our Solutions unfolds into the three categories', async () => {
  await open();
  const solutions = screen.getByText('Our Solutions').closest('details');
  expect(solutions).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Our Solutions'));
  expect(solutions).toHaveAttribute('open');
  const links = [...(solutions?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Digital Accessibility Services', '/DigitalAccessibility'],
    ['Testing Services', '/TrendSoft/oursolutions/Testing'],
    ['Cyber Security', '/TrendSoft/oursolutions/CyberSecurity'],
  ]);
});

test('Shift+Tab on the last link stays inside', async () => {
  await open();
  act(() => screen.getByRole('link', {name: 'Get Started'}).focus());
  await userEvent.tab({shift: true});
  expect(screen.getByRole('link', {name: 'About'})).toHaveFocus();
  expect(drawer()).toBeVisible();
});

test('it closes when the window grows to desktop width', async () => {
  const listeners: (() => void)[] = [];
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  await open();
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 64em)');
  for (const listener of listeners) listener();
  expect(drawer()).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Logo'})).toHaveFocus();
  act(() => screen.getByRole('link', {name: 'After'}).focus());
  for (const listener of listeners) listener();
  expect(screen.getByRole('link', {name: 'After'})).toHaveFocus();
});
