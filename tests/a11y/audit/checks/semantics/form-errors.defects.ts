import type {Defect} from '../../check';
import {at, CAREERS, CONTACT} from './visits';

export const formErrorsDefects: Defect[] = [
  {
    name: 'Empty fields do not say that they are invalid',
    caughtBy: 'error-identification',
    visit: at(CONTACT),
    plant: {
      script: () =>
        new MutationObserver(() => {
          for (const field of document.querySelectorAll('[aria-invalid]')) {
            field.removeAttribute('aria-invalid');
          }
        }).observe(document.body, {attributes: true, subtree: true}),
    },
  },
  {
    name: 'Messages stand beside the fields, and are not tied to them',
    caughtBy: 'error-identification',
    visit: at(CAREERS, 320),
    plant: {
      script: () =>
        new MutationObserver(() => {
          for (const field of document.querySelectorAll('main [aria-describedby]')) {
            field.removeAttribute('aria-describedby');
          }
        }).observe(document.body, {
          attributes: true,
          attributeFilter: ['aria-describedby'],
          childList: true,
          subtree: true,
        }),
    },
  },
  {
    name: 'The summary of mistakes is not announced',
    caughtBy: 'error-identification',
    visit: at(CONTACT, 320),
    plant: {
      script: () =>
        new MutationObserver(() => {
          for (const alert of document.querySelectorAll<HTMLElement>('main [role=alert]')) {
            alert.removeAttribute('role');
            alert.blur();
          }
        }).observe(document.body, {childList: true, subtree: true}),
    },
  },
];
