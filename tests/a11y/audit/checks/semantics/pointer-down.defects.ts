import type {Defect} from '../../check';
import {at} from './visits';

export const pointerDownDefects: Defect[] = [
  {
    name: 'The menu opens when the finger comes down',
    caughtBy: 'pointer-cancellation',
    visit: at('/TrendSoft/about-Us', 320),
    plant: {
      script: () => {
        const button = document.querySelector<HTMLElement>('header [aria-haspopup=dialog]');
        button?.addEventListener('pointerdown', () => button.click());
      },
    },
  },
];
