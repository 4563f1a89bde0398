import {revealAll} from '../instruments';
import {at} from '../plants';
import {type Probe} from '../probe';
import {CONTACT, forLayout, canTabThrough} from '../when';
import {bothWays} from './tab-walk';

/**
 * WCAG 2.2, 2.4.11, and more: not only is something of the focused element in sight, nothing
 * lies over any part of it that the viewport shows, forwards and backwards. Backwards is where
 * a sticky header hides what the browser scrolls to the top edge.
 */
export const focusNotObscured: Probe = {
  id: 'focus-not-obscured',
  title: 'What has the focus is in the viewport, and nothing lies over it',
  criteria: ['2.4.11'],
  applies: (visit) => forLayout(visit) && canTabThrough(visit),
  planted: [
    {
      name: 'Nothing keeps focus clear of the sticky header',
      // Backwards through a long table, some link is always behind the header.
      visit: at('/accessibility-conformance-report'),
      plant: {css: 'html {scroll-padding: 0}'},
    },
    {
      name: 'A notice stays on the bottom of a phone’s screen',
      visit: at(CONTACT, 320),
      plant: {
        css: 'body::after {content: "We use cookies"; position: fixed; z-index: 30; inset: auto 0 0; block-size: 12rem; background: Canvas}',
      },
    },
    {
      name: 'The skip link stays out of sight with the focus in it',
      visit: at('/About', 768),
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
          ? `Reached by ${key}, ${Math.round(100 * covered)} % of it lies under ${cover}. ` +
            'Let scroll-padding keep what is sticky clear of it.'
          : `Reached by ${key}, it is outside of the viewport, so that nobody sees where the focus is.`,
        selector,
        html,
      }));
  },
};
