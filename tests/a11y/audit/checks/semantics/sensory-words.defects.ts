import type {Defect} from '../../check';
import {at} from './visits';

export const sensoryWordsDefects: Defect[] = [
  {
    name: 'An instruction relies on shape and place',
    caughtBy: 'sensory-words',
    visit: at('/TrendSoft/ContactUs', 320),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<p>To send it, press the round button on the right.</p>',
          ),
    },
  },
  {
    name: 'An instruction relies on colour',
    caughtBy: 'sensory-words',
    visit: at('/TrendSoft/Career'),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<p>The fields that you must fill in are shown in red.</p>',
          ),
    },
  },
];
