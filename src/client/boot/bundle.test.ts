import {loadScripts, page} from './bundle';

// Files that are lost, gone or on their way are in tests/e2e/connection.spec.ts and tests/engines/flows/navigation.spec.ts.
test('a server in trouble is left alone: the page works as it is', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
  Object.assign(globalThis, {fetch: async () => ({status: 503, ok: false})});
  loadScripts(['/a.js']);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});
