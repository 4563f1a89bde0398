import {revealAll} from '../instruments';
import {at} from '../planted-faults';
import {type Probe} from '../probe';
import {watch} from './motion';
import {PLAIN_PAGE} from '../../../setup/routes';

/**
 * WCAG 2.2, 2.2.2 and 2.3.3 (AAA): with reduced motion, since motion makes some people ill, nothing moves
 * by itself, and no interaction is animated.
 */
export const reducedMotion: Probe = {
  id: 'reduced-motion',
  title: 'With reduced motion, nothing moves by itself, and no transition moves or resizes content',
  criteria: ['2.2.2'],
  applies: ({state, scheme, width}) => !state && scheme === 'reduced motion' && width === 1280,
  planted: [
    {
      name: 'An image rotates in spite of reduced motion',
      visit: at(PLAIN_PAGE, 1280, {scheme: 'reduced motion'}),
      plant: {
        css: '@keyframes turn-on {to {rotate: 1turn}} main svg {animation: turn-on 3s infinite}',
      },
    },
    {
      name: 'Cards have a transition in spite of reduced motion',
      visit: at('/', 1280, {scheme: 'reduced motion'}),
      plant: {css: 'main li {transition: translate 400ms}'},
    },
  ],
  run: async (page) => {
    await revealAll(page);
    const moving = await watch(page);
    const transitions = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
      const moves =
        /^all$|transform|translate|scale|rotate|inset|top|left|margin|size|width|height/;
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const moved = style.transitionProperty
            .split(', ')
            .some((property) => moves.test(property));
          return moved && seconds(style.transitionDuration) > 0;
        })
        .map(window.audit.locationOf);
    });
    return [
      ...moving.map(({selector, html}) => ({what: 'moves by itself', selector, html})),
      ...transitions.map((location) => ({what: 'has a transition', ...location})),
    ].map(({what, selector, html}) => ({
      criteria: what === 'has a transition' ? [] : ['2.2.2'],
      message: `It ${what} in spite of reduced motion. Use --quick and --calm, or @media (prefers-reduced-motion).`,
      selector,
      html,
    }));
  },
};
