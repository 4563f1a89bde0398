import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {button, change, inView, pass, screenIs, start, track} from '../../../tests/setup/carousel';
import {word} from '../../../tests/setup/words';
import {ADVANCE_MS, ANIMATE_AGAIN_MS} from './constants';

const user = () => userEvent.setup({advanceTimers: jest.advanceTimersByTime});

test('Tab goes to Pause first, then to Previous and Next', async () => {
  await start();
  const keyboard = user();
  for (const name of [word('Carousel.pause'), word('Carousel.previous'), word('Carousel.next')]) {
    await keyboard.tab();
    expect(button(name)).toHaveFocus();
  }
  await keyboard.tab();
  expect(document.body).toHaveFocus();
});

test('Shift+Tab goes back from Next to Previous and Pause', async () => {
  await start();
  const keyboard = user();
  act(() => button(word('Carousel.next')).focus());
  for (const name of [word('Carousel.previous'), word('Carousel.pause')]) {
    await keyboard.tab({shift: true});
    expect(button(name)).toHaveFocus();
  }
});

test.each(['{Enter}', ' '])('the key "%s" works on every button', async (key) => {
  await start();
  const keyboard = user();
  await keyboard.tab();
  await keyboard.keyboard(key);
  expect(button(word('Carousel.play'))).toHaveFocus();
  await keyboard.tab();
  await keyboard.keyboard(key);
  expect(inView()[0]).toBe('6 of 6');
  await keyboard.tab();
  await keyboard.keyboard(key);
  pass(ANIMATE_AGAIN_MS);
  expect(inView()[0]).toBe('1 of 6');
});

test('a paused carousel stays where it is, and goes on when asked to', async () => {
  await start();
  fireEvent.click(button(word('Carousel.pause')));
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
  fireEvent.click(button(word('Carousel.play')));
  pass(ADVANCE_MS);
  expect(inView()[0]).toBe('2 of 6');
});

test('the pointer holds it, and it goes on when the pointer has left', async () => {
  await start();
  const carousel = screen.getByRole('region');
  fireEvent.pointerEnter(carousel);
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
  fireEvent.pointerLeave(carousel);
  pass(ADVANCE_MS);
  expect(inView()[0]).toBe('2 of 6');
});

test('focus holds it, and it goes on when focus has left', async () => {
  await start();
  act(() => button(word('Carousel.pause')).focus());
  act(() => button(word('Carousel.next')).focus());
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
  act(() => button(word('Carousel.next')).blur());
  pass(ADVANCE_MS);
  expect(inView()[0]).toBe('2 of 6');
});

test('what the visitor paused does not go on when pointer and focus leave', async () => {
  await start();
  const carousel = screen.getByRole('region');
  fireEvent.pointerEnter(carousel);
  fireEvent.click(button(word('Carousel.pause')));
  fireEvent.pointerLeave(carousel);
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
});

test('Play works although pointer and focus are on it', async () => {
  screenIs.reducedMotion = true;
  await start();
  const keyboard = user();
  await keyboard.tab();
  await keyboard.keyboard('{Enter}');
  pass(ADVANCE_MS);
  expect(inView()[0]).toBe('2 of 6');
});

test('under reduced motion it does not start, and moves at once when asked to', async () => {
  screenIs.reducedMotion = true;
  await start();
  expect(button(word('Carousel.play'))).toBeVisible();
  pass(10 * ADVANCE_MS);
  expect(inView()[0]).toBe('1 of 6');
  fireEvent.click(button(word('Carousel.next')));
  expect(track().style.transitionDuration).toBe('0ms');
  expect(inView()[0]).toBe('2 of 6');
});

test('a change of the preference is followed, also after a choice', async () => {
  await start();
  change({reducedMotion: true});
  expect(button(word('Carousel.play'))).toBeVisible();
  fireEvent.click(button(word('Carousel.play')));
  change({reducedMotion: false});
  fireEvent.click(button(word('Carousel.pause')));
  change({reducedMotion: true});
  change({reducedMotion: false});
  pass(10 * ADVANCE_MS);
  expect(button(word('Carousel.play'))).toBeVisible();
});

test('in a hidden tab it stands still', async () => {
  await start();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(10 * ADVANCE_MS);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(inView()[0]).toBe('1 of 6');
});

describe('its status line', () => {
  const status = () => screen.getByRole('status');

  test('is empty until a button is pressed, however long it rotates', async () => {
    await start();
    pass(3 * ADVANCE_MS);
    expect(status()).toBeEmptyDOMElement();
  });

  test('says that it was paused, and that it goes on', async () => {
    await start();
    fireEvent.click(button(word('Carousel.pause')));
    expect(status()).toHaveTextContent(word('Carousel.paused'));
    fireEvent.click(button(word('Carousel.play')));
    expect(status()).toHaveTextContent(word('Carousel.playing'));
  });

  test('says which slides Next and Previous lead to, round the end too', async () => {
    await start();
    fireEvent.click(button(word('Carousel.pause')));
    fireEvent.click(button(word('Carousel.next')));
    expect(status()).toHaveTextContent('Slides 2 to 4 of 6');
    fireEvent.click(button(word('Carousel.previous')));
    fireEvent.click(button(word('Carousel.previous')));
    expect(status()).toHaveTextContent('Slides 6 to 2 of 6');
  });

  test('names one slide where one is in view', async () => {
    screenIs.width = 375;
    await start();
    act(() => button(word('Carousel.next')).focus());
    fireEvent.click(button(word('Carousel.next')));
    expect(status()).toHaveTextContent('Slide 2 of 6');
  });

  test('takes the place back once the slides rotate again', async () => {
    await start();
    act(() => button(word('Carousel.next')).focus());
    fireEvent.click(button(word('Carousel.next')));
    act(() => button(word('Carousel.next')).blur());
    expect(status()).toHaveTextContent(/^$/);
  });
});
