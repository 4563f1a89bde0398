import type {Defect} from '../../check';
import {at, CAREERS, CONTACT} from './visits';

export const autocompleteDefects: Defect[] = [
  {
    name: 'The email field does not say what it is for',
    caughtBy: 'autocomplete',
    visit: at(CAREERS, 320),
    plant: {
      script: () => document.querySelector('#careers-email')?.removeAttribute('autocomplete'),
    },
  },
  {
    name: 'The company field asks browsers for a name',
    caughtBy: 'autocomplete',
    visit: at(CONTACT),
    plant: {
      script: () =>
        document.querySelector('#contact-companyName')?.setAttribute('autocomplete', 'name'),
    },
  },
];
