import {readFileSync} from 'node:fs';
import {ALL_TITLES, SERVICE_ROUTES} from '../setup/routes';

/** The kind that a page's front matter states. */
function kindOf(route: string): string | undefined {
  const source = readFileSync(`pages${route === '/' ? '/index' : route}.mdx`, 'utf8');
  return /^kind: (\w+)$/m.exec(source)?.[1];
}

test('the pages of kind overview, service and document are the service pages, which end alike', () => {
  const kinds = ['overview', 'service', 'document'];
  const routes = Object.keys(ALL_TITLES).filter((route) => kinds.includes(kindOf(route) ?? ''));
  expect(routes.sort()).toEqual([...SERVICE_ROUTES].sort());
});

test.each([
  ['home', ['/']],
  ['careers', ['/TrendSoft/Career']],
  ['job', ['/TrendSoft/Career/epubaccessibility', '/TrendSoft/Career/fresher']],
  ['contact', ['/TrendSoft/ContactUs']],
  ['industries', ['/TrendSoft/WhoWeServe']],
  ['about', ['/About', '/TrendSoft/about-Us']],
  [
    'legal',
    [
      '/TrendSoft/Privacy-Policy',
      '/terms-of-service',
      '/accessibility-statement',
      '/accessibility-conformance-report',
      '/site-map',
    ],
  ],
])('kind %s is said by %j alone', (kind, expected) => {
  expect(Object.keys(ALL_TITLES).filter((route) => kindOf(route) === kind)).toEqual(expected);
});
