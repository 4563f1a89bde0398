import type {Defect} from '../../check';
import {at} from './visits';

export const listRoleDefects: Defect[] = [
  {
    name: 'A list with bullets states its role',
    caughtBy: 'list-role',
    visit: at('/About'),
    plant: {
      script: () => {
        const list = document.createElement('ul');
        list.role = 'list';
        // Not in HTML: the site's policy lets no attribute set a style.
        list.style.listStyleType = 'disc';
        list.append(document.createElement('li'));
        document.querySelector('main')?.append(list);
      },
    },
  },
];
