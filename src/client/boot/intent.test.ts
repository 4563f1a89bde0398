import {hasMessage, mustNotWait, onIntent} from './intent';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  delete document.body.dataset['boot'];
  sessionStorage.clear();
});

test('the click that follows a touch comes first', () => {
  const callback = jest.fn();
  onIntent(callback);
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(40);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a page that redirects says that it cannot wait', () => {
  document.body.dataset['boot'] = 'now';
  expect(mustNotWait()).toBe(true);
});

test('a document that was left before it had a body is left alone', () => {
  const {body} = document;
  body.remove();
  expect(mustNotWait()).toBe(false);
  document.documentElement.append(body);
});

test('a message from the page before is seen', () => {
  sessionStorage.setItem('message', 'sent');
  expect(hasMessage()).toBe(true);
});

test('a field that has the focus already cannot wait', () => {
  document.body.innerHTML = '<input aria-label="Name">';
  document.querySelector('input')?.focus();
  expect(mustNotWait()).toBe(true);
});

test('storage that is switched off causes no message', () => {
  const spy = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(hasMessage()).toBe(false);
  spy.mockRestore();
});
