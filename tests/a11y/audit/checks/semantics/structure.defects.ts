import type {Defect} from '../../check';
import {at} from './visits';

export const structureDefects: Defect[] = [
  {
    name: 'A list is typed with bullets',
    caughtBy: 'structure',
    visit: at('/About', 320),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<p>• Audits</p><p>• Repairs</p>'),
    },
  },
  {
    name: 'A table has no header cells',
    caughtBy: 'structure',
    visit: at('/TrendSoft/Privacy-Policy'),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<table><caption>Data</caption><tr><td>Name</td><td>One year</td></tr></table>',
          ),
    },
  },
  {
    name: 'The choice of colours loses its question',
    caughtBy: 'structure',
    visit: at('/', 320),
    plant: {script: () => document.querySelector('legend')?.remove()},
  },
];
