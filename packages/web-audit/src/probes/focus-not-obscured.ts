import {revealAll} from '../page/instruments';
import {type Probe} from '../probe';
import {forLayout, canTabThrough} from '../when';
import {bothWays} from '../page/tab-walk';

/**
 * Stricter than WCAG 2.2, 2.4.11: nothing covers any part of the focused element in the viewport,
 * neither with Tab nor with Shift+Tab, when the browser scrolls elements to the top edge, where
 * the sticky header is.
 */
export const focusNotObscured: Probe = {
  id: 'focus-not-obscured',
  title: 'The focused element is in the viewport, and nothing covers it',
  criteria: ['2.4.11'],
  applies: (visit) => forLayout(visit) && canTabThrough(visit),
  run: async (page) => {
    await revealAll(page);
    const walks = Object.entries(await bothWays(page));
    const stops = walks.flatMap(([key, {stops}]) => stops.map((stop) => ({...stop, key})));
    return stops
      .filter(({inView, covered}) => !inView || covered > 0)
      .map(({key, inView, covered, cover, selector, html}) => ({
        message: inView
          ? `Focused by ${key}, ${Math.round(100 * covered)} % of it is covered by ${cover}. ` +
            'Use scroll-padding to keep it clear of sticky elements.'
          : `Focused by ${key}, it is outside the viewport, so the position of the focus is not visible.`,
        selector,
        html,
      }));
  },
};
