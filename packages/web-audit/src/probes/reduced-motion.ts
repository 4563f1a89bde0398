import {revealAll} from '../page/instruments';
import {type Probe} from '../probe';
import {watch} from '../page/motion';

/**
 * WCAG 2.2, 2.2.2 and 2.3.3 (AAA): with reduced motion, since motion makes some people ill, nothing moves
 * by itself, and no interaction is animated.
 */
export const reducedMotion: Probe = {
  id: 'reduced-motion',
  title: 'With reduced motion, nothing moves by itself, and no transition moves or resizes content',
  criteria: ['2.2.2'],
  applies: ({state, scheme, width}) => !state && scheme === 'reduced motion' && width === 1280,
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
      message: `It ${what} in spite of reduced motion. Use @media (prefers-reduced-motion).`,
      selector,
      html,
    }));
  },
};
