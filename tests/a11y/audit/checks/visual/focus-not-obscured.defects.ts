import type {Defect} from '../../check';

const caughtBy = 'focus-not-obscured';

export const focusNotObscuredDefects: Defect[] = [
  {
    name: 'Nothing keeps focus clear of the sticky header',
    caughtBy,
    // Backwards through a long table some link always comes to lie where the header is.
    visit: {route: '/accessibility-conformance-report', width: 1280, scheme: 'light'},
    plant: {css: 'html {scroll-padding: 0}'},
  },
  {
    name: 'A notice stays on the bottom of a phone’s screen',
    caughtBy,
    visit: {route: '/TrendSoft/ContactUs', width: 320, scheme: 'light'},
    plant: {
      css: 'body::after {content: "We use cookies"; position: fixed; z-index: 30; inset: auto 0 0; block-size: 12rem; background: Canvas}',
    },
  },
  {
    name: 'The skip link stays out of sight with the focus in it',
    caughtBy,
    visit: {route: '/About', width: 768, scheme: 'light'},
    plant: {css: 'a[href="#main"] {translate: 0 -300%}'},
  },
];
