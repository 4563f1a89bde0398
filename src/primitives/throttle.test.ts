import {throttle} from './throttle';

jest.useFakeTimers();

test('the first call runs at once, and later calls once at the end', () => {
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

test('a cancelled call does not run after a later call', () => {
  const callback = jest.fn();
  const throttled = throttle(callback);
  throttled();
  throttled();
  throttled.cancel();
  throttled();
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});
