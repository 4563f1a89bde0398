import type {Defect} from '../../check';
import {at} from './visits';

export const tabKeysDefects: Defect[] = [
  {
    name: 'The arrow keys do nothing in a list of tabs',
    caughtBy: 'tab-keys',
    visit: at('/TrendSoft/oursolutions/CyberSecurity'),
    plant: {
      script: () =>
        window.addEventListener(
          'keydown',
          (event) => {
            if (event.key.startsWith('Arrow')) event.stopImmediatePropagation();
          },
          {capture: true},
        ),
    },
  },
];
