import type {Defect} from '../../check';
import {at} from './visits';

export const titlesDefects: Defect[] = [
  {
    name: 'Two pages have the same title',
    caughtBy: 'page-titles',
    visit: at('/About'),
    plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Home Page')},
  },
  {
    name: 'A title is about something else',
    caughtBy: 'page-titles',
    visit: at('/TrendSoft/Career'),
    plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Lorem Page')},
  },
];
