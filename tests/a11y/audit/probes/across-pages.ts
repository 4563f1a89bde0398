/** Compares the repeated parts of built pages. */
import {load, type CheerioAPI} from 'cheerio';
import {at} from '../plants';
import {ofPage, type SiteProbe} from '../probe';

const parsed = new Map<string, CheerioAPI>();

/** Returns a page as a browser without JavaScript reads it. */
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

/** 2.4.2: the title is read first on a page, and is the only text of a tab. */
export const titles: SiteProbe = {
  id: 'page-titles',
  title: 'Each page has a title that no other page has',
  criteria: ['2.4.2'],
  planted: [
    {
      name: 'Two pages have the same title',
      visit: at('/About'),
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

/** 3.2.3, 3.2.4 and 3.2.6: repeated parts, help included, have the same order and names. */
export const consistentParts: SiteProbe = {
  id: 'consistent-parts',
  title: 'Header and footer have the same links, with the same names, in the same order everywhere',
  criteria: ['3.2.3', '3.2.4', '3.2.6'],
  planted: [
    {
      name: 'One page has the links of its footer in another order',
      visit: at('/DigitalAccessibility'),
      plant: {
        html: (html) =>
          html.replace(
            /(<li><a href="?\/TrendSoft\/about-Us"?>[^]*?)(<li><a href="?\/TrendSoft\/WhoWeServe"?>[^]*?)(?=<li>)/,
            '$2$1',
          ),
      },
    },
    {
      name: 'One page calls the contact page something else',
      visit: at('/TrendSoft/WhoWeServe'),
      plant: {html: (html) => html.replaceAll('>Contact</a>', '>Write to us</a>')},
    },
    {
      name: 'One page has no way to a person in its header',
      visit: at('/TrendSoft/oursolutions/Testing'),
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

/** Pages that list all pages (technique G63); together they count as one way. */
const LISTS = ['/site-map', '/accessibility-conformance-report'];

/** 2.4.5: some visitors use the menu to find a page, others follow links. */
export const multipleWays: SiteProbe = {
  id: 'multiple-ways',
  title: 'Each page can be found in at least two ways',
  criteria: ['2.4.5'],
  planted: [
    {
      name: 'A job page is linked from one place only',
      visit: at('/TrendSoft/Career'),
      plant: {html: (html) => html.replaceAll('/TrendSoft/Career/fresher', '/TrendSoft/Career')},
    },
  ],
  run: (pages) => {
    const ways = new Map<string, Set<string>>();
    for (const [route, html] of pages) {
      for (const part of ['header', 'body footer', 'main']) {
        const way = part === 'main' && LISTS.includes(route) ? 'the site map' : part;
        for (const {target} of linksIn(html, part)) {
          const path = target.replace(/[#?].*$/, '') || route;
          if (path === route && part === 'main') continue;
          ways.set(path, (ways.get(path) ?? new Set()).add(way));
        }
      }
    }
    return [...pages]
      .filter(([route, html]) => route !== '/404.html' && isCanonical(route, html))
      .filter(([route]) => (ways.get(route)?.size ?? 0) < 2)
      .map(([route]) =>
        ofPage(
          `${route} is linked only from ${[...(ways.get(route) ?? [])].join('') || 'nowhere'}. Link it from the menu, the footer or another page, too.`,
        ),
      );
  },
};

/** Two addresses may show one page; one of them is canonical. */
function isCanonical(route: string, html: string): boolean {
  const canonical = documentOf(html)('link[rel=canonical]').attr('href');
  return !canonical || new URL(canonical).pathname === route;
}
