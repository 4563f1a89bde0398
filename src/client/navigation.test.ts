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

const heading = () => document.querySelector('h1');

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1>Careers</h1><h2 id="openings">Openings</h2><button id="apply">Apply</button></main>`;
});

test('focus goes to the heading of the new page', () => {
  arrive('/TrendSoft/Career', '/');
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAttribute('tabindex', '-1');
});

test('who has gone on before that is left where they are', () => {
  setTimeout(() => document.getElementById('apply')?.focus());
  arrive('/TrendSoft/Career', '/');
  expect(document.getElementById('apply')).toHaveFocus();
});

test('focus goes to the target of an anchor', () => {
  arrive('/TrendSoft/Career#openings', '/');
  expect(document.getElementById('openings')).toHaveFocus();
});

test('a target that takes focus by itself keeps its place in the tab order', () => {
  arrive('/TrendSoft/Career#apply', '/');
  expect(document.getElementById('apply')).toHaveFocus();
  expect(document.getElementById('apply')).not.toHaveAttribute('tabindex');
});

test('an anchor scrolls to its target, a page stays at its top', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  arrive('/TrendSoft/Career', '/');
  arrive('/TrendSoft/Career#openings', '/');
  expect(focus.mock.calls).toEqual([[{preventScroll: true}], [{preventScroll: false}]]);
  focus.mockRestore();
});

test('the first page is left alone', () => {
  arrive('/TrendSoft/Career');
  expect(document.body).toHaveFocus();
});

test.each(['/TrendSoft/Career', '/TrendSoft/Career#apply'])(
  'focus goes to the target of an anchor on the same page, coming from %s',
  (from) => {
    arrive('/TrendSoft/Career#apply', from);
    expect(document.getElementById('apply')).toHaveFocus();
  },
);

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

describe('an address that ends in /index.html', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  test('is shortened before the page comes alive, with query and anchor kept', () => {
    window.history.replaceState(null, '', '/About/index.html?a=1#why-us');
    jest.isolateModules(() => {
      jest.requireActual('./navigation');
    });
    expect(window.location.href).toBe('http://localhost/About/?a=1#why-us');
  });
});

describe('an anchor that cannot be decoded', () => {
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  test.each(['#%', '#%E0'])('%s is dropped before the page comes alive', (hash) => {
    window.history.replaceState(null, '', `/About?a=1${hash}`);
    jest.isolateModules(() => {
      jest.requireActual('./navigation');
    });
    expect(window.location.href).toBe('http://localhost/About?a=1');
  });
});
