import type {Defect} from '../../check';
import {at} from './visits';

export const skipLinkDefects: Defect[] = [
  {
    name: 'The skip link is taken away',
    caughtBy: 'skip-link',
    visit: at('/About'),
    plant: {css: 'a[href="#main"] { display: none }'},
  },
  {
    name: 'The skip link leads nowhere',
    caughtBy: 'skip-link',
    visit: at('/DigitalAccessibility', 320),
    plant: {script: () => document.querySelector('#main')?.removeAttribute('id')},
  },
];
