import {fireEvent, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {violations} from '../../../tests/setup/axe';
import {
  button,
  inView,
  pass,
  place,
  screenIs,
  six,
  slides,
  SLIDE_WIDTH,
  start,
  track,
} from '../../../tests/setup/carousel';
import {render} from '../../../tests/setup/render';
import {examples} from './Carousel.examples';
import {ADVANCE_MS, ANIMATE_AGAIN_MS, TRANSITION_MS, WRAP_RESET_MS} from './constants';

test('the business constants are those of the specification', () => {
  expect({ADVANCE_MS, TRANSITION_MS, WRAP_RESET_MS, ANIMATE_AGAIN_MS}).toEqual({
    ADVANCE_MS: 2000,
    TRANSITION_MS: 500,
    WRAP_RESET_MS: 500,
    ANIMATE_AGAIN_MS: 20,
  });
});

test('before it is near the viewport it is a named row that scrolls by keyboard', () => {
  render(six);
  expect(screen.getByRole('group', {name: 'Slides'})).toHaveAttribute('tabindex', '0');
  expect(slides()).toHaveLength(6);
});

test('it is a labelled carousel of slides', async () => {
  await start();
  const carousel = screen.getByRole('region', {name: 'Numbers'});
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides()[0]).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('group', {name: 'Slides'})).not.toHaveAttribute('tabindex');
});

test.each([
  [1024, ['1 of 6', '2 of 6', '3 of 6']],
  [1023, ['1 of 6', '2 of 6']],
  [640, ['1 of 6', '2 of 6']],
  [639, ['1 of 6']],
])('at %i px assistive technology reaches what is in view: %s', async (width, names) => {
  screenIs.width = width;
  await start();
  expect(inView()).toEqual(names);
});

test('a slide out of view is inert', async () => {
  const {container} = await start();
  const out = container.querySelectorAll('[aria-hidden="true"].slide');
  expect(out).toHaveLength(9);
  out.forEach((slide) => expect(slide).toHaveAttribute('inert'));
});

test('it advances by one slide every 2 s, in half a second', async () => {
  await start();
  pass(ADVANCE_MS - 1);
  expect(inView()[0]).toBe('1 of 6');
  pass(1);
  expect(inView()).toEqual(['2 of 6', '3 of 6', '4 of 6']);
  expect(track().style.transitionDuration).toBe('500ms');
  pass(ADVANCE_MS);
  expect(inView()[0]).toBe('3 of 6');
});

test('past the last slide it goes on to a copy, then jumps back to the original without animation', async () => {
  await start();
  pass(6 * ADVANCE_MS);
  expect(place()).toBe(3 + 6);
  expect(inView()).toEqual(['1 of 6', '2 of 6', '3 of 6']);
  expect(track().style.transitionDuration).toBe('500ms');
  pass(WRAP_RESET_MS - 1);
  expect(place()).toBe(3 + 6);
  pass(1);
  expect(place()).toBe(3);
  expect(track().style.transitionDuration).toBe('0ms');
  expect(inView()).toEqual(['1 of 6', '2 of 6', '3 of 6']);
});

test('before the first slide it does the same the other way round', async () => {
  await start();
  fireEvent.click(button('Previous slide'));
  expect(place()).toBe(2);
  expect(inView()[0]).toBe('6 of 6');
  pass(WRAP_RESET_MS);
  expect(place()).toBe(2 + 6);
  expect(inView()[0]).toBe('6 of 6');
});

test('a move asked for right after the jump waits 20 ms for the animation', async () => {
  await start();
  fireEvent.click(button('Previous slide'));
  pass(WRAP_RESET_MS);
  fireEvent.click(button('Next slide'));
  expect(place()).toBe(8);
  pass(ANIMATE_AGAIN_MS - 1);
  expect(place()).toBe(8);
  pass(1);
  expect(place()).toBe(9);
  expect(track().style.transitionDuration).toBe('500ms');
});

test('however often Next is pressed, slides do not run out', async () => {
  await start();
  for (let press = 1; press <= 20; press += 1) {
    fireEvent.click(button('Next slide'));
    pass(ANIMATE_AGAIN_MS);
    expect(inView()[0]).toBe(`${(press % 6) + 1} of 6`);
  }
});

test('a resize is looked at every 100 ms', async () => {
  await start();
  const {swiper} = screen.getByRole<HTMLElement & {swiper: {update: () => void}}>('group', {
    name: 'Slides',
  });
  const update = jest.spyOn(swiper, 'update');
  const frame = 16;
  for (let event = 0; event < 5; event += 1) fireEvent(window, new Event('resize'));
  pass(frame);
  expect(update).toHaveBeenCalledTimes(1);
  pass(99 - frame);
  expect(update).toHaveBeenCalledTimes(1);
  pass(1 + frame);
  expect(update).toHaveBeenCalledTimes(2);
});

test('it takes over where the visitor has scrolled to', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(2 * SLIDE_WIDTH);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({width: SLIDE_WIDTH} as DOMRect);
  await start();
  expect(inView()[0]).toBe('3 of 6');
});

test('slides that are all in view have no buttons and do not move', () => {
  render(examples['Too few to move'] as ReactElement);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('group', {name: 'Slides'})).not.toHaveAttribute('tabindex');
});

test('what it leaves behind does nothing', async () => {
  const {unmount} = await start();
  pass(ADVANCE_MS);
  unmount();
  pass(10 * ADVANCE_MS);
});

test.each(Object.entries(examples))('axe finds nothing in: %s', async (_, example) => {
  const {container} = await start(example);
  jest.useRealTimers();
  expect(await violations(container)).toEqual([]);
});
