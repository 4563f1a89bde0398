import {loadScripts, page} from './bundle';

const fetchMock = jest.fn<Promise<Pick<Response, 'status'>>, [string, RequestInit]>();
const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});

beforeEach(() => {
  document.head.innerHTML = '';
  reload.mockClear();
  fetchMock.mockReset();
  Object.assign(globalThis, {fetch: fetchMock});
  arrivedBy('navigate');
});

function arrivedBy(type: string) {
  performance.getEntriesByType = () => [{type}] as unknown as PerformanceEntryList;
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** Fetches a.js in vain, and waits until what follows from it has happened. */
async function fail() {
  loadScripts(['/a.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('scripts are fetched together and run in order', () => {
  loadScripts(['/a.js', '/b.js']);
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ]);
});

test.each([404, 410, 200])('a file that is gone (%d) has the page fetched anew', async (status) => {
  fetchMock.mockResolvedValue({status});
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was reloaded already is not reloaded again', async () => {
  arrivedBy('reload');
  fetchMock.mockResolvedValue({status: 404});
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('a server in trouble is left alone: the page works as it is', async () => {
  fetchMock.mockResolvedValue({status: 503});
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the file is fetched when it is back, and the page stays', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(scripts()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/a.js', '/a.js']);
  window.dispatchEvent(new Event('online'));
  expect(scripts()).toHaveLength(2);
});
