import {readdirSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import sidebars, {COMPANY} from '../../sidebars';
import {ALIASES, ROUTES, TITLES} from '../setup/routes';
import {CATEGORIES} from '../setup/services';
import {t} from '../setup/messages';
import {exists, builtRoutes, pageAt} from '../setup/site';

const everyPage = [...ROUTES, '/404.html', ...Object.keys(ALIASES)];

test('the build contains only the pages of the tree, the aliases and the 404 page', () => {
  expect(builtRoutes()).toEqual([...everyPage].sort());
});

test('the site map links to every page, and every page and the 404 page link to it', () => {
  const $ = pageAt('/site-map');
  const listed = $('main :is(h2 ~ ul) a').get();
  const targets = listed.map((link) => $(link).attr('href'));
  expect(new Set(targets).size).toBe(targets.length);
  expect(targets.sort()).toEqual([...ROUTES].sort());
  const foot = ['/404.html', ...ROUTES].filter(
    (route) => pageAt(route)('footer a[href="/site-map"]').length !== 1,
  );
  expect(foot).toEqual([]);
  expect(pageAt('/404.html')('main a[href="/site-map"]')).toHaveLength(1);
});

test.each(Object.entries(TITLES))('%s has the title of its front matter: %s', (route, title) => {
  const $ = pageAt(route);
  expect($('title').text()).toBe(`${COMPANY} | ${title} Page`);
  expect($('meta[property="og:site_name"]').attr('content')).toBe(COMPANY);
  expect($('meta[property="og:title"]').attr('content')).toBe(`${COMPANY} | ${title} Page`);
});

describe.each(everyPage)('%s', (route) => {
  const $ = pageAt(route);
  const anchors = $('a').get();
  const hrefs = anchors.map(({attribs}) => attribs['href'] ?? '(none)');

  test('has one main, one h1 inside it, and no skipped heading level', () => {
    expect($('main')).toHaveLength(1);
    expect($('h1')).toHaveLength(1);
    expect($('main h1')).toHaveLength(1);
    const levels = $('main :is(h1,h2,h3,h4,h5,h6)')
      .get()
      .map((heading) => Number(heading.tagName[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('has no invisible characters, which would break searching and copying', () => {
    // Word joiner, zero-width space, byte order mark, soft hyphen.
    expect($('body').text()).not.toMatch(/[\u2060\u200b\ufeff\u00ad]/);
  });

  test('has unique ids, and every reference to an id is valid', () => {
    const ids = $('[id]')
      .get()
      .map((element) => $(element).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];
    const elements = $('body')
      .find(`[${names.join('], [')}]`)
      .get();
    const references = elements.flatMap(({attribs}) =>
      names.flatMap((name) => attribs[name]?.split(' ') ?? []),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('begins with the skip link to its main content', () => {
    const first = $('body a').first();
    expect(first.text()).toBe(t('SkipLink.label'));
    expect(first.attr('href')).toBe('#main');
    expect($('main').attr('id')).toBe('main');
  });

  test('links only to existing targets, never to "#" @links', () => {
    const broken = hrefs.filter((href) => {
      if (/^(https:\/\/|mailto:|tel:)/.test(href)) return false;
      const {pathname, hash} = new URL(href, `http://site${route.replace(/404\.html$/, '')}`);
      if (!href.startsWith('#') && !exists(decodeURIComponent(pathname))) return true;
      if (hash === '') return href === '#';
      const target = href.startsWith('#') ? $ : pageAt(pathname);
      return target(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1;
    });
    expect(broken).toEqual([]);
  });

  test('links to pages by their current address, never by an alias', () => {
    expect(hrefs.filter((href) => href in ALIASES)).toEqual([]);
  });

  test('loads nothing from other hosts and has no inline script or style', () => {
    const sources = $(
      'script[src], link[href]:not([rel=canonical], [rel=alternate]), img[src], source[srcset], use[href]',
    )
      .get()
      .map(({attribs: {src, srcset, href}}) => src ?? srcset ?? href);
    // Drawings are copied into the page, and used from there.
    expect(sources.filter((source) => !/^([/#]|data:image)/.test(source ?? ''))).toEqual([]);
    // Data blocks such as structured data are not executed.
    expect($('script:not([src], [type="application/ld+json"])')).toHaveLength(0);
    expect($('style')).toHaveLength(0);
    expect($('[style]')).toHaveLength(0);
    const handlers = $('*')
      .get()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
  });

  test('refers only to files in the build', () => {
    const files = $(
      'script[src], link[rel=stylesheet], link[rel=preload], link[rel~=icon], img[src], use[href]',
    )
      .get()
      .map(({attribs: {src, href = ''}}) => (src ?? href).split('#')[0] ?? '');
    expect(files.filter((file) => !exists(file))).toEqual([]);
  });

  test('has images with the proportions of their files, and alternative text', async () => {
    for (const image of $('img').get()) {
      const {src = '', alt, width, height} = $(image).attr() ?? {};
      const file = await sharp(`build${src}`).metadata();
      const ratio: unknown = expect.closeTo(file.width / file.height, 3);
      expect([src, alt, Number(width) / Number(height)]).toEqual([src, expect.any(String), ratio]);
    }
  });

  test('states its language and direction', () => {
    expect($('html').attr('lang')).toBe('en');
    expect($('html').attr('dir')).toBe('ltr');
  });
});

describe.each(ROUTES.filter((route) => route !== '/'))('breadcrumbs of %s', (route) => {
  const $ = pageAt(route);
  const entries = $('nav[aria-label=Breadcrumb] li');

  test('start with Home and end with this page as plain text', () => {
    expect(entries.first().find('a').attr('href')).toBe('/');
    expect(entries.first().text()).toBe('Home');
    expect(entries.last().find('a')).toHaveLength(0);
    expect(entries.last().find('[aria-current=page]')).toHaveLength(1);
  });
});

test('the 404 page has its title and links to the main pages', () => {
  const $ = pageAt('/404.html');
  expect($('title').text()).toBe(`${COMPANY} | Not Found Page`);
  expect($('header')).not.toHaveLength(0);
  expect($('footer')).toHaveLength(1);
  const links = $('main a')
    .get()
    .map((link) => $(link).attr('href'));
  const overviews = CATEGORIES.map(({links: [overview]}) => overview?.[1]);
  const menu = sidebars.header.map(({path}) => path);
  expect(links).toEqual(expect.arrayContaining(['/', ...overviews, ...menu]));
});

test('a finding shows its severity as one to three of three squares', () => {
  expect.hasAssertions();
  const filled = {Critical: 3, Serious: 2, Moderate: 1};
  const severities = Object.entries(filled).map(([name, count]) => `Severity: ${name} ${count}`);
  for (const $ of ROUTES.map(pageAt)) {
    for (const scale of $('main p > svg:has(> rect)').get()) {
      const squares = $(scale).children('rect');
      expect(squares.get().map((square) => $(square).attr('x'))).toEqual(['2', '18', '34']);
      const count = squares.filter('[fill=currentColor]').length;
      expect(severities).toContain(`${$(scale).parent().text()} ${count}`);
    }
  }
});

test('the brochure and the logos are served unchanged @brochure', () => {
  const bytes = (file: string) => readFileSync(file).toString('base64');
  const logos = readdirSync('static/img/clients').map((file) => `img/clients/${file}`);
  for (const file of ['trendsoft-brochure.pdf', ...logos]) {
    expect(bytes(`build/${file}`)).toBe(bytes(`static/${file}`));
  }
});
