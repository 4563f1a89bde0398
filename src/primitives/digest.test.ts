/**
 * jsdom has no `crypto.subtle`, as browsers on pages without TLS.
 *
 * @jest-environment jsdom
 */
import {randomKey, sha256Of} from './digest';

test('a key is random, also on a page without TLS, where browsers offer no randomUUID', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

test('on a page without TLS there is no digest', async () => {
  expect(await sha256Of(new Uint8Array(1))).toBeUndefined();
});
