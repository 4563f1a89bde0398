import type {Defect} from '../../check';

export const orientationDefects: Defect[] = [
  {
    name: 'A phone on its side is asked to be turned',
    caughtBy: 'orientation',
    visit: {route: '/About', width: 320, scheme: 'light'},
    plant: {css: '@media (orientation: landscape) {main {display: none}}'},
  },
];
