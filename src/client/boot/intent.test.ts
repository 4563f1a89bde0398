import {mustNotWait, onIntent} from './intent';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.body.dataset['boot'];
  sessionStorage.clear();
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  '%s is a sign, and counts once',
  (sign) => {
    const callback = jest.fn();
    onIntent(callback);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('pointermove'));
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test('a page that nobody touches waits', () => {
  expect(mustNotWait()).toBe(false);
});

test('a page that redirects says that it cannot wait', () => {
  document.body.dataset['boot'] = 'now';
  expect(mustNotWait()).toBe(true);
});

test('a message from the page before cannot wait', () => {
  sessionStorage.setItem('message', 'sent');
  expect(mustNotWait()).toBe(true);
});

test('a field that has the focus already cannot wait', () => {
  document.body.innerHTML = '<input aria-label="Name">';
  document.querySelector('input')?.focus();
  expect(mustNotWait()).toBe(true);
});

test('storage that is switched off holds no message', () => {
  const spy = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(mustNotWait()).toBe(false);
  spy.mockRestore();
});
