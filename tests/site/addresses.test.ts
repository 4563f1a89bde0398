/** URLs for crawlers and hosts: canonical links, the sitemap, robots.txt, redirects. */
import {existsSync, readFileSync} from 'node:fs';
import {ALIASES, CANONICAL, ROUTES} from '../setup/routes';
import {BUILD, builtRoutes, exists, pageAt, PUBLISHED_LOCALES} from '../setup/site';

test('the canonical URL of every page is its own, or that of its front matter', () => {
  const canonical = (route: string) => pageAt(route)('link[rel=canonical]').attr('href');
  for (const route of ROUTES) {
    expect(canonical(route)).toBe(`https://www.trendsoft.example${CANONICAL[route] ?? route}`);
  }
});

test('the sitemap lists exactly the canonical pages', () => {
  const xml = readFileSync(`${BUILD}/sitemap.xml`, 'utf8');
  const listed = [...xml.matchAll(/<loc>https:\/\/www\.trendsoft\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const canonical = ROUTES.filter((route) => (CANONICAL[route] ?? route) === route);
  expect(listed.sort()).toEqual(canonical.sort());
});

test('the sitemap has the date of each page’s last commit', () => {
  const xml = readFileSync(`${BUILD}/sitemap.xml`, 'utf8');
  const days = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day);
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  if (existsSync('.git')) expect(days.length).toBeGreaterThan(0);
});

test('robots.txt allows every crawler and links the sitemap of each language', () => {
  const [rules, ...sitemaps] = readFileSync(`${BUILD}/robots.txt`, 'utf8').split('Sitemap: ');
  expect(rules).toBe('User-agent: *\nDisallow:\n\n');
  const addresses = ['', ...PUBLISHED_LOCALES.map((locale) => `${locale}/`)].map(
    (folder) => `https://www.trendsoft.example/${folder}sitemap.xml\n`,
  );
  // A language without a translated page has no sitemap.
  expect(sitemaps).toEqual(addresses.filter((address) => sitemaps.includes(address)));
  expect(sitemaps[0]).toBe(addresses[0]);
});

describe('aliases', () => {
  test('are listed in the redirects file of static hosts', () => {
    const lines = readFileSync(`${BUILD}/_redirects`, 'utf8').trim().split('\n').sort();
    const prefixes = ['', ...PUBLISHED_LOCALES.map((locale) => `/${locale}`)];
    const redirects = prefixes.flatMap((prefix) =>
      Object.entries(ALIASES).map(([from, to]) => `${prefix}${from} ${prefix}${to} 301`),
    );
    expect(lines).toEqual(redirects.sort());
  });

  test.each(Object.entries(ALIASES))('%s redirects to %s without JavaScript too', (from, to) => {
    const $ = pageAt(from);
    const refresh = $('head noscript meta[http-equiv=refresh]');
    expect(refresh.attr('content')).toBe(`0; url=${to}`);
    expect($('main a').attr('href')).toBe(to);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect(exists(to)).toBe(true);
  });
});

test('a query in a link selects an option that the form of its page has', () => {
  const links = builtRoutes().flatMap((route) => {
    const anchors = pageAt(route)('main a[href^="/"][href*="?"]').toArray();
    return anchors.map(({attribs}) => ({route, href: attribs['href'] ?? ''}));
  });
  const isOption = (href: string) => {
    const {pathname, searchParams} = new URL(href, 'https://site.example');
    return [...searchParams].every(([query, value]) => {
      const options = pageAt(pathname)(`select[data-query="${query}"] option`).toArray();
      return options.some(({attribs}) => attribs['value'] === value);
    });
  };
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({href}) => !isOption(href))).toEqual([]);
});
