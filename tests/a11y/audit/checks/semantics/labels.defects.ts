import type {Defect} from '../../check';
import {at, CAREERS, CONTACT} from './visits';

export const labelsDefects: Defect[] = [
  {
    name: 'A label gives way to a placeholder',
    caughtBy: 'labels-or-instructions',
    visit: {...at(CONTACT), state: 'the contact form with every error'},
    plant: {
      script: () => {
        document.querySelector('label[for=contact-email]')?.remove();
        document.querySelector('#contact-email')?.setAttribute('placeholder', 'Email');
      },
    },
  },
  {
    name: 'A field looks required, and code does not say so',
    caughtBy: 'labels-or-instructions',
    visit: at(CAREERS, 320),
    plant: {
      script: () => {
        const field = document.querySelector('#careers-name');
        for (const name of ['required', 'aria-required']) field?.removeAttribute(name);
      },
    },
  },
  {
    name: 'The hint to the telephone number is gone',
    caughtBy: 'labels-or-instructions',
    visit: at(CONTACT, 320),
    plant: {css: '#contact-phoneNumber-hint { display: none }'},
  },
];
