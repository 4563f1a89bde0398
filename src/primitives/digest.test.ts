import {randomKey, sha256Of} from './digest';

afterEach(() => jest.restoreAllMocks());

test('a key is random, also on a page without TLS, where browsers offer no randomUUID', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

test('on a page without TLS there is no digest', async () => {
  // Browsers offer no `subtle` there.
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
  expect(await sha256Of(new Uint8Array(1))).toBeUndefined();
});
