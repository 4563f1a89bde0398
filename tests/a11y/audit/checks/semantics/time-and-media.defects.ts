import type {Defect} from '../../check';
import {at} from './visits';

export const timeAndMediaDefects: Defect[] = [
  {
    name: 'The page reloads by itself',
    caughtBy: 'time-and-media',
    visit: at('/TrendSoft/Privacy-Policy', 320),
    plant: {
      html: (html) => html.replace('<title', '<meta http-equiv="refresh" content="1800"><title'),
    },
  },
  {
    name: 'A video comes without anybody having looked for captions',
    caughtBy: 'time-and-media',
    visit: at('/'),
    plant: {
      script: () => document.querySelector('main')?.append(document.createElement('video')),
    },
  },
];
