/** Submissions run one at a time, and retries have the same key. */
import {act, renderHook} from '@testing-library/react';
import {BUSY_RESET_MS, IDEMPOTENCY_HEADER} from '../../forms';
import {useIsMounted} from './useIsMounted';
import {useSubmission, type Attempt} from './useSubmission';

/** Submits contents in order; those in `lost` fail. Returns their keys. */
async function keysOf(contents: readonly string[], lost: readonly string[] = []) {
  const {result} = renderHook(useSubmission);
  const keys: (string | undefined)[] = [];
  for (const content of contents) {
    const request = ({headers}: Attempt) => {
      keys.push(headers[IDEMPOTENCY_HEADER]);
      return lost.includes(content) ? Promise.reject(new TypeError('offline')) : Promise.resolve();
    };
    await act(() => result.current.submit(content, request).catch(() => undefined));
  }
  return keys;
}

test.each([
  ['a retry of the same content has the same key', 'a', ['a'], true],
  ['changed content has another key', 'b', ['a'], false],
  ['the same content has another key after success', 'a', [], false],
])('%s', async (_, next, lost, isSame) => {
  const [first, second] = await keysOf(['a', next], lost);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second === first).toBe(isSame);
});

test('a second submission is ignored while one is running', async () => {
  const {result} = renderHook(useSubmission);
  const request = jest.fn(() => Promise.resolve('stored'));
  await act(async () => {
    const both = [result.current.submit('a', request), result.current.submit('a', request)];
    expect(await Promise.all(both)).toEqual([{result: 'stored'}, undefined]);
  });
  expect(request).toHaveBeenCalledTimes(1);
});

test('a submission without a response is aborted after 50 seconds, and another can be sent @busy', async () => {
  jest.useFakeTimers();
  const {result} = renderHook(useSubmission);
  const silence = ({signal}: Attempt) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  let ended: unknown;
  act(() => {
    result.current.submit('a', silence).catch((error: unknown) => {
      ended = String(error);
    });
  });
  await act(() => jest.advanceTimersByTimeAsync(BUSY_RESET_MS - 1));
  expect([result.current.busy, ended]).toEqual([true, undefined]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect([result.current.busy, ended]).toEqual([false, 'Error: given up']);
  jest.useRealTimers();
});

test('a form detects that its page has been left', () => {
  const {result, unmount} = renderHook(useIsMounted);
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});
