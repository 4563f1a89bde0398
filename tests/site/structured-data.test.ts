import sidebars, {COMPANY} from '../../sidebars';
import {today} from '../../src/plugins/openings/days';
import type {JobDates} from '../../src/plugins/structured-data/job';
import {ALIASES, frontMatterOf, ROUTES, routesOfKind} from '../setup/routes';
import {pageAt} from '../setup/site';

type Thing = Record<string, unknown>;

const scriptsOf = (route: string) => pageAt(route)('script[type="application/ld+json"]');

function dataOf(route: string, type: string): Thing | undefined {
  const data = JSON.parse(scriptsOf(route).text()) as {'@graph': Thing[]};
  return data['@graph'].find((thing) => thing['@type'] === type);
}
const routesWith = (type: string) => ROUTES.filter((route) => dataOf(route, type));

test('pages about the company describe it, and every page but the home page has breadcrumbs', () => {
  expect(routesWith('Organization').sort()).toEqual(
    routesOfKind('home', 'about', 'contact').sort(),
  );
  expect(routesWith('BreadcrumbList')).toEqual(ROUTES.filter((route) => route !== '/'));
});

test('the company has the offices of sidebars.ts', () => {
  const towns = sidebars.offices.flatMap(({places}) =>
    places.map(({label}) => ({addressLocality: label.split(', ')[0]})),
  );
  const url = 'https://www.trendsoft.example/';
  expect(dataOf('/', 'Organization')).toMatchObject({url, address: towns});
});

test.each(routesOfKind('job'))('%s is a job posting while the opening is open', (route) => {
  const {closed, validThrough, posted} = frontMatterOf(route) as JobDates;
  const isOpen = !closed && (validThrough === undefined || validThrough >= today());
  const job = dataOf(route, 'JobPosting');
  expect(job !== undefined).toBe(isOpen);
  if (isOpen) {
    expect(job).toMatchObject({datePosted: posted, hiringOrganization: {name: COMPANY}});
  }
});

test.each(['/404.html', ...Object.keys(ALIASES)])('%s has no structured data', (route) => {
  expect(scriptsOf(route)).toHaveLength(0);
});
