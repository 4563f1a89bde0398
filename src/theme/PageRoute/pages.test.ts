import {loadPage, pageAt} from './pages';

const about = {Component: () => null, modules: {}};
const load = jest.fn(async () => undefined);

Object.assign(globalThis, {
  sitePages: {'page/About': ['about.js', 'shared'], 'page/index': ['home.js']},
  __webpack_chunk_load__: load,
  __webpack_require__: () => ({default: about}),
});

test.each(['/About', '/About/', '/About.html', '/About/index.html', '/%41bout'])(
  '%s is the page /About, whatever its host makes of addresses',
  async (address) => {
    load.mockClear();
    await loadPage(address);
    expect(pageAt(address)).toBe(about);
    expect(pageAt('/About')).toBe(about);
  },
);

test('a page is fetched with what it shares, once', () => {
  expect(load.mock.calls).toEqual([]);
});

test('where a host sent another page, there is none', async () => {
  await loadPage('/about');
  expect(pageAt('/about')).toBeUndefined();
});
