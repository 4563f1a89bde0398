import {holdClicks, PATIENCE_MS} from './hold';

const root = document.documentElement;
const clicked = jest.fn<undefined, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  root.dataset['hasHydrated'] = 'false';
  document.body.innerHTML = `
    <button id="plain"><span id="inside">Pause</span></button>
    <button id="popover" popovertarget="panel">Open</button>
    <a id="tab" href="#panel" data-awaits-script>Tab</a>
    <a id="link" href="#panel">Link</a>
    <form><button id="submit">Send</button></form>`;
  document.body.addEventListener('click', ({target}) => clicked((target as Element).id));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    clicked('submitted');
  });
  holdClicks();
});

afterEach(async () => {
  // Or the next test's clicks would be held by this one, too.
  root.dataset['hasHydrated'] = 'true';
  await Promise.resolve();
  document.body.replaceWith(document.createElement('body'));
  jest.useRealTimers();
});

const click = (id: string, init?: MouseEventInit) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));

async function hydrate() {
  root.dataset['hasHydrated'] = 'true';
  // Mutation observers answer in a microtask.
  await Promise.resolve();
  jest.advanceTimersByTime(0);
}

test('a click waits while the mark of hydration is missing', async () => {
  click('plain');
  delete root.dataset['hasHydrated'];
  await Promise.resolve();
  jest.advanceTimersByTime(0);
  expect(clicked).not.toHaveBeenCalled();
  await hydrate();
  expect(clicked.mock.calls.flat()).toEqual(['plain']);
});

test('a button that says something else by then is not clicked', async () => {
  click('plain');
  document.getElementById('plain')?.replaceChildren('Play');
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

test('what the browser answers itself is not held', () => {
  click('popover');
  click('link');
  expect(clicked.mock.calls.flat()).toEqual(['popover', 'link']);
});

test('patience ends: the browser answers, and nothing is held any more', () => {
  click('submit');
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(clicked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  // The click is a task of its own.
  jest.advanceTimersByTime(1);
  expect(clicked.mock.calls.flat()).toEqual(['submit', 'submitted']);
  click('plain');
  expect(clicked).toHaveBeenCalledTimes(3);
});
