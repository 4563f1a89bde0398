import {at} from '../plants';
import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from './cut-off';

/** WCAG 2.2, 1.4.10: the width for content that scrolls vertically, in CSS px. */
const WIDTH = 320;

/** WCAG 2.2, 1.4.10: at 320 px nothing needs sideways scrolling, and no text is cut off or covered. */
export const reflow: Probe = {
  id: 'reflow',
  title: 'At 320 px nothing scrolls sideways, is cut off or lies on something else',
  criteria: ['1.4.10'],
  applies: (visit) => forLayout(visit) && visit.width === WIDTH,
  planted: [
    {
      name: 'A part is drawn for 400 px',
      visit: at('/TrendSoft/Privacy-Policy', WIDTH),
      plant: {css: 'main h2 {min-inline-size: 25rem}'},
    },
    {
      name: 'A long heading does not wrap, and what is too much is hidden',
      visit: at('/TrendSoft/Career/epubaccessibility', WIDTH),
      plant: {css: 'main {overflow: clip} main h1 {white-space: nowrap}'},
    },
    {
      name: 'Words in the open drawer do not wrap',
      visit: at('/About', WIDTH, {state: 'the drawer with its list open'}),
      plant: {css: 'dialog li {letter-spacing: 0.4em; white-space: nowrap; overflow: clip}'},
    },
  ],
  run: async (page) => losses(page, 'Let it wrap or shrink, and its part grow.'),
};
