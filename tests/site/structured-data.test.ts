import sidebars, {COMPANY} from '../../sidebars';
import {today} from '../../src/plugins/openings/days';
import type {JobDates} from '../../src/plugins/structured-data/job';
import {textsOf} from '../setup/content';
import {
  ALIASES,
  CANONICAL,
  frontMatterOf,
  ROUTES,
  routesOfKind,
  SERVICE_ROUTES,
} from '../setup/routes';
import {pageAt} from '../setup/site';
import {againstVocabulary, type Thing} from '../setup/vocabulary';

const SITE = 'https://www.trendsoft.example';
const JOBS = routesOfKind('job');

/** The things that a page's block of structured data describes. */
function thingsOn(route: string): Thing[] {
  const blocks = pageAt(route)('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${route} has ${blocks.length} blocks`);
  const data = JSON.parse(blocks.text()) as {'@graph': Thing[]};
  return data['@graph'];
}

const thingOn = (route: string, type: string) =>
  thingsOn(route).find((thing) => thing['@type'] === type);
const routesWith = (type: string) => ROUTES.filter((route) => thingOn(route, type));

test('every block names its vocabulary, and nothing in it can end it', () => {
  for (const route of ROUTES) {
    const text = pageAt(route)('script[type="application/ld+json"]').text();
    expect(text).toMatch(/^\{"@context":"https:\/\/schema\.org",/);
    expect(text).not.toContain('<');
  }
});

test('every page says what it is: the company, a service, questions, an opening', () => {
  expect(routesWith('WebSite')).toEqual(['/']);
  expect(routesWith('Organization').sort()).toEqual(
    routesOfKind('home', 'about', 'contact').sort(),
  );
  expect(routesWith('Service').sort()).toEqual([...SERVICE_ROUTES].sort());
  expect(routesWith('BreadcrumbList')).toEqual(ROUTES.filter((route) => route !== '/'));
  expect(routesWith('FAQPage')).toEqual(
    ROUTES.filter((route) => pageAt(route)('main details').length > 0),
  );
});

test('the company has its offices of the tree', () => {
  const towns = sidebars.offices.flatMap(({places}) =>
    places.map(({label}) => ({addressLocality: label.split(', ')[0]})),
  );
  expect(thingOn('/', 'Organization')).toMatchObject({url: `${SITE}/`, address: towns});
});

test('a page says what it is under its canonical address', () => {
  for (const [route, canonical] of Object.entries(CANONICAL)) {
    expect(thingOn(route, 'FAQPage')?.['url'] ?? SITE + canonical).toBe(SITE + canonical);
  }
});

test.each(routesWith('FAQPage'))('%s asks search engines what it asks its readers', (route) => {
  const asked = thingOn(route, 'FAQPage')?.['mainEntity'] as {name: string}[];
  expect(asked.map(({name}) => name)).toEqual(textsOf(pageAt(route)('main summary')));
});

test.each(JOBS)('%s is an opening while its front matter says so', (route) => {
  const {closed, validThrough, posted} = frontMatterOf(route) as JobDates;
  const isOpen = !closed && (validThrough === undefined || validThrough >= today());
  const job = thingOn(route, 'JobPosting');
  expect(job !== undefined).toBe(isOpen);
  if (isOpen) {
    expect(job).toMatchObject({
      datePosted: posted,
      hiringOrganization: {name: COMPANY},
      jobLocation: [{address: {}}],
    });
    expect(job?.['validThrough']).toBe(validThrough && `${validThrough}T23:59:59Z`);
  }
});

test.each(['/404.html', ...Object.keys(ALIASES)])('%s has nothing to say', (route) => {
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
    ROUTES.flatMap((route) =>
      thingsOn(route).map((thing) => [`${thing['@type']} on ${route}`, thing] as const),
    ),
  );
  // Together, since the compiler needs seconds to read the vocabulary.
  const found = againstVocabulary({...ours, ...planted});
  const nameOf = (words: string) => words.split(':', 1)[0] ?? '';

  test('knows every type, property and kind of value on every page', () => {
    expect(Object.keys(ours).length).toBeGreaterThan(ROUTES.length);
    expect(found.filter((words) => !(nameOf(words) in planted))).toEqual([]);
  });

  test('is really asked: planted mistakes are found, also deep inside', () => {
    expect(found.map(nameOf).filter((name) => name in planted)).toEqual(Object.keys(planted));
  });
});
