import type {Defect} from '../../check';
import {at, CAREERS, CONTACT} from './visits';

export const errorSuggestionDefects: Defect[] = [
  {
    name: 'Nothing says how to put a wrong answer right',
    caughtBy: 'error-suggestion',
    visit: at(CONTACT),
    plant: {css: '[id$="-hint"] { display: none }'},
  },
  {
    name: 'A message that appears while typing is not announced',
    caughtBy: 'error-suggestion',
    visit: at(CAREERS, 320),
    plant: {
      script: () => document.querySelector('main form [aria-live]')?.removeAttribute('aria-live'),
    },
  },
];
