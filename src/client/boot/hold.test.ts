import {holdClicks} from './hold';

// That a held click ends as any later one, and how long it waits, is in tests/e2e/first-action.spec.ts.
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
  // Or the next test's clicks would be held by this one, too.
  await hydrate();
  document.body.replaceWith(document.createElement('body'));
  jest.useRealTimers();
});

const click = (id: string) => document.getElementById(id)?.click();

async function hydrate() {
  root.dataset['hasHydrated'] = 'true';
  // Mutation observers answer in a microtask.
  await Promise.resolve();
  jest.advanceTimersByTime(0);
}

test.each([
  ['Pause', ['plain']],
  ['Play', []],
])('a button that says %s by then is clicked: %j', async (words, clicks) => {
  click('plain');
  document.getElementById('plain')?.replaceChildren(words);
  expect(clicked).not.toHaveBeenCalled();
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(clicks);
});

test('what the browser answers itself is not held', () => {
  click('popover');
  click('link');
  expect(clicked.mock.calls.flat()).toEqual(['popover', 'link']);
});
