import {readFileSync} from 'node:fs';
import {ALIAS_TABLE, ALL_TITLES, SERVICE_ROUTES} from '../setup/routes';
import {textsOf} from '../setup/content';
import {pageAt} from '../setup/site';
import {againstVocabulary, type Thing} from '../setup/vocabulary';

const SITE = 'https://www.trendsoft.example';
const routes = Object.keys(ALL_TITLES);
const JOBS = ['/TrendSoft/Career/epubaccessibility', '/TrendSoft/Career/fresher'];

/** The things that a page's block of structured data describes. */
function thingsOn(route: string): Thing[] {
  const blocks = pageAt(route)('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${route} has ${blocks.length} blocks`);
  const data = JSON.parse(blocks.text()) as {'@graph': Thing[]};
  return data['@graph'];
}

const thingOn = (route: string, type: string) =>
  thingsOn(route).find((thing) => thing['@type'] === type);
const routesWith = (type: string) => routes.filter((route) => thingOn(route, type));

test('every block names its vocabulary, and nothing in it can end it', () => {
  for (const route of routes) {
    const text = pageAt(route)('script[type="application/ld+json"]').text();
    expect(text).toMatch(/^\{"@context":"https:\/\/schema\.org",/);
    expect(text).not.toContain('<');
  }
});

test('every page says what it is: the company, a service, questions, an opening', () => {
  expect(routesWith('WebSite')).toEqual(['/']);
  expect(routesWith('Organization').sort()).toEqual(
    ['/', '/About', '/TrendSoft/ContactUs', '/TrendSoft/about-Us'].sort(),
  );
  expect(routesWith('Service').sort()).toEqual([...SERVICE_ROUTES].sort());
  expect(routesWith('BreadcrumbList')).toEqual(routes.filter((route) => route !== '/'));
  expect(routesWith('FAQPage')).toEqual(
    routes.filter((route) => pageAt(route)('main details').length > 0),
  );
});

test('the company has its offices in India and in the USA', () => {
  expect(thingOn('/', 'Organization')).toMatchObject({
    name: 'TrendSoft',
    url: `${SITE}/`,
    address: [
      {addressLocality: 'Mangalagiri', addressRegion: 'Andhra Pradesh', addressCountry: 'IN'},
      {addressLocality: 'Hyderabad', addressRegion: 'Telangana', addressCountry: 'IN'},
      {addressLocality: 'Leander', addressRegion: 'Texas', addressCountry: 'US'},
    ],
  });
});

test('both about pages say the same, under the canonical address', () => {
  const [about, aboutUs] = ['/About', '/TrendSoft/about-Us'].map((route) =>
    thingOn(route, 'FAQPage'),
  );
  expect(about).toEqual(aboutUs);
  expect(about?.['url']).toBe(`${SITE}/TrendSoft/about-Us`);
});

test.each(routesWith('FAQPage'))('%s asks search engines what it asks its readers', (route) => {
  const asked = thingOn(route, 'FAQPage')?.['mainEntity'] as {name: string}[];
  expect(asked.map(({name}) => name)).toEqual(textsOf(pageAt(route)('main summary')));
});

test.each(JOBS)('%s is an opening until the day that its front matter names', (route) => {
  const source = readFileSync(`pages${route}.mdx`, 'utf8');
  const day = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(source)?.[1] ?? '';
  const isOpen = day('validThrough') >= new Date().toISOString().slice(0, 10);
  const job = thingOn(route, 'JobPosting');
  expect(job !== undefined).toBe(isOpen);
  if (isOpen) {
    expect(job).toMatchObject({
      title: ALL_TITLES[route],
      datePosted: day('posted'),
      validThrough: `${day('validThrough')}T23:59:59Z`,
      hiringOrganization: {name: 'TrendSoft'},
      jobLocation: [{address: {addressLocality: 'Hyderabad'}}],
    });
  }
});

test.each(['/404.html', ...Object.keys(ALIAS_TABLE)])('%s has nothing to say', (route) => {
  expect(pageAt(route)('script[type="application/ld+json"]')).toHaveLength(0);
});

describe('the vocabulary of schema.org', () => {
  /** Mistakes that have to be found, lest the check be blind. */
  const planted: Record<string, Thing> = {
    'a wrong type': {'@type': 'Servise', name: 'A'},
    'a wrong property': {'@type': 'Service', nome: 'A'},
    'a wrong value': {'@type': 'JobPosting', title: 1},
    'a mistake deep inside': {
      '@type': 'FAQPage',
      mainEntity: [{'@type': 'Question', acceptedAnswers: []}],
    },
  };
  const ours = Object.fromEntries(
    routes.flatMap((route) =>
      thingsOn(route).map((thing) => [`${thing['@type']} on ${route}`, thing] as const),
    ),
  );
  // Together, since the compiler needs seconds to read the vocabulary.
  const found = againstVocabulary({...ours, ...planted});
  const nameOf = (words: string) => words.split(':', 1)[0] ?? '';

  test('knows every type, property and kind of value on every page', () => {
    expect(Object.keys(ours).length).toBeGreaterThan(routes.length);
    expect(found.filter((words) => !(nameOf(words) in planted))).toEqual([]);
  });

  test('is really asked: planted mistakes are found, also deep inside', () => {
    expect(found.map(nameOf).filter((name) => name in planted)).toEqual(Object.keys(planted));
  });
});
