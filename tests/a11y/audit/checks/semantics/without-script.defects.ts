import type {Defect} from '../../check';
import {at} from './visits';

export const withoutScriptDefects: Defect[] = [
  {
    name: 'The first heading is shown by script only',
    caughtBy: 'without-script',
    visit: at('/About', 320),
    plant: {html: (html) => html.replace('<h1', '<h1 hidden')},
  },
  {
    name: 'A button does nothing without script',
    caughtBy: 'without-script',
    visit: at('/TrendSoft/Career'),
    plant: {
      html: (html) =>
        html.replace(/(<main[^>]*>)/, '$1<button type="button">Show the openings</button>'),
    },
  },
  {
    name: 'The menu opens by script only',
    caughtBy: 'without-script',
    visit: at('/TrendSoft/WhoWeServe', 320),
    plant: {html: (html) => html.replaceAll(' popovertarget=', ' data-opens=')},
  },
];
