/** tests/SPEC.md section 4: states and transitions of widgets. */
import {departure, section, tested} from '../row';

export default section('4', [
  [
    'Drawer: toggled by the menu button',
    departure(14, 'Close stands in its place'),
    tested('@drawer'),
  ],
  ['Drawer: a click outside closes it', tested('@drawer')],
  ['Drawer: focus moves into it on opening', tested('@drawer')],
  [
    'Drawer: Tab on the last drawer link closes it and moves focus to another link',
    tested('@drawer'),
  ],
  [
    'Services panel: active category defaults to Digital Accessibility Services',
    tested('@services-panel'),
  ],
  ['Services panel: changes on click', tested('@services-panel')],
  ['Services panel: changes on Enter/Space on a category tab', tested('@services-panel')],
  ['Tab blocks: one selected tab id, starting as the first tab', tested('@tabs')],
  ['Tab blocks: clicking a tab selects it', tested('@tabs')],
  [
    'Hero counters: animate from 0 to target over 2 s on load',
    departure(3, 'under reduced motion the final figure stands at once'),
    tested('@counters'),
  ],
  [
    'Stats counters: start counting (2 s) only once the stats section scrolls into view',
    departure(3, 'under reduced motion the final figure stands at once'),
    tested('@counters'),
  ],
  ['Testimonial carousel: loops endlessly', tested('@carousel')],
  [
    'Testimonial carousel: advances one slide every 2 s',
    departure(3, 'it can be paused, and does not start under reduced motion'),
    tested('@carousel'),
  ],
  ['Testimonial carousel: has previous and next buttons', tested('@carousel')],
  [
    'Testimonial carousel: at either end it jumps back without animation after about 0.5 s',
    tested('@carousel'),
  ],
]);
