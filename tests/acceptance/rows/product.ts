/** tests/SPEC.md section 1: what it is and who uses it. */
import {ABOUT, CAREERS, CONTACT, POLICY, ROUTES, WHO} from '../addresses';
import {atLeast, count, has, long, none} from '../demands';
import {on, section, tested} from '../row';

/** A figure of the home page as it is read: `200+` under its label. */
const figure = (start: 'load' | 'view', value: string, label: string) =>
  on(
    '/',
    has(`dl[data-start=${start}] > div:has(dt:contains("${label}")) dd`, value),
    has(`dl[data-start=${start}] dt`, label),
  );

const CLAIMS = 'main [data-tone]:has(h1) li';

export default section('1', [
  [
    'It has no login; everything is public',
    on([...ROUTES, '/404.html'], none('input[type=password]'), none('a[href*=login]')),
  ],
  [
    'Visitors can browse services: digital accessibility, testing, cyber security',
    on([...ROUTES, '/404.html'], atLeast('header [popover]:not(dialog) [role=group] a', 16)),
    tested('@links'),
  ],
  [
    'Visitors can read about the company, the industries served and client logos',
    on(ABOUT, long('main [data-tone]:has(> * h2#about)', 200)),
    on(WHO, atLeast('ul:has(#education) > li', 10), atLeast('main img[src*="/clients/"]', 13)),
  ],
  ['Visitors can download a brochure PDF, which opens in a new tab', tested('@brochure')],
  [
    'Visitors can send a contact enquiry',
    on(CONTACT, count('main form[action]', 1)),
    tested('@enquiry'),
  ],
  ['Visitors can read the privacy policy', on(POLICY, atLeast('main h2', 8), long('main', 2000))],
  [
    'Visitors can see job openings, read eligibility criteria and submit an application with a resume',
    on(CAREERS, atLeast('main li h3', 2), count('main form input[type=file]', 1)),
    on(
      [`${CAREERS}/epubaccessibility`, `${CAREERS}/fresher`],
      atLeast('[data-tone]:has(#eligibility-criteria) ul > li', 3),
    ),
    tested('@application'),
  ],
  ['Home claims WCAG 2.1 AA certified', on('/', has(CLAIMS, 'WCAG 2.1 AA certified'))],
  [
    'Home claims trusted by Fortune 500 companies',
    on('/', has(CLAIMS, 'Trusted by Fortune 500 companies')),
  ],
  ['Home claims 500+ happy clients (hero list)', on('/', has(CLAIMS, '500+ happy clients'))],
  ['Hero counter: 200+ projects', figure('load', '200+', 'projects')],
  ['Hero counter: 150+ clients', figure('load', '150+', 'clients')],
  ['Hero counter: 24/7 support', figure('load', '24/7', 'support')],
  ['Stats section: 200+ projects', figure('view', '200+', 'projects')],
  ['Stats section: 50+ countries', figure('view', '50+', 'countries')],
  ['Stats section: 98% retention', figure('view', '98%', 'retention')],
  ['Stats section: 24/7 support', figure('view', '24/7', 'support')],
]);
