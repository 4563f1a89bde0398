/** tests/SPEC.md section 2: all pages. */
import {CAREERS, CONTACT, ROUTE_TABLE, ROUTES, SERVICES} from '../addresses';
import {attribute, atLeast, count, has, leads, long, none, texts} from '../demands';
import {departure, on, section, tested} from '../row';
const EVERYWHERE = [...ROUTES, '/404.html'];
const BELOW_HOME = ROUTES.filter((route) => route !== '/');

export default section('2', [
  [
    'All pages: a skip-to-main-content link targets the main content anchor',
    on(
      EVERYWHERE,
      leads('body a', ['Skip to main content', '#main']),
      attribute('main', 'id', 'main'),
    ),
    tested('@skip-link'),
  ],
  ['All pages: the skip link is visible on keyboard focus', tested('@skip-link')],
  ['All pages: shared header', on(EVERYWHERE, count('header nav[aria-label=Main]', 1))],
  ['All pages: the header is sticky', tested('@header')],
  ['All pages: shared footer', on(EVERYWHERE, count('body footer', 1), atLeast('footer h2', 4))],
  [
    "All pages: page title in the form 'company | X Page'",
    on(EVERYWHERE, texts('head title', /^TrendSoft \| .+ Page$/)),
  ],
  [
    'Service pages: hero banner with heading and description',
    on(
      SERVICES,
      long('main [data-tone] h1', 4),
      long('main [data-tone]:has(h1) p', 40),
      count('main [data-tone]:has(h1) svg use', 1),
    ),
  ],
  [
    "Service pages: 'Speak with an Expert' button in the hero",
    on(SERVICES, leads('main a', ['Speak with an Expert', CONTACT])),
  ],
  [
    'Breadcrumb starting with Home (link to /)',
    on(BELOW_HOME, leads('nav[aria-label=Breadcrumb] a', ['Home', '/'])),
  ],
  [
    'Breadcrumb entries without a target use a placeholder link',
    departure(10, 'plain text with aria-current'),
    on(
      BELOW_HOME,
      none('nav[aria-label=Breadcrumb] li:last-child a'),
      count('nav[aria-label=Breadcrumb] li:last-child [aria-current=page]', 1),
    ),
  ],
  [
    "Service pages: a closing 'Want to Know More?' block with a Contact Us button",
    on(
      SERVICES,
      texts('main h2#want-to-know-more', 'Want to Know More?'),
      leads('[data-tone]:has(> * > #want-to-know-more) a[href$=ContactUs]', [
        'Contact Us',
        CONTACT,
      ]),
    ),
  ],
  [
    "Career pages: a closing 'Want to Join Our Team?' block",
    on(
      Object.keys(ROUTE_TABLE).filter((route) => route.startsWith(CAREERS)),
      has('main h2', 'Want to Join Our Team?'),
    ),
  ],
  [
    "Service pages end with a brochure card with a 'View Brochure' link opening a PDF in a new tab",
    on(
      SERVICES,
      texts('main a[href$=".pdf"]', /^View Brochure \(PDF, \d+ kB, opens in a new tab\)$/),
      attribute('main a[href$=".pdf"]', 'target', '_blank'),
    ),
  ],
]);
