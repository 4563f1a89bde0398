import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory} from '@docusaurus/router';
import '../../../tests/setup/popover';
import {watchClickHandlers} from '../../../tests/setup/click-handlers';
import {render} from '../../../tests/setup/render';
import {ServicesPanel} from '.';

function Page() {
  const history = useHistory();
  return (
    <>
      <button type="button">Before</button>
      <ServicesPanel />
      <button type="button" onClick={() => history.push('/About')}>
        After
      </button>
    </>
  );
}

const button = () => screen.getByRole('button', {name: 'Our Services'});
const tab = (name: string) => screen.getByRole('tab', {name});
const isOpen = () => screen.queryByRole('tablist') !== null;
const selected = () => screen.getByRole('tab', {selected: true}).textContent;

async function open() {
  render(<Page />);
  await userEvent.click(button());
}

test('it is closed at first, and says so', () => {
  render(<Page />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(isOpen()).toBe(false);
});

test.each([
  '/DigitalAccessibility',
  '/TrendSoft/oursolutions/Testing',
  '/TrendSoft/oursolutions/CyberSecurity/ApiKey',
  '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA',
  '/document-check',
])('it is marked on %s, the page of a service', (path) => {
  render(<Page />, {path});
  expect(button()).toHaveAttribute('aria-current', 'true');
});

test.each(['/', '/About', '/TrendSoft/Career'])('it is not marked on %s', (path) => {
  render(<Page />, {path});
  expect(button()).not.toHaveAttribute('aria-current');
});

test('it never poses as a menu', async () => {
  await open();
  for (const role of ['menu', 'menubar', 'menuitem'] as const) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
});

test('a click on plain text inside leaves it open', async () => {
  await open();
  await userEvent.click(screen.getByRole('tabpanel'));
  expect(isOpen()).toBe(true);
});

test('following a link closes it, and so does any other navigation', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', {name: 'Web Accessibility'}));
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  // Without moving focus, as the browser's Back button would.
  fireEvent.click(screen.getByText('After'));
  expect(isOpen()).toBe(false);
});

test('so does a link to the page that one is on', async () => {
  render(<Page />, {path: '/DigitalAccessibility'});
  await userEvent.click(button());
  await userEvent.click(
    screen.getByRole('link', {name: 'Digital Accessibility Services overview'}),
  );
  expect(isOpen()).toBe(false);
});

test('one tab per category, vertical, the first one selected', async () => {
  await open();
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual([
    'Digital Accessibility Services',
    'Testing Services',
    'Cyber Security',
  ]);
  expect(selected()).toBe('Digital Accessibility Services');
});

test('Tab reaches the selected tab, then the links of its panel', async () => {
  await open();
  await userEvent.tab();
  expect(tab('Digital Accessibility Services')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', {name: /overview$/})).toHaveFocus();
});

test('arrows, Home and End move focus and leave the selection alone', async () => {
  await open();
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowDown', 'Testing Services'],
    ['End', 'Cyber Security'],
    ['ArrowDown', 'Digital Accessibility Services'],
    ['ArrowUp', 'Cyber Security'],
    ['Home', 'Digital Accessibility Services'],
    ['ArrowDown', 'Testing Services'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
  }
  expect(selected()).toBe('Digital Accessibility Services');
});

test.each(['{Enter}', ' '])('"%s" on a tab selects it', async (key) => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}' + key);
  expect(selected()).toBe('Testing Services');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Testing Services');
});

test('a click selects a tab, goes nowhere, and the choice outlasts closing', async () => {
  await open();
  await userEvent.click(tab('Cyber Security'));
  expect(selected()).toBe('Cyber Security');
  await userEvent.click(button());
  await userEvent.click(button());
  expect(selected()).toBe('Cyber Security');
  expect(screen.getByRole('link', {name: 'Cyber Security overview'})).not.toHaveAttribute(
    'aria-current',
  );
});

test('choosing a category gives no tab another click handler', async () => {
  await open();
  const replaced = watchClickHandlers('[role^=tab]');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
  expect(replaced()).toEqual([]);
});

test('a tab and its panel name each other', async () => {
  await open();
  const panel = screen.getByRole('tabpanel');
  const chosen = tab('Digital Accessibility Services');
  expect(chosen).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveAttribute('aria-labelledby', chosen.id);
  expect(within(panel).getAllByRole('link')).toHaveLength(5);
});
