/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {loadScripts, page} from './bundle';

const scripts = () => [...document.head.querySelectorAll('script')];

test('after a server error, scripts are not requested again', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
  Object.assign(globalThis, {fetch: async () => ({status: 500, ok: false})});
  loadScripts(['/a.js']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(scripts()).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

test('a script that has not run when the page is left is loaded again when it is shown', () => {
  document.head.replaceChildren();
  loadScripts(['/a.js']);
  const [first] = scripts();
  dispatchEvent(new Event('pagehide'));
  expect(first?.ownerDocument).not.toBe(document);
  dispatchEvent(new Event('pageshow'));
  dispatchEvent(new Event('pageshow'));
  expect(scripts().map(({src}) => src)).toEqual([`${location.origin}/a.js`]);
});
