import type {Defect} from '../../check';
import {at} from './visits';

export const multipleWaysDefects: Defect[] = [
  {
    name: 'A job page is linked from one place only',
    caughtBy: 'multiple-ways',
    visit: at('/TrendSoft/Career'),
    plant: {html: (html) => html.replaceAll('/TrendSoft/Career/fresher', '/TrendSoft/Career')},
  },
];
