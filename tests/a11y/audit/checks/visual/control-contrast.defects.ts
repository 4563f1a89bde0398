import type {Check} from '../../check';

const VISIT = {route: '/TrendSoft/ContactUs', width: 1280} as const;

export const controlContrastDefects: Check['defects'] = [
  {
    name: 'Fields have a pale grey edge',
    visit: {...VISIT, scheme: 'light'},
    plant: {css: 'main input, main select {border-color: #cfcfd8 !important}'},
  },
  {
    name: 'In the dark, fields keep the edge of the light scheme',
    visit: {...VISIT, width: 320, scheme: 'dark'},
    plant: {css: 'main form [name] {border-color: #3b3760 !important}'},
  },
  {
    name: 'The carousel’s buttons have an edge that is only a hint',
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {css: 'main section button {border-color: #e4e4ec !important}'},
  },
  {
    name: 'The arrows of the carousel are pale',
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {css: 'main section button svg {color: #b9b6cc}'},
  },
  {
    name: 'In forced colours the fields have no edge',
    visit: {...VISIT, scheme: 'forced colours'},
    plant: {css: 'main form [name] {border: 0 !important}'},
  },
  {
    name: 'In forced colours a button’s icon is lost with the ground that drew it',
    visit: {route: '/', width: 1280, scheme: 'forced colours'},
    plant: {
      css: 'main section button {border: 0 !important} main section button svg {visibility: hidden}',
    },
  },
];
