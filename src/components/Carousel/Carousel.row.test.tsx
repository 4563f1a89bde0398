/** The row that visitors scroll before a carousel comes alive, and what becomes of its focus and place. */
import {act, fireEvent, screen} from '@testing-library/react';
import {button, inView, pass, six, slides, SLIDE_WIDTH, start} from '../../../tests/setup/carousel';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {ADVANCE_MS} from './constants';

test('before it is near the viewport it is a named row that scrolls by keyboard', () => {
  render(six);
  expect(screen.getByRole('group', {name: word('Carousel.slides')})).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(slides()).toHaveLength(6);
});

test('the row keeps the focus that it has when it stops scrolling, and Tab goes on to Pause', async () => {
  const row = await startWithFocus();
  expect(row).toHaveFocus();
  expect(row).toHaveAttribute('tabindex', '0');
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
  fireEvent.keyDown(row, {key: 'Tab'});
  expect(button(word('Carousel.pause'))).toHaveFocus();
  expect(row).not.toHaveAttribute('tabindex');
});

test('Shift+Tab leaves that row to the browser', async () => {
  const row = await startWithFocus();
  expect(fireEvent.keyDown(row, {key: 'Tab', shiftKey: true})).toBe(true);
  expect(row).toHaveFocus();
});

test('it takes over where the visitor has scrolled to', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(2 * SLIDE_WIDTH);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({width: SLIDE_WIDTH} as DOMRect);
  await start();
  expect(inView()[0]).toBe('3 of 6');
});

async function startWithFocus() {
  await start(six, () =>
    act(() => screen.getByRole('group', {name: word('Carousel.slides')}).focus()),
  );
  return screen.getByRole('group', {name: word('Carousel.slides')});
}
