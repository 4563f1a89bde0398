import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {violations} from '../../../tests/setup/axe';
import {button, inView, pass, place, slides, start, track} from '../../../tests/setup/carousel';
import {watchClickHandlers} from '../../../tests/setup/click-handlers';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {Carousel} from './Carousel';
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

test('it is a labelled carousel of slides', async () => {
  await start();
  const carousel = screen.getByRole('region', {name: 'Numbers'});
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides()[0]).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('group', {name: word('Carousel.slides')})).not.toHaveAttribute(
    'tabindex',
  );
});

test('assistive technology knows each slide once, whichever are in view', async () => {
  const {container} = await start();
  const names = [1, 2, 3, 4, 5, 6].map((number) => `${number} of 6`);
  const known = () => slides().map((slide) => slide.getAttribute('aria-label'));
  expect(known()).toEqual(names);
  pass(3 * ADVANCE_MS);
  expect(known()).toEqual(names);
  const copies = container.querySelectorAll('[data-copy]');
  expect(copies).toHaveLength(6);
  copies.forEach((copy) => {
    expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(copy).toHaveAttribute('inert');
  });
});

test('rotation changes nothing in the accessibility tree', async () => {
  await start();
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const {type, attributeName} of records) changes.push(attributeName ?? type);
  });
  const carousel = screen.getByRole('region');
  observer.observe(carousel, {attributes: true, childList: true, subtree: true});
  const replaced = watchClickHandlers('button');
  for (let turn = 0; turn < 12; turn += 1) pass(ADVANCE_MS);
  await Promise.resolve();
  observer.disconnect();
  expect(changes.filter((change) => !['style', 'class'].includes(change))).toEqual([]);
  expect(changes).toContain('style');
  expect(replaced()).toEqual([]);
});

test('what gets the focus in a slide out of view brings that slide into view', async () => {
  await start(
    <Carousel label="Numbers" inView={{small: 1, medium: 2, wide: 3}}>
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
  act(() => screen.getByText('Three', {selector: ':not([inert]) > *'}).focus());
  expect(inView()).toEqual(['1 of 6', '2 of 6', '3 of 6']);
  act(() => screen.getByText('Five', {selector: ':not([inert]) > *'}).focus());
  expect(inView()).toContain('5 of 6');
  pass(10 * ADVANCE_MS);
  expect(inView()).toContain('5 of 6');
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
  fireEvent.click(button(word('Carousel.previous')));
  expect(place()).toBe(2);
  expect(inView()[0]).toBe('6 of 6');
  pass(WRAP_RESET_MS);
  expect(place()).toBe(2 + 6);
  expect(inView()[0]).toBe('6 of 6');
});

test('a move asked for right after the jump waits 20 ms for the animation', async () => {
  await start();
  fireEvent.click(button(word('Carousel.previous')));
  pass(WRAP_RESET_MS);
  fireEvent.click(button(word('Carousel.next')));
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
    fireEvent.click(button(word('Carousel.next')));
    pass(ANIMATE_AGAIN_MS);
    expect(inView()[0]).toBe(`${(press % 6) + 1} of 6`);
  }
});

test('a resize is looked at every 100 ms', async () => {
  await start();
  const {swiper} = screen.getByRole<HTMLElement & {swiper: {update: () => void}}>('group', {
    name: word('Carousel.slides'),
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

test('slides that are all in view have no buttons and do not move', () => {
  render(examples['Too few to move'] as ReactElement);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('group', {name: word('Carousel.slides')})).not.toHaveAttribute(
    'tabindex',
  );
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
