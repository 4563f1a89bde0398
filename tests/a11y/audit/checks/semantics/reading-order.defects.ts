import type {Defect} from '../../check';
import {at} from './visits';

export const readingOrderDefects: Defect[] = [
  {
    name: 'CSS turns the order of the page round',
    caughtBy: 'reading-order',
    visit: at('/About', 320),
    plant: {css: 'main { display: flex; flex-direction: column-reverse }'},
  },
  {
    name: 'aria-owns makes the last paragraph the first that is read',
    caughtBy: 'reading-order',
    visit: at('/terms-of-service', 320),
    plant: {
      script: () => {
        const paragraphs = document.querySelectorAll('main p');
        const last = paragraphs[paragraphs.length - 1];
        if (last) last.id = 'stolen';
        document.querySelector('main p')?.setAttribute('aria-owns', 'stolen');
      },
    },
  },
  {
    name: 'A positive tabindex lets one link jump the queue',
    caughtBy: 'reading-order',
    visit: at('/TrendSoft/WhoWeServe', 320),
    plant: {script: () => document.querySelector('main a')?.setAttribute('tabindex', '1')},
  },
];
