import type Swiper from 'swiper';
import {ANIMATE_AGAIN_MS} from './constants';
import {createLoop} from './createLoop';

test('after two jumps in a row the animation waits for the second', () => {
  jest.useFakeTimers();
  const touch: (() => void)[] = [];
  const swiper = {
    activeIndex: 2,
    translate: 0,
    getTranslate: () => 0,
    slideTo: jest.fn(),
    on: (event: string, listener: () => void) => event === 'touchStart' && touch.push(listener),
  };
  swiper.slideTo.mockImplementation((index: number) => {
    swiper.activeIndex = index;
  });
  const loop = createLoop(swiper as unknown as Swiper, 6, 3);
  const jump = () => {
    swiper.activeIndex = 2;
    touch.forEach((listener) => listener());
    expect(swiper.activeIndex).toBe(8);
  };
  jump();
  jest.advanceTimersByTime(ANIMATE_AGAIN_MS - 1);
  jump();
  jest.advanceTimersByTime(ANIMATE_AGAIN_MS - 1);
  swiper.slideTo.mockClear();
  loop.go(1, 500);
  expect(swiper.slideTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(ANIMATE_AGAIN_MS);
  expect(swiper.slideTo.mock.calls).toEqual([[9, 500]]);
  loop.destroy();
  jest.useRealTimers();
});
