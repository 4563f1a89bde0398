import type {Defect} from '../../check';
import {at, CAREERS, CONTACT} from './visits';

export const formAnswerDefects: Defect[] = [
  {
    name: 'That the enquiry arrived is shown, and not announced',
    caughtBy: 'status-messages',
    visit: at(CONTACT),
    plant: {
      script: () =>
        new MutationObserver(() => {
          for (const status of document.querySelectorAll<HTMLElement>(
            'main [data-alert=success]',
          )) {
            status.removeAttribute('role');
            status.blur();
          }
        }).observe(document.body, {childList: true, subtree: true}),
    },
  },
  {
    name: 'A failed application is answered far from the focus',
    caughtBy: 'status-messages',
    visit: at(CAREERS, 320),
    plant: {
      script: () =>
        document.addEventListener('focusin', ({target}) => {
          if (target instanceof HTMLElement && target.matches('[role=alert]')) target.blur();
        }),
    },
  },
  {
    name: 'Signing up is answered in silence',
    caughtBy: 'status-messages',
    visit: at('/'),
    plant: {
      script: () => document.querySelector('main form [role=status]')?.removeAttribute('role'),
    },
  },
];
