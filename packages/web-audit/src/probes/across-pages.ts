/** Compares titles, headers and footers of the pages. */
import {load, type CheerioAPI} from 'cheerio';
import {ofPage, type Fault, type SiteProbe} from '../probe';

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
  title:
    'Header and footer have the same links and names on every page; links of a navigation have one order',
  criteria: ['3.2.3', '3.2.4', '3.2.6'],
  run: (pages) => [
    ...['header', 'body footer'].flatMap((part) => {
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
    ...otherOrders(pages),
  ],
};

/** Finds navigations with the name and links of one on an earlier page, in another order. */
function otherOrders(pages: ReadonlyMap<string, string>): Fault[] {
  const known = new Map<string, {route: string; order: string}>();
  return [...pages].flatMap(([route, html]) =>
    navigationsOf(html).flatMap(({name, links}) => {
      const key = [name, ...links.toSorted()].join('\n');
      const order = links.join(', ');
      const first = known.get(key) ?? {route, order};
      known.set(key, first);
      if (first.order === order) return [];
      const message = `The navigation "${name}" of ${route} has the order ${order}. On ${first.route}: ${first.order}.`;
      return [ofPage(message)];
    }),
  );
}

function navigationsOf(html: string): {name: string; links: string[]}[] {
  const $ = documentOf(html);
  return $('nav[aria-label]')
    .toArray()
    .map((nav) => ({
      name: $(nav).attr('aria-label') ?? '',
      links: $(nav)
        .find('a[href]')
        .toArray()
        .map((link) => $(link).text().replace(/\s+/g, ' ').trim()),
    }));
}

/** 2.4.5: some visitors use menus, others follow links from page to page. Site maps (technique G63) count as one way. */
export const multipleWays: SiteProbe = {
  id: 'multiple-ways',
  title: 'Each page can be found in at least two ways',
  criteria: ['2.4.5'],
  run: (pages, {siteMaps, unlinked}) => {
    const ways = new Map<string, Set<string>>();
    for (const {path, way} of [...pages].flatMap((page) => waysFrom(page, siteMaps))) {
      ways.set(path, (ways.get(path) ?? new Set()).add(way));
    }
    return [...pages]
      .filter(([route, html]) => !unlinked.includes(route) && isCanonical(route, html))
      .filter(([route]) => (ways.get(route)?.size ?? 0) < 2)
      .map(([route]) =>
        ofPage(
          `${route} is linked only from ${[...(ways.get(route) ?? [])].join('') || 'nowhere'}. Link it from the menu, the footer or another page too.`,
        ),
      );
  },
};

/** Returns where the links of a page lead, and by which of its parts. */
function waysFrom(
  [route, html]: [route: string, html: string],
  siteMaps: readonly string[],
): {path: string; way: string}[] {
  return ['header', 'body footer', 'main'].flatMap((part) => {
    const way = part === 'main' && siteMaps.includes(route) ? 'the site map' : part;
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
