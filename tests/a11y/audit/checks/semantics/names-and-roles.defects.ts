import type {Defect} from '../../check';
import {at} from './visits';

export const namesAndRolesDefects: Defect[] = [
  {
    name: 'The menu button of small screens loses its words',
    caughtBy: 'names-and-roles',
    visit: at('/About', 320),
    plant: {
      script: () => document.querySelector('header [aria-haspopup=dialog]')?.replaceChildren(),
    },
  },
  {
    name: 'A <div> in the Tab order stands in for a button',
    caughtBy: 'names-and-roles',
    visit: {...at('/'), state: 'the carousel, paused'},
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<div tabindex="0">Next</div>'),
    },
  },
];
