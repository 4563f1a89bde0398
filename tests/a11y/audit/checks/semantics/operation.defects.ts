import type {Check} from '../../check';
import {at, hold} from '../../plants';

export const operationDefects: Check['defects'] = [
  {
    name: 'The services button says that it is closed while it is open',
    visit: at('/About'),
    plant: hold('header [aria-expanded]', {'aria-expanded': 'false'}),
  },
  {
    name: 'Escape does not close the drawer',
    visit: at('/About', 320),
    plant: {
      script: () =>
        document.addEventListener('keydown', (event) => {
          if (event.key === 'Escape') event.preventDefault();
        }),
    },
  },
  {
    name: 'All six panels are shown, whichever tab is selected',
    visit: at('/TrendSoft/oursolutions/CyberSecurity'),
    plant: {css: 'main [role=tabpanel] { visibility: visible !important }'},
  },
];
