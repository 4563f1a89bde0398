import type {Defect} from '../../check';
import {at} from './visits';

export const gesturesDefects: Defect[] = [
  {
    name: 'The carousel can be moved by a swipe only',
    caughtBy: 'gestures-and-motion',
    visit: {...at('/'), state: 'the carousel, paused'},
    plant: {css: '[aria-roledescription=carousel] button { display: none }'},
  },
  {
    name: 'Shaking the device does something',
    caughtBy: 'gestures-and-motion',
    visit: at('/About', 320),
    plant: {
      script: () =>
        window.addEventListener('devicemotion', () => document.body.classList.toggle('shaken')),
    },
  },
];
