import type {Defect} from '../../check';
import {at, CONTACT} from './visits';

export const onInputDefects: Defect[] = [
  {
    name: 'Choosing a country sends the focus away',
    caughtBy: 'on-input',
    visit: at(CONTACT),
    plant: {
      script: () =>
        document
          .querySelector('#contact-countryCode')
          ?.addEventListener('change', () =>
            document.querySelector<HTMLElement>('#contact-phoneNumber')?.focus(),
          ),
    },
  },
  {
    name: 'Choosing a scheme opens another tab',
    caughtBy: 'on-input',
    visit: at('/About'),
    plant: {
      script: () =>
        document
          .querySelector('footer fieldset')
          ?.addEventListener('change', () => window.open('/')),
    },
  },
];
