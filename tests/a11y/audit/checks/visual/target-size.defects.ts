import type {Defect} from '../../check';

const caughtBy = 'target-size';

export const targetSizeDefects: Defect[] = [
  {
    name: 'The links of the footer are lines of 16 px, one upon the other',
    caughtBy,
    visit: {route: '/About', width: 320, scheme: 'light'},
    plant: {
      css: 'footer ul {gap: 0 !important} footer li {margin: 0 !important; min-block-size: 0 !important} footer li a {display: block !important; block-size: 16px !important; min-block-size: 0 !important; padding: 0 !important; line-height: 16px !important}',
    },
  },
  {
    name: 'The button of the form is 30 px high',
    caughtBy,
    visit: {route: '/TrendSoft/ContactUs', width: 768, scheme: 'light'},
    plant: {
      css: 'main button[type=submit] {min-block-size: 0; block-size: 30px; padding-block: 0}',
    },
  },
];
