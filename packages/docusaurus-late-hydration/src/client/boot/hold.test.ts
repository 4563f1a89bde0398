/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent} from '@testing-library/react';
import {REPLACED} from '../keep/replaced';
import {holdClicks} from './hold';

const root = document.documentElement;
const clicked = jest.fn<undefined, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  root.dataset['hasHydrated'] = 'false';
  document.body.innerHTML = `
    <button id="plain">Pause</button>
    <button id="popover" popovertarget="panel">Open</button>
    <a id="link" href="#panel">Link</a>`;
  document.body.addEventListener('click', ({target}) => clicked((target as Element).id));
  holdClicks();
});

afterEach(async () => {
  // Otherwise this test would also hold the clicks of the next one.
  await hydrate();
  document.body.replaceWith(document.createElement('body'));
  jest.useRealTimers();
});

const click = (id: string) => document.getElementById(id)?.click();

async function hydrate() {
  root.dataset['hasHydrated'] = 'true';
  // Mutation observers run in a microtask.
  await Promise.resolve();
  jest.advanceTimersByTime(0);
}

test.each([
  ['Pause', ['plain']],
  ['Play', []],
])('a button that says %s by then is clicked: %j', async (text, clicks) => {
  click('plain');
  document.getElementById('plain')?.replaceChildren(text);
  expect(clicked).not.toHaveBeenCalled();
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(clicks);
});

test('a button that hydration has replaced is clicked, even if its text was translated', async () => {
  const old = document.getElementById('plain')!;
  old.textContent = 'Pausa';
  click('plain');
  const current = document.createElement('button');
  current.id = 'plain';
  current.textContent = 'Pause';
  old.replaceWith(current);
  old.dispatchEvent(new CustomEvent(REPLACED, {detail: current}));
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['plain']);
});

test('clicks that the browser handles natively are not held', () => {
  click('popover');
  click('link');
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
    fireEvent.click(document.getElementById('plain')!, {[modifier]: true});
  }
  expect(clicked.mock.calls.flat()).toEqual(['popover', 'link', 'plain', 'plain', 'plain']);
});

test('a click is held for at most five seconds', () => {
  click('plain');
  jest.advanceTimersByTime(4999);
  expect(clicked).not.toHaveBeenCalled();
  // The click itself is in a separate task.
  jest.advanceTimersByTime(2);
  expect(clicked.mock.calls.flat()).toEqual(['plain']);
});
