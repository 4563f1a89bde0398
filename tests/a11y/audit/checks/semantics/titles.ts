import type {SiteCheck} from '../../check';
import {documentOf} from './documents';
import {ofPage, signed} from '../faults';
import {at} from '../../plants';

/** Words that are in every title, and tell no page from another. */
const FRAME = new Set(['trendsoft', 'page', 'home', 'the', 'and', 'of', 'a', 'to', 'us', 'for']);

/** 2.4.2: a title is the first that is read of a page, and all that is read of a tab. */
export const titles: SiteCheck = {
  id: 'page-titles',
  title: 'Each page has a title that no other has, of words that are on the page.',
  criteria: ['2.4.2'],
  run: (pages) => {
    const owners = new Map<string, string>();
    return [...pages].flatMap(([route, html]) => {
      const $ = documentOf(html);
      const title = $('head > title').text().trim();
      const owner = owners.get(title);
      owners.set(title, owner ?? route);
      const telling = (title.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(
        (word) => !FRAME.has(word),
      );
      const words = $('main').text().toLowerCase();
      const faults = [
        ...(title ? [] : [ofPage(`${route} has no title.`)]),
        ...(title && owner
          ? [ofPage(`${route} and ${owner} have the same title, "${title}".`)]
          : []),
        ...(title &&
        route !== '/404.html' &&
        telling.length > 0 &&
        !telling.some((word) => words.includes(word))
          ? [ofPage(`The title of ${route}, "${title}", has no word of the page.`)]
          : []),
      ];
      return signed(titles, faults);
    });
  },
  defects: [
    {
      name: 'Two pages have the same title',
      visit: at('/About'),
      plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Home Page')},
    },
    {
      name: 'A title is about something else',
      visit: at('/TrendSoft/Career'),
      plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Lorem Page')},
    },
  ],
};
