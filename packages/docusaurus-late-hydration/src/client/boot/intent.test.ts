/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {needsBundleNow, onIntent} from './intent';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  delete document.body.dataset['boot'];
});

test('hydration starts after the click that follows a touch', () => {
  const callback = jest.fn();
  onIntent(callback);
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(40);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a document without a body does not throw', () => {
  const {body} = document;
  body.remove();
  expect(needsBundleNow()).toBe(false);
  document.documentElement.append(body);
});

test('a page with a focused field, or that redirects, must not wait', () => {
  document.body.innerHTML = '<input aria-label="Name">';
  expect(needsBundleNow()).toBe(false);
  document.querySelector('input')?.focus();
  expect(needsBundleNow()).toBe(true);
  document.querySelector('input')?.blur();
  document.body.dataset['boot'] = 'now';
  expect(needsBundleNow()).toBe(true);
});
