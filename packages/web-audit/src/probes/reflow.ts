import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from '../page/cut-off';

/** Width for content that scrolls vertically, in CSS px; WCAG 2.2, 1.4.10. */
const WIDTH = 320;

/** WCAG 2.2, 1.4.10: at 320 px the page does not scroll horizontally, and no text is clipped or overlaps. */
export const reflow: Probe = {
  id: 'reflow',
  title: 'At 320 px the page does not scroll horizontally, and no text is clipped or overlaps',
  criteria: ['1.4.10'],
  applies: (visit) => forLayout(visit) && visit.width === WIDTH,
  run: async (page) => losses(page, 'Let it wrap or shrink, and its container grow.'),
};
