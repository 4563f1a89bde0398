import type {Defect} from '../../check';
import {at} from './visits';

export const linksDefects: Defect[] = [
  {
    name: 'A link says "here"',
    caughtBy: 'link-purpose',
    visit: at('/TrendSoft/oursolutions/Testing', 320),
    plant: {script: () => document.querySelector('main p a, main a')?.replaceChildren('here')},
  },
  {
    name: 'Two links of the services panel have the same words',
    caughtBy: 'link-purpose',
    visit: {...at('/About'), state: 'the services panel on Cyber Security'},
    plant: {
      script: () => {
        const [one, other] = document.querySelectorAll('header [role=tabpanel]:not([hidden]) li a');
        other?.replaceChildren(one?.textContent ?? '');
      },
    },
  },
  {
    name: 'The brochure opens in a new tab without a word',
    caughtBy: 'link-purpose',
    visit: at('/TrendSoft/oursolutions/CyberSecurity'),
    plant: {
      script: () => {
        for (const link of document.querySelectorAll('a[target=_blank]'))
          link.replaceChildren('Brochure');
      },
    },
  },
];
