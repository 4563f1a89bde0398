import {folded, headingsOf, heroOf, linksOf, sectionOf, textsOf} from '../setup/content';
import {pageAt} from '../setup/site';

const CONTACT = '/TrendSoft/ContactUs';
const $ = pageAt('/');
const figures = (start: string) =>
  textsOf($(`dl[data-start=${start}] > div`)).map((text) =>
    text.replace(/^(\w+?)(\d.*)$/, '$2 $1'),
  );

test('the hero claims WCAG 2.1 AA, Fortune 500 trust and 500+ happy clients', () => {
  expect(textsOf(heroOf('/').find('li'))).toEqual([
    'WCAG 2.1 AA certified',
    'Trusted by Fortune 500 companies',
    '500+ happy clients',
  ]);
});

test('the hero has two buttons, both to the contact page', () => {
  expect(linksOf(heroOf('/'))).toEqual([
    ['Get Free Assessment', CONTACT],
    ['View Our Work', CONTACT],
  ]);
});

test('the hero counts projects, clients and support', () => {
  expect(heroOf('/').find('dl[data-start=load]')).toHaveLength(1);
  expect(figures('load')).toEqual(['200+ projects', '150+ clients', '24/7 support']);
});

test('the stats section counts projects, countries, retention and support', () => {
  expect(figures('view')).toEqual([
    '200+ projects',
    '50+ countries',
    '98% retention',
    '24/7 support',
  ]);
});

test('its parts stand in the order of SPEC', () => {
  const parts = [
    heroOf('/').find('dl'),
    $('section[aria-label=Clients]'),
    $('main a:contains("Start Your Journey")').first(),
    $('dl[data-start=view]'),
    $('h3:contains("Agile testing")'),
    $('main a:contains("Download Our Brochure")'),
    $('h3#cyber-security'),
    $('main section[aria-label="What clients say"]'),
    $('main form'),
  ];
  const all = $('main *').get();
  const places = parts.map((part) => all.indexOf(part.get(0) as (typeof all)[number]));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('nine client logos with src, alt and title turn in one carousel', () => {
  const logos = $('section[aria-roledescription=carousel][aria-label=Clients] img');
  // Writers may have added some to those of SPEC.md.
  expect(logos.length).toBeGreaterThanOrEqual(9);
  const sources = logos.get().map((logo) => $(logo).attr('src'));
  expect(new Set(sources).size).toBe(logos.length);
  for (const logo of logos.get()) {
    expect($(logo).attr('src')).toMatch(/^\/img\/clients\/[\w-]+\.svg$/);
    expect($(logo).attr('alt')).toMatch(/\w{3}/);
    expect($(logo).attr('title')).toBe($(logo).attr('alt'));
  }
});

test('the mission section has a Start Your Journey button', () => {
  const mission = sectionOf('/', headingsOf('/', 2).find((text) => /mission/i.test(text)) ?? '');
  expect(linksOf(mission)).toEqual([['Start Your Journey', CONTACT]]);
  expect(folded(mission.find('p').text())).toMatch(/our mission/i);
});

test('three feature cards have a title, a description and tags', () => {
  const cards = $('h3#agile-testing').closest('ul').children();
  expect(textsOf(cards.find('h3'))).toEqual([
    'Agile testing',
    'Flexible team scaling',
    'Security-first',
  ]);
  for (const card of cards.get()) {
    expect($(card).find('p').text().length).toBeGreaterThan(40);
    expect($(card).find('li').length).toBeGreaterThan(1);
  }
});

test('the call-to-action band offers Start Your Journey and the brochure in a new tab', () => {
  const brochure = $('main a[href$=".pdf"]');
  expect(folded(brochure.text())).toMatch(
    /^Download Our Brochure \(PDF, \d+ kB, opens in a new tab\)$/,
  );
  expect(brochure.attr('target')).toBe('_blank');
  expect(linksOf(brochure.closest('[data-tone]'))[0]).toEqual(['Start Your Journey', CONTACT]);
});

test('six service cards have a title, a description, an icon, tags and a link', () => {
  const cards = $('h3#cyber-security').closest('ul').children();
  expect(cards).toHaveLength(6);
  expect(new Set(textsOf(cards.find('h3'))).size).toBe(6);
  for (const card of cards.get()) {
    expect($(card).find('p').text().length).toBeGreaterThan(40);
    expect($(card).find('use[href*="icons"]').length).toBeGreaterThan(0);
    expect($(card).find('li').length).toBeGreaterThan(0);
    expect($(card).find('a')).toHaveLength(1);
  }
});

test('six testimonials have a rating of 4 to 5, a quote, a text and a name', () => {
  const all = $('section[aria-label="What clients say"] figure');
  // Writers may have added some to those of SPEC.md.
  expect(all.length).toBeGreaterThanOrEqual(6);
  const ratings = textsOf(all.find('.visually-hidden')).map((text) =>
    Number(/^([\d.]+) out of 5 stars$/.exec(text)?.[1]),
  );
  expect(ratings).toHaveLength(all.length);
  expect(ratings.filter((rating) => !(rating >= 4 && rating <= 5))).toEqual([]);
  expect(ratings.filter((rating) => !Number.isInteger(rating * 2))).toEqual([]);
  expect(ratings.some((rating) => !Number.isInteger(rating))).toBe(true);
  for (const one of all.get()) {
    expect($(one).find('blockquote > p').text()).toMatch(/\w+ \w+/);
    expect($(one).find('blockquote > div').text().length).toBeGreaterThan(40);
    expect($(one).find('figcaption').text()).toMatch(/\w+ \w+/);
  }
});

test('the sign-up strip is one required email field, checked by the browser alone', () => {
  const fields = $('main form').find('input, select, textarea');
  expect(fields).toHaveLength(1);
  expect(fields.attr()).toMatchObject({type: 'email', required: ''});
  for (const own of ['pattern', 'title', 'aria-describedby', 'aria-errormessage']) {
    expect(fields.attr(own)).toBeUndefined();
  }
  expect($('main form').attr('novalidate')).toBeUndefined();
});
