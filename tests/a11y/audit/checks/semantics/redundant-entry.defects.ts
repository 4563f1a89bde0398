import type {Defect} from '../../check';
import {at, CONTACT} from './visits';

export const redundantEntryDefects: Defect[] = [
  {
    name: 'A failed send empties the form',
    caughtBy: 'redundant-entry',
    visit: at(CONTACT, 320),
    plant: {
      script: () =>
        new MutationObserver(() => {
          const form = document.querySelector<HTMLFormElement>('main form');
          if (document.querySelector('main [role=alert]')) form?.reset();
        }).observe(document.body, {childList: true, subtree: true}),
    },
  },
];
