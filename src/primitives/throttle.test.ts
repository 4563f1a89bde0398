import {throttle} from './throttle';

beforeEach(() => {
  jest.useFakeTimers();
});

test('the first call is answered at once, the rest once more at the end', () => {
  const callback = jest.fn();
  const throttled = throttle(callback);
  throttled();
  throttled();
  throttled();
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(99);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('what was cancelled does not come after a later call', () => {
  const callback = jest.fn();
  const throttled = throttle(callback);
  throttled();
  throttled();
  throttled.cancel();
  throttled();
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});
