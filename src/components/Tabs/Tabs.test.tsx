import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {violations} from '../../../tests/setup/axe';
import {watchClickHandlers} from '../../../tests/setup/click-handlers';
import {render} from '../../../tests/setup/render';
import {TabPanel} from './TabPanel';
import {Tabs} from './Tabs';
import {examples} from './Tabs.examples';

const three = examples['Three panels'] as ReactElement;

function onScreen(width: 'wide' | 'small') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: width === 'wide' && media === '(min-width: 64em)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  onScreen('wide');
  window.history.replaceState({key: 'k1'}, '', '/');
});

afterEach(() => {
  jest.restoreAllMocks();
});

const selected = () => screen.getByRole('tab', {selected: true});

test('on wide screens a vertical tab list shows one panel at a time, the first to begin with', () => {
  render(three);
  const list = screen.getByRole('tablist', {name: 'Solutions We Offer'});
  expect(list).toHaveAttribute('aria-orientation', 'vertical');
  expect(within(list).getAllByRole('tab')).toHaveLength(3);
  expect(selected()).toHaveAccessibleName('Functional Testing');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', {name: 'Functional Testing'})).toBeVisible();
});

test('a tab and its panel name each other', () => {
  render(three);
  const panel = screen.getByRole('tabpanel');
  expect(selected()).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveAttribute('aria-labelledby', selected().id);
});

test('on small screens all panels are stacked, without any tab role', () => {
  onScreen('small');
  render(three);
  for (const role of ['tablist', 'tab', 'tabpanel']) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
  for (const heading of screen.getAllByRole('heading')) expect(heading).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

test('before script arrives the list is links to the panels', () => {
  onScreen('small'); // What the server renders, too.
  const {container} = render(three);
  const targets = [...container.querySelectorAll('a[href^="#"]')].map((a) =>
    a.getAttribute('href'),
  );
  expect(targets).toEqual(['#functional', '#performance', '#usability']);
});

test('clicking a tab selects it, and the address names it, which is no step in the history', async () => {
  const steps = window.history.length;
  render(three);
  await userEvent.click(screen.getByRole('tab', {name: 'Usability Testing'}));
  expect(selected()).toHaveAccessibleName('Usability Testing');
  expect(screen.getByRole('tabpanel', {name: 'Usability Testing'})).toBeVisible();
  expect(window.location.hash).toBe('#usability');
  expect(window.history.state).toEqual({key: 'k1'});
  expect(window.history).toHaveLength(steps);
});

test.each([
  ['{ArrowDown}', 'Performance Testing'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Functional Testing'],
  ['{ArrowUp}', 'Usability Testing'],
  ['{End}', 'Usability Testing'],
  ['{End}{Home}', 'Functional Testing'],
  ['{ArrowRight}', 'Functional Testing'],
])('%s moves focus and selection to %s', async (keys, name) => {
  render(three);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected()).toHaveAccessibleName(name);
  expect(selected()).toHaveFocus();
});

test.each(['{Enter}', ' '])('the key "%s" selects the focused tab', async (key) => {
  render(three);
  const tab = screen.getByRole('tab', {name: 'Performance Testing'});
  act(() => tab.focus());
  await userEvent.keyboard(key);
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('Tab goes to the selected tab, then to its panel, then to the link in it', async () => {
  render(three);
  await userEvent.click(screen.getByRole('tab', {name: 'Performance Testing'}));
  await userEvent.tab({shift: true});
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'Learn more about performance testing'})).toHaveFocus();
});

test('choosing a tab gives none of them another click handler', async () => {
  const replaced = watchClickHandlers('[role^=tab]');
  render(three);
  await userEvent.click(screen.getByRole('tab', {name: 'Performance Testing'}));
  await userEvent.keyboard('{ArrowDown}{Home}');
  await userEvent.tab();
  expect(replaced()).toEqual([]);
});

test.each([
  ['#usability', 'Usability Testing'],
  ['#performance-title', 'Performance Testing'],
  ['#elsewhere', 'Functional Testing'],
  ['#%E0%A4%A', 'Functional Testing'],
])('a page opened at %s shows %s', (hash, name) => {
  render(three, {path: `/${hash}`});
  expect(selected()).toHaveAccessibleName(name);
});

test('a browser may encode the letters of an anchor', () => {
  render(
    <Tabs label="Servicios">
      <TabPanel id="pruebas" label="Pruebas">
        <h3>Pruebas</h3>
      </TabPanel>
      <TabPanel id="auditoría" label="Auditoría">
        <h3>Auditoría</h3>
      </TabPanel>
    </Tabs>,
    {path: `/#${encodeURIComponent('auditoría')}`},
  );
  expect(selected()).toHaveAccessibleName('Auditoría');
});

test('a link in the page selects the panel it leads to, each time', async () => {
  render(
    <>
      <Link to="/#usability-title">Read on</Link>
      <Link to="/#elsewhere">Elsewhere</Link>
      {three}
    </>,
  );
  await userEvent.click(screen.getByRole('link', {name: 'Read on'}));
  expect(selected()).toHaveAccessibleName('Usability Testing');
  await userEvent.click(screen.getByRole('link', {name: 'Elsewhere'}));
  expect(selected()).toHaveAccessibleName('Usability Testing');
  await userEvent.click(screen.getByRole('tab', {name: 'Functional Testing'}));
  await userEvent.click(screen.getByRole('link', {name: 'Read on'}));
  expect(selected()).toHaveAccessibleName('Usability Testing');
});

test('each panel links to its page; the quote label is not shown', () => {
  onScreen('small');
  render(three);
  expect(screen.getByRole('link', {name: 'Learn more about functional testing'})).toHaveAttribute(
    'href',
    '/TrendSoft/oursolutions/Testing/FunctionalTesting',
  );
  expect(screen.queryByText('Get A Quote')).not.toBeInTheDocument();
});

test('the scene of a panel comes after its words, as decoration', () => {
  render(three);
  const scene = screen.getByRole('tabpanel').lastElementChild;
  expect(scene).toHaveAttribute('aria-hidden', 'true');
  expect(scene?.firstElementChild).toHaveAttribute('href', '/img/art/functional.svg#art');
});

test.each(['wide', 'small'] as const)('axe finds nothing on a %s screen', async (width) => {
  onScreen(width);
  const {container} = render(three);
  expect(await violations(container)).toEqual([]);
});
