import type {Check} from '../../check';

export const focusRingDefects: Check['defects'] = [
  {
    name: 'Links lose their ring',
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {css: 'a:focus-visible {outline: none; box-shadow: none}'},
  },
  {
    name: 'The ring is a line of 1 px',
    visit: {route: '/TrendSoft/ContactUs', width: 320, scheme: 'light'},
    plant: {css: ':focus-visible {outline-width: 1px; box-shadow: none}'},
  },
  {
    name: 'The ring keeps its light colour in the dark',
    visit: {route: '/TrendSoft/ContactUs', width: 1280, scheme: 'dark'},
    plant: {css: 'main :focus-visible {outline-color: #16113d}'},
  },
  {
    name: 'The ring is a shadow, which forced colours take away',
    visit: {route: '/TrendSoft/Career', width: 1280, scheme: 'forced colours'},
    plant: {css: ':focus-visible {outline: 0; box-shadow: 0 0 0 4px #33278a}'},
  },
  {
    name: 'Parts of the form clip the ring of their fields',
    visit: {route: '/TrendSoft/ContactUs', width: 1280, scheme: 'light'},
    plant: {css: 'main form :has(> input) {overflow: clip}'},
  },
  {
    name: 'Tabs in the services panel show focus by a paler ground only',
    visit: {
      route: '/About',
      state: 'the services panel on Testing Services',
      width: 1280,
      scheme: 'light',
    },
    plant: {
      css: '[role=tab]:focus-visible {outline: 0; box-shadow: none; background-color: #f5f4fe}',
    },
  },
];
