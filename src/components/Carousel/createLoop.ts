import type Swiper from 'swiper';
import {ANIMATE_AGAIN_MS, WRAP_RESET_MS} from './constants';

export interface Loop {
  /** Moves by `step` slides, after jumping from a copy to its original. Returns the new slide's index. */
  go(step: number, duration: number): number;
  /** Brings a slide into view without animation, unless it is one of the `inView` visible slides. */
  show(slide: number, inView: number): void;
  destroy(): void;
}

/**
 * Makes a row of slides endless. Both ends have copies: the row moves to a copy, then jumps
 * to the original without animation, which is not visible.
 *
 * Swiper's own `loop` moves slides in the document instead. React would not know, and the
 * reading order would change every two seconds.
 */
export function createLoop(swiper: Swiper, count: number, copies: number): Loop {
  let reset: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let animated = true;

  /** Returns the first slide in view, or the original of a copy. */
  const first = () => (((swiper.activeIndex - copies) % count) + count) % count;

  /** @param lag distance that a movement in progress still has to cover, so that it continues from there */
  function jumpBack(lag = 0) {
    clearTimeout(reset);
    const original = copies + first();
    if (original === swiper.activeIndex) return;
    animated = false;
    swiper.slideTo(original, 0);
    if (lag) swiper.setTranslate((swiper.rtl ? -swiper.translate : swiper.translate) + lag);
    animateAgain();
  }

  function animateAgain(then?: () => void) {
    clearTimeout(rest);
    rest = setTimeout(() => {
      animated = true;
      then?.();
    }, ANIMATE_AGAIN_MS);
  }

  function go(step: number, duration: number) {
    const target = (first() + count + step) % count;
    jumpBack(swiper.getTranslate() - (swiper.rtl ? -swiper.translate : swiper.translate));
    if (animated) swiper.slideTo(swiper.activeIndex + step, duration);
    else animateAgain(() => go(step, duration));
    return target;
  }

  function show(slide: number, inView: number) {
    const position = copies + slide;
    const seen = position >= swiper.activeIndex && position < swiper.activeIndex + inView;
    if (!seen) swiper.slideTo(position, 0);
  }

  swiper.on('slideChange', () => {
    clearTimeout(reset);
    reset = setTimeout(jumpBack, WRAP_RESET_MS);
  });
  swiper.on('touchStart', () => jumpBack());

  return {
    go,
    show,
    destroy() {
      clearTimeout(reset);
      clearTimeout(rest);
    },
  };
}
