import {at} from '@trendsoft/web-audit/plant';
import {CAREERS} from '../routes';
import {pageOfKind, pageWith, PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

export const ACROSS_PAGES: PlantedFaults = {
  'page-titles': [
    {
      name: 'Two pages have the same title',
      visit: at(PLAIN_PAGE),
      plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Home Page')},
    },
  ],
  'consistent-parts': [
    {
      name: 'The footer links of one page are in another order',
      visit: at(pageOfKind('overview')),
      plant: {
        html: (html) =>
          html.replace(/(<footer[^]*?)(<li><a href=[^]*?)(<li><a href=[^]*?)(?=<li>)/, '$1$3$2'),
      },
    },
    {
      name: 'A navigation of one page has its links in another order',
      visit: at(PLAIN_PAGE),
      plant: {
        html: (html) =>
          html.replace(
            '</main>',
            '<nav aria-label="Quick"><a href="/a">A</a><a href="/b">B</a></nav><nav aria-label="Quick"><a href="/b">B</a><a href="/a">A</a></nav></main>',
          ),
      },
    },
    {
      name: 'One page has another name for the contact page',
      visit: at(pageWith('Cards')),
      plant: {html: (html) => html.replaceAll('>Contact</a>', '>Write to us</a>')},
    },
    {
      name: 'The header of one page has no contact link',
      visit: at(pageWith('Tabs')),
      plant: {
        html: (html) =>
          html.replace(/<a [^>]*href="?\/TrendSoft\/ContactUs"?[^>]*>(Get In Touch)<\/a>/g, '$1'),
      },
    },
  ],
  'multiple-ways': [
    {
      name: 'A job page is linked only from the site map',
      visit: at(CAREERS),
      plant: {html: (html) => html.replaceAll(pageOfKind('job'), CAREERS)},
    },
  ],
};
