import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {onceInView} from '../../primitives/onceInView';
import {throttle} from '../../primitives/throttle';
import {allowPinchZoom} from './allowPinchZoom';
import {NEAR_VIEWPORT} from './constants';
import {createLoop, type Loop} from './createLoop';
import {onSidewaysSwipe} from './onSidewaysSwipe';
import styles from './Carousel.module.css';

type Engine = typeof import('swiper').default;
type Viewport = RefObject<HTMLDivElement | null>;

interface Loaded {
  Engine: Engine;
  /** Index of the slide that the visitor had scrolled to. */
  first: number;
}

/**
 * Replaces a row's native scrolling by Swiper when the row comes near the viewport;
 * Swiper is not loaded before. Focus inside a slide brings the slide into view.
 */
export function useEndlessRow(count: number, copies: number, inView: number, duration: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const moves = copies > 0;
  const loaded = useEngine(viewport, moves, count, setFocused);
  const loop = useLoop(viewport, loaded, count, copies);
  const go = useCallback(
    (step: number) => {
      if (loop.current) return loop.current.go(step, duration);
      return viewport.current ? scrollBy(viewport.current, step, count - inView + 1) : undefined;
    },
    [loop, duration, count, inView],
  );

  // Until Swiper is loaded, the browser scrolls the row, and `overscroll-behavior` keeps a swipe in it.
  useEffect(() => {
    const element = viewport.current;
    if (!element || !loaded) return undefined;
    return onSidewaysSwipe(element, (step) => go(isRtl(element) ? -step : step));
  }, [loaded, go]);

  const ready = loaded !== undefined;

  /** Handles keys as a scrollable row does: arrows move it. Tab goes to the buttons, which come before it. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const {key, shiftKey, currentTarget} = event;
    const forwards = isRtl(currentTarget) ? -1 : 1;
    if (key === 'ArrowRight') go(forwards);
    else if (key === 'ArrowLeft') go(-forwards);
    else if (key === 'Tab' && !shiftKey) {
      currentTarget.parentElement?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  }

  return {
    ready,
    /** Whether the row itself was focused while it was scrollable, and still is. */
    focused,
    go,
    viewportProps: {
      ref: viewport,
      tabIndex: moves && (!ready || focused) ? 0 : undefined,
      onFocus: ({target}: FocusEvent) => {
        const slides = viewport.current?.firstElementChild?.children ?? [];
        const position = [...slides].findIndex((slide) => slide.contains(target));
        if (position >= 0) loop.current?.show(position - copies, inView);
      },
      onBlur: () => setFocused(false),
      onKeyDown: focused ? onKeyDown : undefined,
    },
  };
}

/** Loads Swiper when the row comes near the viewport. @param onLoad gets whether the row has the focus */
function useEngine(
  viewport: Viewport,
  moves: boolean,
  count: number,
  onLoad: (isFocused: boolean) => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const element = viewport.current;
    if (!element || !moves) return undefined;
    let wanted = true;
    const stop = onceInView(
      element,
      () => {
        import(/* webpackChunkName: "swiper" */ 'swiper').then(
          ({default: Engine}) => {
            if (!wanted) return;
            setLoaded({Engine, first: scrolledTo(element, count)});
            onLoad(element === document.activeElement);
          },
          () => undefined, // Offline: the row keeps its native scrolling.
        );
      },
      {rootMargin: NEAR_VIEWPORT},
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [viewport, moves, count, onLoad]);
  return loaded;
}

/** Returns the row that Swiper moves; empty until Swiper is loaded. */
function useLoop(viewport: Viewport, loaded: Loaded | undefined, count: number, copies: number) {
  const loop = useRef<Loop>(undefined);
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
      updateOnWindowResize: false, // Throttled below.
      resizeObserver: false,
      simulateTouch: false, // So that a mouse can select text.
    });
    loop.current = createLoop(swiper, count, copies);
    const forbidPinchZoom = allowPinchZoom(element);
    const stopFitting = fitOnResize(swiper);
    return () => {
      stopFitting();
      forbidPinchZoom();
      loop.current?.destroy();
      swiper.destroy();
    };
  }, [viewport, loaded, count, copies]);
  return loop;
}

/** Updates Swiper when the window changes its size. Returns a function that ends this. */
function fitOnResize(swiper: InstanceType<Engine>): () => void {
  let frame = 0;
  const fit = () => {
    // At either end, Swiper's update moves to the last slide.
    const index = swiper.activeIndex;
    swiper.update();
    swiper.slideTo(index, 0, false);
  };
  const onResize = throttle(() => {
    // Chromium fires the event before it updates viewport-relative lengths.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  window.addEventListener('resize', onResize);
  return () => {
    window.removeEventListener('resize', onResize);
    onResize.cancel();
    cancelAnimationFrame(frame);
  };
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Scrolls a row that Swiper does not move yet, and from either end to the other. Returns the index of the new slide.
 * @param positions how many slides can be the first in view
 */
function scrollBy(row: HTMLElement, step: number, positions: number): number {
  const target = (scrolledTo(row, positions) + positions + step) % positions;
  row.firstElementChild?.children[target]?.scrollIntoView({block: 'nearest', inline: 'start'});
  return target;
}

/** Returns the index of the slide to which the visitor has scrolled. */
function scrolledTo(element: HTMLElement, count: number): number {
  const slide = element.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width;
  return width ? Math.min(Math.round(Math.abs(element.scrollLeft) / width), count - 1) : 0;
}
