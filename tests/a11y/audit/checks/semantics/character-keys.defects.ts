import type {Defect} from '../../check';
import {at} from './visits';

export const characterKeysDefects: Defect[] = [
  {
    name: 'The letter s opens the services panel',
    caughtBy: 'character-keys',
    visit: at('/About'),
    plant: {
      script: () =>
        document.addEventListener('keydown', ({key}) => {
          if (key === 's')
            document.querySelector<HTMLElement>('header div[popover]')?.showPopover();
        }),
    },
  },
];
