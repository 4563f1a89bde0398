import type {Defect} from '../../check';
import {at} from './visits';

export const languagesDefects: Defect[] = [
  {
    name: 'The page says that it is in Spanish',
    caughtBy: 'language',
    visit: at('/About'),
    plant: {script: () => void (document.documentElement.lang = 'es')},
  },
  {
    name: 'A Hindi sentence does not say that it is Hindi',
    caughtBy: 'language',
    visit: at('/TrendSoft/Career/fresher', 320),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<p>हम आपकी मदद करते हैं।</p>'),
    },
  },
  {
    name: 'A Spanish sentence does not say that it is Spanish',
    caughtBy: 'language',
    visit: at('/TrendSoft/WhoWeServe'),
    plant: {
      script: () =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML(
            'beforeend',
            '<p>Una parte de la página que está en español para los lectores.</p>',
          ),
    },
  },
];
