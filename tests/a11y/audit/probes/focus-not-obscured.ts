import {revealAll} from '../instruments';
import {at} from '../planted-faults';
import {type Probe} from '../probe';
import {CONTACT, forLayout, canTabThrough} from '../when';
import {bothWays} from './tab-walk';
import {PLAIN_PAGE} from '../../../setup/routes';

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
  planted: [
    {
      name: 'No scroll padding keeps focus clear of the sticky header',
      // Shift+Tab through a long table always scrolls some link under the header.
      visit: at('/accessibility-conformance-report'),
      plant: {css: 'html {scroll-padding: 0}'},
    },
    {
      name: 'A notice is fixed at the bottom of a phone’s screen',
      visit: at(CONTACT, 320),
      plant: {
        css: 'body::after {content: "We use cookies"; position: fixed; z-index: 30; inset: auto 0 0; block-size: 12rem; background: Canvas}',
      },
    },
    {
      name: 'The skip link stays hidden when focused',
      visit: at(PLAIN_PAGE, 768),
      plant: {css: 'a[href="#main"] {translate: 0 -300%}'},
    },
  ],
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
