import type {Defect} from '../../check';
import {at} from './visits';

export const imagesDefects: Defect[] = [
  {
    name: 'A logo is called by the name of its file',
    caughtBy: 'image-alternatives',
    visit: at('/'),
    plant: {
      script: () =>
        document.querySelector('main img[alt]:not([inert] *)')?.setAttribute('alt', 'logo-3.svg'),
    },
  },
  {
    name: 'A logo loses its alternative on a phone',
    caughtBy: 'image-alternatives',
    visit: at('/', 320),
    plant: {
      script: () => document.querySelector('main img[alt]:not([inert] *)')?.removeAttribute('alt'),
    },
  },
  {
    name: 'A drawing is no longer hidden from screen readers',
    caughtBy: 'image-alternatives',
    visit: at('/DigitalAccessibility'),
    plant: {
      script: () => {
        for (const svg of document.querySelectorAll('main svg')) {
          for (let at: Element | null = svg; at; at = at.parentElement)
            at.removeAttribute('aria-hidden');
        }
      },
    },
  },
];
