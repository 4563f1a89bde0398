/** Submissions run one at a time. */
import {act, renderHook} from '@testing-library/react';
import {BUSY_RESET_MS} from '@trendsoft/forms-service/validate';
import {useIsMounted} from './useIsMounted';
import {useSubmission} from './useSubmission';

test('a second submission is ignored while one is running', async () => {
  const {result} = renderHook(useSubmission);
  const request = jest.fn(() => Promise.resolve('stored'));
  await act(async () => {
    const both = [result.current.submit(request), result.current.submit(request)];
    expect(await Promise.all(both)).toEqual([{result: 'stored'}, undefined]);
  });
  expect(request).toHaveBeenCalledTimes(1);
});

test('a submission without a response is aborted after 50 seconds, and another can be sent @busy', async () => {
  jest.useFakeTimers();
  const {result} = renderHook(useSubmission);
  const silence = (signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  let ended: unknown;
  act(() => {
    result.current.submit(silence).catch((error: unknown) => {
      ended = error;
    });
  });
  await act(() => jest.advanceTimersByTimeAsync(BUSY_RESET_MS - 1));
  expect([result.current.busy, ended]).toEqual([true, undefined]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current.busy).toBe(false);
  expect(ended).toHaveProperty('name', 'TimedOutError');
  jest.useRealTimers();
});

test('a form detects that its page has been left', () => {
  const {result, unmount} = renderHook(useIsMounted);
  expect(result.current()).toBe(true);
  unmount();
  expect(result.current()).toBe(false);
});
