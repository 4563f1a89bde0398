import type {Defect} from '../../check';
import {at, CONTACT} from './visits';

export const labelInNameDefects: Defect[] = [
  {
    name: 'The send button is called something else than it reads',
    caughtBy: 'label-in-name',
    visit: at(CONTACT, 320),
    plant: {
      script: () =>
        document.querySelector('main [type=submit]')?.setAttribute('aria-label', 'Submit form'),
    },
  },
];
