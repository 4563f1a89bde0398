import type {Defect} from '../../check';
import {at} from './visits';

export const onFocusDefects: Defect[] = [
  {
    name: 'A question opens when it gets the focus',
    caughtBy: 'on-focus',
    visit: at('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility'),
    plant: {
      script: () =>
        document.addEventListener('focusin', ({target}) => {
          const details = target instanceof Element && target.closest('main details');
          if (details) details.setAttribute('open', '');
        }),
    },
  },
  {
    name: 'A link is followed when it gets the focus',
    caughtBy: 'on-focus',
    visit: at('/TrendSoft/Career', 320),
    plant: {
      script: () => {
        const link = document.querySelector<HTMLElement>('main a');
        link?.addEventListener('focus', () => link.click());
      },
    },
  },
];
