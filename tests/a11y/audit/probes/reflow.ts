import {at} from '../planted-faults';
import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from './cut-off';
import {pageOfKind, PLAIN_PAGE} from '../../../setup/routes';

/** Width for content that scrolls vertically, in CSS px; WCAG 2.2, 1.4.10. */
const WIDTH = 320;

/** WCAG 2.2, 1.4.10: at 320 px the page does not scroll horizontally, and no text is clipped or overlaps. */
export const reflow: Probe = {
  id: 'reflow',
  title: 'At 320 px the page does not scroll horizontally, and no text is clipped or overlaps',
  criteria: ['1.4.10'],
  applies: (visit) => forLayout(visit) && visit.width === WIDTH,
  planted: [
    {
      name: 'Headings have a minimum width of 400 px',
      visit: at('/TrendSoft/Privacy-Policy', WIDTH),
      plant: {css: 'main h2 {min-inline-size: 25rem}'},
    },
    {
      name: 'A long heading does not wrap and is clipped',
      visit: at(pageOfKind('job'), WIDTH),
      plant: {css: 'main {overflow: clip} main h1 {white-space: nowrap}'},
    },
    {
      name: 'Text in the open drawer does not wrap',
      visit: at(PLAIN_PAGE, WIDTH, {state: 'the drawer with its list open'}),
      plant: {css: 'dialog li {letter-spacing: 0.4em; white-space: nowrap; overflow: clip}'},
    },
  ],
  run: async (page) => losses(page, 'Let it wrap or shrink, and its container grow.'),
};
