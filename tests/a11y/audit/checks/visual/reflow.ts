import type {Check} from '../../check';
import {losses} from './cut-off';
import {equip} from './instruments';

/** Where most of its defects are planted. */
const VISIT = {width: 320, scheme: 'light'} as const;

/** WCAG 2.2, 1.4.10: the width for content that scrolls vertically, in CSS px. */
const WIDTH = 320;

/** WCAG 2.2, 1.4.10: at 320 px nothing needs sideways scrolling, and no words are cut off or lie on others. */
export const reflow: Check = {
  id: 'reflow',
  title: 'At 320 px nothing scrolls sideways, is cut off or lies on something else',
  criteria: ['1.4.10'],
  applies: ({width, scheme}) => width === WIDTH && scheme === 'light',
  run: async (page) => {
    await equip(page);
    const found = await losses(page);
    return found.map(({what, selector, html}) => ({
      rule: 'reflow',
      outcome: 'violation' as const,
      criteria: ['1.4.10'],
      message: `${what}. Let it wrap or shrink, and its part grow.`,
      selector,
      html,
    }));
  },
  defects: [
    {
      name: 'A part is drawn for 400 px',
      visit: {...VISIT, route: '/TrendSoft/Privacy-Policy'},
      plant: {css: 'main h2 {min-inline-size: 25rem}'},
    },
    {
      name: 'A long heading does not wrap, and what is too much is hidden',
      visit: {...VISIT, route: '/TrendSoft/Career/epubaccessibility'},
      plant: {css: 'main {overflow: clip} main h1 {white-space: nowrap}'},
    },
    {
      name: 'Words in the open drawer do not wrap',
      visit: {...VISIT, route: '/About', state: 'the drawer with its list open'},
      plant: {css: 'dialog li {letter-spacing: 0.4em; white-space: nowrap; overflow: clip}'},
    },
  ],
};
