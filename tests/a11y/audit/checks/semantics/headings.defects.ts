import type {Defect} from '../../check';
import {at} from './visits';

export const headingsDefects: Defect[] = [
  {
    name: 'A heading is made two levels smaller',
    caughtBy: 'headings',
    visit: {
      ...at('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility'),
      state: 'all questions open',
    },
    plant: {
      script: () => document.querySelector('main h2')?.setAttribute('aria-level', '4'),
    },
  },
  {
    name: 'A second heading is of level 1',
    caughtBy: 'headings',
    visit: at('/', 320),
    plant: {
      script: () => document.querySelector('main h2')?.setAttribute('aria-level', '1'),
    },
  },
  {
    name: 'A heading says "More"',
    caughtBy: 'headings',
    visit: at('/TrendSoft/about-Us'),
    plant: {
      script: () => document.querySelector('main h2')?.replaceChildren('More'),
    },
  },
];
