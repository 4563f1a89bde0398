/** What the carousel's unit tests share: a window with a layout, and words for what is in it. */
import {act, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {examples} from '../../src/components/Carousel/Carousel.examples';
import {render} from './render';

export const six = examples['Six slides, three in view'] as ReactElement;
export const SLIDE_WIDTH = 300;

/** What the window says; `change` says it again. */
export const screenIs = {width: 1280, reducedMotion: false};
const listeners = new Set<() => void>();

export function change(what: Partial<typeof screenIs>) {
  Object.assign(screenIs, what);
  act(() => listeners.forEach((listener) => listener()));
}

function answer(media: string) {
  const width = /min-width: (\d+)px/.exec(media)?.[1];
  if (width) return screenIs.width >= Number(width);
  return media === '(prefers-reduced-motion: reduce)' && screenIs.reducedMotion;
}

let comeNear: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  listeners.clear();
  Object.assign(screenIs, {width: 1280, reducedMotion: false});
  window.matchMedia = ((media: string) => ({
    media,
    matches: answer(media),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof matchMedia;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      expect(options?.rootMargin).toBe('200px');
      comeNear = () =>
        callback(
          [{isIntersecting: true} as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  // jsdom has no layout; Swiper asks for these. Every move has arrived.
  window.DOMMatrixReadOnly = class {
    m41: number;
    constructor(transform: string) {
      this.m41 = Number(/translate3d\((-?[\d.]+)px/.exec(transform)?.[1]);
    }
  } as unknown as typeof DOMMatrixReadOnly;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3 * SLIDE_WIDTH);
  document.head.innerHTML = `<style>.slide {width: ${SLIDE_WIDTH}px; box-sizing: border-box}</style>`;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders a carousel, does what comes `first`, brings it near the viewport and waits for Swiper. */
export async function start(ui = six, first = () => {}) {
  const result = render(ui);
  first();
  await act(async () => {
    comeNear();
    await import('swiper');
    await Promise.resolve();
  });
  return result;
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** A button by the words that it shows or stands for; its name goes on with the carousel's. */
export const button = (words: string) => screen.getByRole('button', {name: `${words}: Numbers`});
/** The slides that assistive technology knows. */
export const slides = () => screen.queryAllByRole('group', {name: /of 6/});
export const track = () => slides()[0]?.parentElement as HTMLElement;
/** Index of the slide at the start, among originals and copies. */
export const place = () =>
  Number(/translate3d\((-?[\d.]+)px/.exec(track().style.transform)?.[1]) / -SLIDE_WIDTH;
/** Names of the slides that three slides' space shows, copies among them. */
export const inView = () =>
  [...track().children]
    .slice(place(), place() + 3)
    .map((slide) => slide.getAttribute('aria-label'));
