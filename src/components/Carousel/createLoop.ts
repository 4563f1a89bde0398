import type Swiper from 'swiper';
import {ANIMATE_AGAIN_MS, WRAP_RESET_MS} from './constants';

export interface Loop {
  /** Moves by `step` slides; a copy is left first. */
  go(step: number, duration: number): void;
  destroy(): void;
}

/**
 * Makes a row of slides endless. At either end stand copies: the row goes on to a copy, and
 * once that has arrived jumps back to the original without animation, which nobody sees.
 *
 * Swiper's own `loop` moves slides about in the document instead. React, which rendered
 * them, would not know, and the reading order would change every other second.
 */
export function createLoop(
  swiper: Swiper,
  count: number,
  copies: number,
  onMove: (index: number) => void,
): Loop {
  let reset: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let animated = true;

  /** `lag`: how far a move under way still is from its end, so that it goes on from there. */
  function jumpBack(lag = 0) {
    clearTimeout(reset);
    const original = copies + ((((swiper.activeIndex - copies) % count) + count) % count);
    if (original === swiper.activeIndex) return;
    animated = false;
    swiper.slideTo(original, 0);
    if (lag) swiper.setTranslate((swiper.rtl ? -swiper.translate : swiper.translate) + lag);
    clearTimeout(rest);
    rest = setTimeout(() => {
      animated = true;
    }, ANIMATE_AGAIN_MS);
  }

  function go(step: number, duration: number) {
    jumpBack(swiper.getTranslate() - (swiper.rtl ? -swiper.translate : swiper.translate));
    if (animated) {
      swiper.slideTo(swiper.activeIndex + step, duration);
    } else {
      clearTimeout(rest);
      rest = setTimeout(() => {
        animated = true;
        go(step, duration);
      }, ANIMATE_AGAIN_MS);
    }
  }

  swiper.on('slideChange', () => {
    onMove(swiper.activeIndex);
    clearTimeout(reset);
    reset = setTimeout(jumpBack, WRAP_RESET_MS);
  });
  swiper.on('touchStart', () => jumpBack());

  return {
    go,
    destroy() {
      clearTimeout(reset);
      clearTimeout(rest);
    },
  };
}
