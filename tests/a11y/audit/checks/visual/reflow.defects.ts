import type {Defect} from '../../check';

const caughtBy = 'reflow';
const visit = {width: 320, scheme: 'light'} as const;

export const reflowDefects: Defect[] = [
  {
    name: 'A part is drawn for 400 px',
    caughtBy,
    visit: {...visit, route: '/TrendSoft/Privacy-Policy'},
    plant: {css: 'main h2 {min-inline-size: 25rem}'},
  },
  {
    name: 'A long heading does not wrap, and what is too much is hidden',
    caughtBy,
    visit: {...visit, route: '/TrendSoft/Career/epubaccessibility'},
    plant: {css: 'main {overflow: clip} main h1 {white-space: nowrap}'},
  },
  {
    name: 'Words in the open drawer do not wrap',
    caughtBy,
    visit: {...visit, route: '/About', state: 'the drawer with its list open'},
    plant: {css: 'dialog li {letter-spacing: 0.4em; white-space: nowrap; overflow: clip}'},
  },
];
