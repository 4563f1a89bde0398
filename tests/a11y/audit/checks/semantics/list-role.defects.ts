import type {Defect} from '../../check';
import {at} from './visits';

export const listRoleDefects: Defect[] = [
  {
    name: 'A list with bullets states its role',
    caughtBy: 'list-role',
    visit: at('/About'),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<ul role="list" style="list-style: disc"><li>Audits</li></ul>',
          ),
    },
  },
];
