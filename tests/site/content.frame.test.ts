import {readFileSync} from 'node:fs';
import {linksOf, textsOf} from '../setup/content';
import {ALL_TITLES, SERVICE_ROUTES} from '../setup/routes';
import {CATEGORIES} from '../setup/services';
import {builtRoutes, pageAt} from '../setup/site';

const pages = [...Object.keys(ALL_TITLES), '/404.html'];

describe.each(pages)('the frame of %s', (route) => {
  const $ = pageAt(route);
  const panel = $('header [popover]:not(dialog)');
  const column = (name: string) =>
    $('footer h2')
      .filter((_, heading) => $(heading).text() === name)
      .parent();

  test('the header has logo, Our Services and four links', () => {
    const logo = $('header a').first();
    expect(logo.attr('href')).toBe('/');
    expect(logo.attr('aria-label')).toBe('TrendSoft home');
    const menu = $('header nav[aria-label=Main]').clone();
    expect(menu.find('button').first().text()).toBe('Our Services');
    menu.find('[popover]').remove();
    expect(linksOf(menu)).toEqual([
      ['Who we Serve', '/TrendSoft/WhoWeServe'],
      ['Careers', '/TrendSoft/Career'],
      ['About', '/TrendSoft/about-Us'],
      ['Get In Touch', '/TrendSoft/ContactUs'],
    ]);
  });

  test('the services panel has three categories with their links', () => {
    const groups = panel.find('[role=group]');
    expect(groups).toHaveLength(3);
    CATEGORIES.forEach(({tab, links}, index) => {
      expect(groups.eq(index).find('p').text()).toBe(tab);
      // Those of SPEC.md, in its order; writers may have added some after them.
      expect(linksOf(groups.eq(index)).slice(0, links.length)).toEqual(links);
    });
  });

  test('the drawer has three solutions and four links', () => {
    expect($('dialog summary').text()).toBe('Our Solutions');
    expect(linksOf($('dialog details')).map(([, target]) => target)).toEqual([
      '/DigitalAccessibility',
      '/TrendSoft/oursolutions/Testing',
      '/TrendSoft/oursolutions/CyberSecurity',
    ]);
    expect(linksOf($('dialog')).slice(3)).toEqual([
      ['Who we Serve', '/TrendSoft/WhoWeServe'],
      ['Careers', '/TrendSoft/Career'],
      ['About', '/TrendSoft/about-Us'],
      ['Get Started', '/TrendSoft/ContactUs'],
    ]);
  });

  test('the footer has its tagline and three columns', () => {
    expect($('footer p').first().text()).toMatch(
      /leading digital accessibility and cyber security solutions/i,
    );
    expect(linksOf(column('Services'))).toEqual([
      ['Cybersecurity Audits', '/TrendSoft/oursolutions/CyberSecurity'],
      ['Accessibility Testing', '/DigitalAccessibility'],
      ['Compliance Testing', '/TrendSoft/oursolutions/Testing'],
    ]);
    expect(linksOf(column('Company'))).toEqual([
      ['About Us', '/TrendSoft/about-Us'],
      ['Who We Serve', '/TrendSoft/WhoWeServe'],
      ['Contact', '/TrendSoft/ContactUs'],
      ['Careers', '/TrendSoft/Career'],
    ]);
    expect(linksOf(column('Resources'))).toEqual([]);
    expect(textsOf(column('Resources').find('li'))).toEqual([
      'Documentation',
      'Best Practices',
      'Case Studies',
      'Support',
    ]);
  });

  test('the footer has the offices, 2024 and the legal links', () => {
    const offices = column('Offices');
    expect(textsOf(offices.find('h3'))).toEqual(['India', 'USA']);
    expect(textsOf(offices.find('li'))).toEqual([
      'Mangalagiri, Andhra Pradesh (map)',
      'Hyderabad, Telangana (map)',
      'Leander, Texas',
    ]);
    expect(linksOf(offices)).toEqual([
      [
        'Mangalagiri, Andhra Pradesh (map)',
        expect.stringMatching(/openstreetmap\.org.*Mangalagiri/),
      ],
      ['Hyderabad, Telangana (map)', expect.stringMatching(/openstreetmap\.org.*Hyderabad/)],
    ]);
    expect($('footer').text()).toContain('© 2024 TrendSoft');
    expect(linksOf($('footer')).slice(-5)).toEqual([
      ['Privacy Policy', '/TrendSoft/Privacy-Policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Accessibility Statement', '/accessibility-statement'],
      ['Accessibility Conformance Report', '/accessibility-conformance-report'],
      ['Site Map', '/site-map'],
    ]);
  });

  test('nothing asks for a login', () => {
    expect($('input[type=password]')).toHaveLength(0);
    expect(textsOf($('a, button')).filter((text) => /log ?in|sign in/i.test(text))).toEqual([]);
  });
});

test('2024 is the only year in the footer', () => {
  for (const route of pages) {
    expect(
      pageAt(route)('footer')
        .text()
        .match(/\b20\d\d\b/g),
    ).toEqual(['2024']);
  }
});

test('Get A Quote stands in the data of the tabs and on no page', () => {
  for (const [page, panels] of [
    ['DigitalAccessibility', 3],
    ['TrendSoft/oursolutions/Testing', 3],
    ['TrendSoft/oursolutions/CyberSecurity', 6],
  ] as const) {
    const source = readFileSync(`pages/${page}.mdx`, 'utf8');
    expect(source.match(/getAQuote="Get A Quote"/g)).toHaveLength(panels);
  }
  expect(builtRoutes().filter((route) => /Get A Quote/.test(pageAt(route).html()))).toEqual([]);
});

test.each(SERVICE_ROUTES)('the hero of %s has a heading and a description', (route) => {
  const hero = pageAt(route)('main h1').closest('[data-tone]');
  expect(hero.find('h1').text().length).toBeGreaterThan(3);
  expect(hero.find('p').text().length).toBeGreaterThan(40);
  expect(hero.find('svg use').attr('href')).toBeDefined();
});
