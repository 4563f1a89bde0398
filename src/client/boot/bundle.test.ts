import {loadScripts, page} from './bundle';

const fetchMock = jest.fn<Promise<Pick<Response, 'status' | 'ok'>>, [string, RequestInit]>();
const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});

beforeEach(() => {
  document.head.innerHTML = '';
  reload.mockClear();
  fetchMock.mockReset();
  Object.assign(globalThis, {fetch: fetchMock});
  history.replaceState({key: 'k1'}, '');
});

const answers = (status: number) => fetchMock.mockResolvedValue({status, ok: status < 300});

const scripts = () => [...document.head.querySelectorAll('script')];
const sources = () => scripts().map(({src}) => new URL(src).pathname);

const succeed = () => scripts().at(-1)?.dispatchEvent(new Event('load'));

/** Fails to fetch the last script, and waits until what follows from it has happened. */
async function fail() {
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('scripts are fetched together, and each runs once the one before it has', () => {
  loadScripts(['/a.js', '/b.js']);
  const links = [...document.head.querySelectorAll('link[rel="preload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
  expect(sources()).toEqual(['/a.js']);
  succeed();
  expect(sources()).toEqual(['/b.js']);
  succeed();
  expect(sources()).toEqual([]);
});

describe('a page that is left and reached again by Back', () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));

  test('fetches again what had not arrived, and goes on from there', () => {
    loadScripts(['/a.js', '/b.js']);
    succeed();
    const [old] = scripts();
    comeBack(true);
    expect(sources()).toEqual(['/b.js']);
    expect(scripts()).not.toContain(old);
    // Wherever its file is by now, it cannot run a second time.
    expect(old?.ownerDocument).not.toBe(document);
    succeed();
    expect(sources()).toEqual([]);
  });

  test('fetches a chunk of the bundle again, which then tells the bundle', () => {
    loadScripts(['/a.js']);
    succeed();
    const chunk = document.createElement('script');
    chunk.src = '/chunk.js';
    chunk.onload = jest.fn();
    document.head.append(chunk);
    comeBack(true);
    expect(sources()).toEqual(['/chunk.js']);
    succeed();
    expect(chunk.onload).toHaveBeenCalledTimes(1);
  });

  test('leaves the boot script alone, and a page that is fetched anew', () => {
    document.head.innerHTML = '<script src="/boot.js" data-scripts="/a.js"></script>';
    const [boot] = scripts();
    loadScripts(['/a.js']);
    const [, first] = scripts();
    comeBack(false);
    expect(scripts()).toEqual([boot, first]);
    comeBack(true);
    expect(sources()).toEqual(['/boot.js', '/a.js']);
    expect(scripts()[0]).toBe(boot);
  });
});

test.each([404, 410])('a file that is gone (%d) has the page fetched anew', async (status) => {
  answers(status);
  loadScripts(['/a.js']);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(history.state).toMatchObject({key: 'k1'});
});

test('a page is fetched anew once, whichever of its files are gone', async () => {
  answers(404);
  loadScripts(['/a.js', '/b.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was fetched anew for the same files is not again, but for other files', async () => {
  answers(404);
  loadScripts(['/a.1.js']);
  await fail();
  loadScripts(['/a.1.js']);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  loadScripts(['/a.2.js']);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a file that is there after all is fetched again, and then the page', async () => {
  answers(200);
  loadScripts(['/a.js']);
  await fail();
  expect(sources()).toEqual(['/a.js', '/a.js']);
  expect(reload).not.toHaveBeenCalled();
  // As where a host answers every address with some page.
  await fail();
  expect(scripts()).toHaveLength(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server in trouble is left alone: the page works as it is', async () => {
  answers(503);
  loadScripts(['/a.js']);
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the file is fetched when it is back, and the page stays', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  loadScripts(['/a.js']);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(scripts()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(sources()).toEqual(['/a.js', '/a.js']);
  window.dispatchEvent(new Event('online'));
  expect(scripts()).toHaveLength(2);
});
