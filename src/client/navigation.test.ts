/** @jest-environment jsdom */
import '../../tests/setup/jsdom';
import {onRouteDidUpdate} from './navigation';

/** Calls the hook that Docusaurus calls after it has rendered the page at `to`. */
function arrive(to: string, from?: string) {
  const locationOf = (address: string) => {
    const {pathname, search, hash} = new URL(address, 'http://localhost');
    return {pathname, search, hash, state: undefined, key: ''};
  };
  const previousLocation = from === undefined ? null : locationOf(from);
  onRouteDidUpdate?.({location: locationOf(to), previousLocation});
  jest.runAllTimers();
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1>Careers</h1><h2 id="openings">Openings</h2><button id="apply">Apply</button></main>`;
});

test('focus that a visitor has already moved is not changed', () => {
  setTimeout(() => document.getElementById('apply')?.focus());
  arrive('/TrendSoft/Career', '/');
  expect(document.getElementById('apply')).toHaveFocus();
});

test('a focusable target stays in the tab order', () => {
  arrive('/TrendSoft/Career#apply', '/');
  expect(document.getElementById('apply')).toHaveFocus();
  expect(document.getElementById('apply')).not.toHaveAttribute('tabindex');
});

test.each(['/TrendSoft/Career?role=fresher', '/TrendSoft/Career'])(
  'focus stays if only the query or the removal of the anchor changed the address: %s',
  (address) => {
    arrive(address, '/TrendSoft/Career#apply');
    expect(document.body).toHaveFocus();
  },
);

test('an anchor without a target does not move the focus', () => {
  arrive('/TrendSoft/Career#nowhere', '/');
  expect(document.body).toHaveFocus();
});

test.each(['#%', '#%E0'])('the invalid anchor %s is ignored', (hash) => {
  window.history.replaceState(null, '', `/About?a=1${hash}`);
  jest.isolateModules(() => void jest.requireActual('./navigation'));
  expect(window.location.href).toBe('http://localhost/About?a=1');
});
