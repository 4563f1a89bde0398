import {onRouteDidUpdate} from './navigation';

/** What Docusaurus calls after it has shown the page at `to`. */
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

test('who has gone on before that is left where they are', () => {
  setTimeout(() => document.getElementById('apply')?.focus());
  arrive('/TrendSoft/Career', '/');
  expect(document.getElementById('apply')).toHaveFocus();
});

test('a target that takes focus by itself keeps its place in the tab order', () => {
  arrive('/TrendSoft/Career#apply', '/');
  expect(document.getElementById('apply')).toHaveFocus();
  expect(document.getElementById('apply')).not.toHaveAttribute('tabindex');
});

test.each(['/TrendSoft/Career?role=fresher', '/TrendSoft/Career'])(
  'focus stays when only the query changed or the anchor went: %s',
  (address) => {
    arrive(address, '/TrendSoft/Career#apply');
    expect(document.body).toHaveFocus();
  },
);

test('an anchor without a target moves nothing', () => {
  arrive('/TrendSoft/Career#nowhere', '/');
  expect(document.body).toHaveFocus();
});

test.each(['#%', '#%E0'])('the anchor %s, which cannot be decoded, is dropped', (hash) => {
  window.history.replaceState(null, '', `/About?a=1${hash}`);
  jest.isolateModules(() => void jest.requireActual('./navigation'));
  expect(window.location.href).toBe('http://localhost/About?a=1');
});
