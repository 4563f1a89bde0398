/** Compares titles, headers and footers of the built pages. */
import {load, type CheerioAPI} from 'cheerio';
import {at} from '../planted-faults';
import {ofPage, type SiteProbe} from '../probe';
import {CAREERS} from '../when';
import {pageOfKind, pageWith, PLAIN_PAGE} from '../../../setup/routes';

const parsed = new Map<string, CheerioAPI>();

/** Parses a page as a browser without JavaScript does. */
function documentOf(html: string): CheerioAPI {
  const document = parsed.get(html) ?? load(html, {scriptingEnabled: false});
  parsed.set(html, document);
  return document;
}

/** Returns the links of a part of a page, in reading order. */
function linksIn(html: string, part: string): {name: string; target: string}[] {
  const $ = documentOf(html);
  const links = $(part).find('a[href]').toArray();
  return links.map((link) => ({
    name: ($(link).attr('aria-label') ?? $(link).text()).replace(/\s+/g, ' ').trim(),
    target: $(link).attr('href') ?? '',
  }));
}

/** 2.4.2: a screen reader reads the title first, and only the title of a browser tab. */
export const titles: SiteProbe = {
  id: 'page-titles',
  title: 'Each page has a unique title',
  criteria: ['2.4.2'],
  planted: [
    {
      name: 'Two pages have the same title',
      visit: at(PLAIN_PAGE),
      plant: {html: (html) => html.replace(/(<title[^>]*>)[^<]*/, '$1TrendSoft | Home Page')},
    },
  ],
  run: (pages) => {
    const owners = new Map<string, string>();
    return [...pages].flatMap(([route, html]) => {
      const title = documentOf(html)('head > title').text().trim();
      const owner = owners.get(title);
      owners.set(title, owner ?? route);
      if (!title) return [ofPage(`${route} has no title.`)];
      return owner ? [ofPage(`${route} and ${owner} have the same title, "${title}".`)] : [];
    });
  },
};

/** 3.2.3, 3.2.4 and 3.2.6: repeated links, including those to help, have the same order and names. */
export const consistentParts: SiteProbe = {
  id: 'consistent-parts',
  title: 'Header and footer have the same links, names and order on every page',
  criteria: ['3.2.3', '3.2.4', '3.2.6'],
  planted: [
    {
      name: 'The footer links of one page are in another order',
      visit: at(pageOfKind('overview')),
      plant: {
        html: (html) =>
          html.replace(/(<footer[^]*?)(<li><a href=[^]*?)(<li><a href=[^]*?)(?=<li>)/, '$1$3$2'),
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
  run: (pages) =>
    ['header', 'body footer'].flatMap((part) => {
      const counts = new Map<string, string[]>();
      for (const [route, html] of pages) {
        const links = linksIn(html, part).map(({name, target}) => `${name} (${target})`);
        const key = links.join(', ');
        counts.set(key, [...(counts.get(key) ?? []), route]);
      }
      const [usual, ...others] = [...counts].sort(([, a], [, b]) => b.length - a.length);
      return others.map(([links, routes]) =>
        ofPage(`The ${part} of ${routes.join(', ')} has ${links}. Elsewhere: ${usual?.[0]}.`),
      );
    }),
};

/** Pages that list all pages (technique G63), which count as one way. */
const LISTS = ['/site-map', '/accessibility-conformance-report'];

/** 2.4.5: some visitors use menus, others follow links from page to page. */
export const multipleWays: SiteProbe = {
  id: 'multiple-ways',
  title: 'Each page can be found in at least two ways',
  criteria: ['2.4.5'],
  planted: [
    {
      name: 'A job page is linked only from the site map',
      visit: at(CAREERS),
      plant: {html: (html) => html.replaceAll(pageOfKind('job'), CAREERS)},
    },
  ],
  run: (pages) => {
    const ways = new Map<string, Set<string>>();
    for (const {path, way} of [...pages].flatMap(waysFrom)) {
      ways.set(path, (ways.get(path) ?? new Set()).add(way));
    }
    return [...pages]
      .filter(([route, html]) => route !== '/404.html' && isCanonical(route, html))
      .filter(([route]) => (ways.get(route)?.size ?? 0) < 2)
      .map(([route]) =>
        ofPage(
          `${route} is linked only from ${[...(ways.get(route) ?? [])].join('') || 'nowhere'}. Link it from the menu, the footer or another page too.`,
        ),
      );
  },
};

/** Returns where the links of a page lead, and by which of its parts. */
function waysFrom([route, html]: [route: string, html: string]): {path: string; way: string}[] {
  return ['header', 'body footer', 'main'].flatMap((part) => {
    const way = part === 'main' && LISTS.includes(route) ? 'the site map' : part;
    return linksIn(html, part)
      .map(({target}) => ({path: target.replace(/[#?].*$/, '') || route, way}))
      .filter(({path}) => path !== route || part !== 'main');
  });
}

/** Whether a route is the canonical address of its page. */
function isCanonical(route: string, html: string): boolean {
  const canonical = documentOf(html)('link[rel=canonical]').attr('href');
  return !canonical || new URL(canonical).pathname === route;
}
