import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {throttle} from '../../primitives/throttle';
import {NEAR_VIEWPORT} from './constants';
import {createLoop, type Loop} from './createLoop';
import styles from './Carousel.module.css';

type Engine = typeof import('swiper').default;

/**
 * Turns a row that scrolls into one that moves by itself, when it comes near the viewport:
 * until then Swiper is not fetched, and browser scrolling does.
 */
export function useEndlessRow(count: number, copies: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const loop = useRef<Loop>(undefined);
  const [loaded, setLoaded] = useState<{Engine: Engine; first: number}>();
  const [position, setPosition] = useState(0);
  const moves = copies > 0;

  useEffect(() => {
    const element = viewport.current;
    if (!element || !moves) return undefined;
    let wanted = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "swiper" */ 'swiper').then(
          ({default: Engine}) => {
            if (wanted) setLoaded({Engine, first: scrolledTo(element, count)});
          },
          () => undefined, // The connection is gone; the row goes on scrolling.
        );
      },
      {rootMargin: NEAR_VIEWPORT},
    );
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [moves, count]);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !loaded) return undefined;
    const swiper = new loaded.Engine(element, {
      wrapperClass: String(styles['track']),
      slideClass: String(styles['slide']),
      slidesPerView: 'auto', // The style sheet sizes slides, before and after.
      initialSlide: copies + loaded.first,
      normalizeSlideIndex: false,
      watchOverflow: false,
      updateOnWindowResize: false, // Throttled below instead.
      resizeObserver: false,
      simulateTouch: false, // A mouse selects text.
    });
    setPosition(swiper.activeIndex);
    loop.current = createLoop(swiper, count, copies, setPosition);
    let frame = 0;
    const fit = () => {
      // At either end Swiper's update goes to the very last slide.
      const index = swiper.activeIndex;
      swiper.update();
      swiper.slideTo(index, 0, false);
    };
    const onResize = throttle(() => {
      // Chromium tells of a resize before lengths that follow the window are new.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      onResize.cancel();
      cancelAnimationFrame(frame);
      loop.current?.destroy();
      swiper.destroy();
    };
  }, [loaded, count, copies]);

  const go = useCallback((step: number, duration: number) => loop.current?.go(step, duration), []);
  return {viewport, ready: loaded !== undefined, position, go};
}

/** Which slide the visitor has scrolled to already. */
function scrolledTo(element: HTMLElement, count: number): number {
  const slide = element.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width;
  return width ? Math.min(Math.round(Math.abs(element.scrollLeft) / width), count - 1) : 0;
}
