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

describe('a page that is left and reached again by Back', () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));

  test('fetches a chunk of the bundle again, which then tells the bundle', () => {
    loadScripts(['/a.js']);
    succeed();
    const chunk = document.createElement('script');
    chunk.src = '/chunk.js';
    const onload = (chunk.onload = jest.fn());
    document.head.append(chunk);
    comeBack(true);
    expect(sources()).toEqual(['/chunk.js']);
    succeed();
    expect(onload).toHaveBeenCalledTimes(1);
  });

  test('hears nothing more of the scripts that it has replaced', async () => {
    answers(200);
    loadScripts(['/a.js']);
    const [old] = scripts();
    comeBack(true);
    old?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sources()).toEqual(['/a.js']);
  });
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
