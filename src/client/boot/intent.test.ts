import {hasStoredData, needsBundleNow, onIntent} from './intent';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  delete document.body.dataset['boot'];
  sessionStorage.clear();
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

test('a redirect page must not wait', () => {
  document.body.dataset['boot'] = 'now';
  expect(needsBundleNow()).toBe(true);
});

test('a document without a body does not throw', () => {
  const {body} = document;
  body.remove();
  expect(needsBundleNow()).toBe(false);
  document.documentElement.append(body);
});

test('a message of the previous page is found', () => {
  sessionStorage.setItem('message', 'sent');
  expect(hasStoredData()).toBe(true);
});

test('a page with a focused field must not wait', () => {
  document.body.innerHTML = '<input aria-label="Name">';
  document.querySelector('input')?.focus();
  expect(needsBundleNow()).toBe(true);
});

test('disabled storage has no message', () => {
  const spy = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(hasStoredData()).toBe(false);
  spy.mockRestore();
});
