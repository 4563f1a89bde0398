import type {Defect} from '../../check';
import {at, CONTACT} from './visits';

export const authenticationDefects: Defect[] = [
  {
    name: 'A puzzle guards the contact form',
    caughtBy: 'accessible-authentication',
    visit: at(CONTACT),
    plant: {
      script: () =>
        document
          .querySelector('main form')
          ?.insertAdjacentHTML('beforeend', '<label>What is 3 + 4? <input name="proof"></label>'),
    },
  },
];
