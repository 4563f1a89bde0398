import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {word} from '../../../tests/setup/words';
import {followScheme} from '../../client/boot/scheme';
import {examples} from './ColourScheme.examples';

const theme = () => document.documentElement.dataset['theme'];

/** A page as the script meets it: first the head, then the control, then the end of the document. */
function openPage() {
  followScheme();
  render(examples['The choice in the footer'] ?? <></>);
  act(() => void window.dispatchEvent(new Event('DOMContentLoaded')));
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('until somebody chooses, the system decides', () => {
  openPage();
  expect(screen.getByRole('group', {name: word('ColourScheme.legend')})).toBeVisible();
  expect(screen.getByRole('radio', {name: word('ColourScheme.system')})).toBeChecked();
  expect(theme()).toBeUndefined();
});

test.each(['light', 'dark'] as const)('%s is applied at once and kept', async (choice) => {
  openPage();
  const radio = screen.getByRole('radio', {name: word(`ColourScheme.${choice}`)});
  await userEvent.click(radio);
  expect(radio).toBeChecked();
  expect(theme()).toBe(choice);
  expect(localStorage.getItem('scheme')).toBe(choice);
});

test('a choice that was kept is applied before there is a control, and shown by it', () => {
  localStorage.setItem('scheme', 'dark');
  followScheme();
  expect(theme()).toBe('dark');
  openPage();
  expect(screen.getByRole('radio', {name: word('ColourScheme.dark')})).toBeChecked();
});

test('System forgets the choice', async () => {
  localStorage.setItem('scheme', 'dark');
  openPage();
  await userEvent.click(screen.getByRole('radio', {name: word('ColourScheme.system')}));
  expect(theme()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a choice in another tab arrives here', () => {
  openPage();
  localStorage.setItem('scheme', 'light');
  window.dispatchEvent(new StorageEvent('storage', {key: 'scheme'}));
  expect(theme()).toBe('light');
  expect(screen.getByRole('radio', {name: word('ColourScheme.light')})).toBeChecked();
});

test('anything else in the store counts as no choice', () => {
  localStorage.setItem('scheme', 'purple');
  openPage();
  expect(theme()).toBeUndefined();
  expect(screen.getByRole('radio', {name: word('ColourScheme.system')})).toBeChecked();
});

test('where storage is forbidden the choice holds for the page', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  openPage();
  await userEvent.click(screen.getByRole('radio', {name: word('ColourScheme.dark')}));
  expect(theme()).toBe('dark');
  get.mockRestore();
  set.mockRestore();
});
