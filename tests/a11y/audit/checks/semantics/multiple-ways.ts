import type {SiteCheck} from '../../check';
import {documentOf, linksOf} from './documents';
import {ofPage, signed} from '../faults';
import {at} from '../../plants';

/** Technique G63: a page that lists all pages. */
const SITE_MAP = '/site-map';

/** Where a page can be found, and in which part of a page that is. The 404 is found by nobody who looks for it. */
const waysOn = (route: string) => ({
  'the services panel or the menu': 'header',
  'the footer': 'body footer',
  [route === SITE_MAP ? 'the site map' : 'links in the text of other pages']: 'main',
});

/** 2.4.5: some look for a page in the menu, others follow links from page to page. */
export const multipleWays: SiteCheck = {
  id: 'multiple-ways',
  title: 'Each page is found in at least two ways.',
  criteria: ['2.4.5'],
  run: (pages) => {
    const found = new Map<string, Set<string>>();
    for (const [route, html] of pages) {
      for (const [way, part] of Object.entries(waysOn(route))) {
        for (const {target} of linksOf(html, part)) {
          const path = target.replace(/[#?].*$/, '') || route;
          if (path === route && part === 'main') continue;
          found.set(path, (found.get(path) ?? new Set()).add(way));
        }
      }
    }
    return [...pages]
      .filter(([route, html]) => route !== '/404.html' && isItself(route, html))
      .flatMap(([route]) => {
        const ways = [...(found.get(route) ?? [])];
        if (ways.length >= 2) return [];
        const message = `${route} is found in ${ways.length} way(s) only: ${ways.join(', ') || 'none'}. Link it from the menu, the footer or another page.`;
        return signed(multipleWays, [ofPage(message)]);
      });
  },
  defects: [
    {
      name: 'A job page is linked from one place only',
      visit: at('/TrendSoft/Career'),
      plant: {html: (html) => html.replaceAll('/TrendSoft/Career/fresher', '/TrendSoft/Career')},
    },
  ],
};

/** Two addresses may show one page, of which one is the canonical address. */
function isItself(route: string, html: string): boolean {
  const canonical = documentOf(html)('link[rel=canonical]').attr('href');
  return !canonical || new URL(canonical).pathname === route;
}
