import type {Defect} from '../../check';
import {at, CONTACT} from './visits';

export const landmarksDefects: Defect[] = [
  {
    name: 'A notice stands outside of all landmarks',
    caughtBy: 'landmarks',
    visit: at('/DigitalAccessibility', 320),
    plant: {
      script: () =>
        document.body.insertAdjacentHTML('afterbegin', '<p>We are closed on Monday.</p>'),
    },
  },
  {
    name: 'The main part is no landmark while the form shows its errors',
    caughtBy: 'landmarks',
    visit: {...at(CONTACT), state: 'the contact form with every error'},
    plant: {script: () => document.querySelector('main')?.setAttribute('role', 'group')},
  },
];
