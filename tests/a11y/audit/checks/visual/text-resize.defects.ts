import type {Defect} from '../../check';

const caughtBy = 'text-resize';

export const textResizeDefects: Defect[] = [
  {
    name: 'Buttons have a height in px',
    caughtBy,
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {
      css: 'main a[href="/TrendSoft/ContactUs"] {min-block-size: 0; max-block-size: 18px; padding: 0; overflow: clip}',
    },
  },
  {
    name: 'The header shows all its links in half of the window too',
    caughtBy,
    visit: {route: '/TrendSoft/Career', width: 1280, scheme: 'light'},
    plant: {css: 'header nav[aria-label] {display: block}'},
  },
];
