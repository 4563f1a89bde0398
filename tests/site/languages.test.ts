/** The site in several languages. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isTranslated, LOCALES, localesToBuild} from '../../src/locales';
import {pageFiles} from '../../src/mdx/files';
import localesPlugin from '../../src/plugins/locales';
import {
  isBuilt,
  localePage,
  LOCALES_BUILD,
  OTHER_LOCALES,
  prefixOf,
  routesIn,
} from '../setup/locales';
import {ALIASES, CANONICAL, PLAIN_PAGE, ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

const SITE = 'https://www.trendsoft.example';
const ALL = ['en', ...OTHER_LOCALES];

function translatedIn(locale: string): string[] {
  const english = pageFiles().filter((file) => !isTranslated(locale, file));
  const routes = english.map((file) => `/${file.replace(/(^index)?\.mdx$/, '')}`);
  return ROUTES.filter((route) => !routes.includes(route));
}

/** Returns the URL of a route in a locale; only the home page has a trailing slash. */
const addressIn = (locale: string, route: string) => `${SITE}${prefixOf(locale)}${route}`;

describe.each(OTHER_LOCALES)('%s', (locale) => {
  const prefix = prefixOf(locale);

  test('has the same routes as the English site', () => {
    expect(routesIn(locale)).toEqual(routesIn('en'));
  });

  test('states its language and direction on every page', () => {
    const {htmlLang, direction} = LOCALES[locale]!;
    const wrong = routesIn(locale).filter((route) => {
      const {lang, dir} = localePage(prefix + route)('html').attr() ?? {};
      return lang !== htmlLang || dir !== direction;
    });
    expect(wrong).toEqual([]);
  });

  test('links only to pages in the same language', () => {
    const misdirected = routesIn(locale).flatMap((route) => {
      const $ = localePage(prefix + route);
      return $('a[href^="/"]:not([hreflang])')
        .get()
        .map((link) => link.attribs['href'] ?? '')
        .filter(
          (href) => !`${href}/`.startsWith(`${prefix}/`) || !isBuilt(href.replace(/[#?].*/, '')),
        )
        .map((href) => `${route}: ${href}`);
    });
    expect(misdirected).toEqual([]);
  });

  test('has the same ids as the English page on every page, so that an anchor leads to the same place', () => {
    const idsOf = (address: string) =>
      localePage(address)('main [id]')
        .get()
        .map(({attribs}) => attribs['id']);
    const wrong = routesIn(locale).filter(
      (route) => idsOf(prefix + route).join(' ') !== idsOf(route).join(' '),
    );
    expect(wrong).toEqual([]);
  });

  test('loads its own scripts, styles and fonts, which all exist', () => {
    const $ = localePage(prefix + PLAIN_PAGE);
    const files = $('script[src], link[rel=stylesheet], link[rel=preload]')
      .get()
      .map(({attribs: {src, href = ''}}) => src ?? href);
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(files.filter((file) => !file.startsWith(`${prefix}/`) || !isBuilt(file))).toEqual([]);
  });

  test('lists only translated pages in its sitemap', () => {
    const file = path.join(LOCALES_BUILD, prefix, 'sitemap.xml');
    const xml = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort();
    const wanted = translatedIn(locale).filter((route) => (CANONICAL[route] ?? route) === route);
    expect(listed).toEqual(wanted.map((route) => addressIn(locale, route)).sort());
  });

  test('redirects each old address within the language', () => {
    for (const [from, to] of Object.entries(ALIASES)) {
      const refresh = localePage(prefix + from)('noscript meta[http-equiv=refresh]');
      expect(refresh.attr('content')).toBe(`0; url=${prefix}${to}`);
    }
  });
});

test('robots.txt lists exactly the existing sitemaps', () => {
  const text = readFileSync(path.join(LOCALES_BUILD, 'robots.txt'), 'utf8');
  const named = [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address);
  const there = ALL.map((locale) => `${prefixOf(locale)}/sitemap.xml`).filter(isBuilt);
  expect(named).toEqual(there.map((file) => SITE + file));
});

test('the redirects of every language are in one file', () => {
  const lines = readFileSync(path.join(LOCALES_BUILD, '_redirects'), 'utf8').trim().split('\n');
  const wanted = ALL.flatMap((locale) =>
    Object.entries(ALIASES).map(
      ([from, to]) => `${prefixOf(locale)}${from} ${prefixOf(locale)}${to} 301`,
    ),
  );
  expect(lines.sort()).toEqual(wanted.sort());
  expect(OTHER_LOCALES.filter((locale) => isBuilt(`/${locale}/_redirects`))).toEqual([]);
});

describe('for search engines', () => {
  test('the company has one address in all languages', () => {
    const wrong = ALL.filter((locale) => {
      const text = localePage(`${prefixOf(locale)}/`)('script[type="application/ld+json"]').text();
      const data = JSON.parse(text) as {'@graph': {'@type': string; url?: string}[]};
      return data['@graph'].find((thing) => thing['@type'] === 'Organization')?.url !== `${SITE}/`;
    });
    expect(wrong).toEqual([]);
  });

  test('a page has hreflang links only to languages in which it is translated', async () => {
    const outDir = path.resolve('test-results/locales');
    const page = 'docusaurus-plugin-content-pages/site-map.mdx';
    cpSync(`i18n/es/${page}`, path.join(outDir, 'i18n/es', page));
    mkdirSync(path.join(outDir, 'site-map'), {recursive: true});
    writeFileSync(path.join(outDir, 'site-map/index.html'), '<head></head>');
    const localeConfigs = Object.fromEntries(
      ['en', 'es', 'hi'].map((name) => [name, {htmlLang: name, url: SITE, baseUrl: `/${name}/`}]),
    );
    const locales = Object.keys(localeConfigs);
    const i18n = {currentLocale: 'en', defaultLocale: 'en', locales, localeConfigs};
    const context = {i18n: {...i18n, path: path.join(outDir, 'i18n')}, siteDir: '.'};
    const content = [{frontMatter: {}, source: '@site/pages/site-map.mdx'}];
    const plugins = [{name: 'docusaurus-plugin-content-pages', content}];
    await localesPlugin(context as never).postBuild!({outDir, plugins} as never);
    const html = readFileSync(path.join(outDir, 'site-map/index.html'), 'utf8');
    expect(html.match(/hreflang="[^"]+/g)).toEqual(
      ['en', 'es', 'x-default'].map((name) => `hreflang="${name}`),
    );
  });

  const linksOf = (address: string): Record<string, string> => {
    const $ = localePage(address);
    return Object.fromEntries(
      $('link[rel=alternate]')
        .get()
        .map(({attribs}) => [attribs['hreflang'] ?? '', attribs['href'] ?? '']),
    );
  };

  test.each(ALL)(
    'translated pages of %s have hreflang links, with English as x-default',
    (locale) => {
      const wrong = translatedIn(locale)
        .filter((route) => !(route in CANONICAL))
        .filter((route) => {
          const names = ALL.filter((name) => translatedIn(name).includes(route));
          const wanted = Object.fromEntries([
            ...names.map((name) => [name, addressIn(name, route)]),
            ['x-default', addressIn('en', route)],
          ]) as Record<string, string>;
          const found = linksOf(prefixOf(locale) + route);
          return JSON.stringify(found) !== JSON.stringify(names.length > 1 ? wanted : {});
        });
      expect(wrong).toEqual([]);
    },
  );

  test('a page with another canonical URL has no hreflang links', () => {
    const others = Object.keys(CANONICAL).filter((route) => CANONICAL[route] !== route);
    for (const route of others) {
      expect(linksOf(route)).toEqual({});
      expect(linksOf(`/es${route}`)).toEqual({});
    }
  });

  test.each(ALL)(
    'the canonical URL of a page of %s is its own if translated, otherwise the English one',
    (locale) => {
      const translated = translatedIn(locale);
      const wrong = ROUTES.filter((route) => !(route in CANONICAL)).filter((route) => {
        const home = translated.includes(route) ? locale : 'en';
        const $ = localePage(prefixOf(locale) + route);
        return $('link[rel=canonical]').attr('href') !== addressIn(home, route);
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('the language switch', () => {
  const switchOf = (address: string) => localePage(address)('footer nav:has([hreflang])');

  test.each(ALL)('is once on every page of %s, including 404 and old addresses', (locale) => {
    const missing = routesIn(locale).filter(
      (route) => switchOf(prefixOf(locale) + route).length !== 1,
    );
    expect(missing).toEqual([]);
  });

  test('links to the same page, with the name of each language in that language', () => {
    const entries = switchOf('/es/TrendSoft/Career').find('li > *');
    const attributes = ['lang', 'dir', 'hreflang', 'href', 'aria-current'];
    expect(
      entries.get().map((_, index) => {
        const entry = entries.eq(index);
        return [entry.prop('tagName'), ...attributes.map((name) => entry.attr(name))];
      }),
    ).toEqual([
      ['A', 'en', 'ltr', 'en', '/TrendSoft/Career', undefined],
      ['SPAN', 'es', 'ltr', undefined, undefined, 'true'],
    ]);
    expect(entries.filter('[lang=es]').text()).toBe('Español');
  });

  test('links from the 404 page to the home page of each language', () => {
    const links = switchOf('/es/404.html').find('a').get();
    expect(links.map(({attribs}) => attribs['href'])).toEqual(['/']);
  });

  test('is missing if only one language is published', () => {
    const published = localesToBuild();
    const languages = pageAt('/')('footer [hreflang]').length;
    expect(languages).toBe(published.length === 1 ? 0 : published.length - 1);
  });
});
