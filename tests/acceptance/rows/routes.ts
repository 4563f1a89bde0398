/** tests/SPEC.md section 2: the route table and its discrepancies. */
import {ABOUT, CONTACT, POLICY, ROUTE_TABLE, ROUTES, SECURITY, SERVICES} from '../addresses';
import {attribute, count, has, leads, texts} from '../demands';
import {on, reading, section, tested, type Sentence} from '../row';

const TABS = '[data-tone]:has(#solutions-we-offer) section a';

/** An old address leads to a page, without script too. */
const alias = (from: string, to: string) =>
  on(
    from,
    attribute('head noscript meta[http-equiv=refresh]', 'content', `0; url=${to}`),
    leads('main a', [/./, to]),
  );

/** A tab link that the route table names otherwise. */
const tab = (label: string, from: string, to: string): Sentence => [
  `Cyber Security tab link ${label} → …/CyberSecurity/${from}, which the route table names otherwise`,
  reading('the tab links to the page of the route table, the other path is an alias'),
  on(SECURITY, attribute(`${TABS}[href$="/${to}"]`, 'href', `${SECURITY}/${to}`)),
  alias(`${SECURITY}/${from}`, `${SECURITY}/${to}`),
  tested('@old-addresses'),
];

export default section('2', [
  ...Object.entries(ROUTE_TABLE).map(([route, [page, title]]): Sentence => [
    `Route ${route} is the page: ${page}`,
    on(route, texts('head title', `TrendSoft | ${title} Page`), count('main h1', 1)),
  ]),
  [
    'The route table has these 29 routes, all static, without route parameters',
    on(ROUTES, count('main', 1)),
  ],
  [
    'Not-found route: not shown',
    reading('a helpful 404'),
    on(
      '/404.html',
      texts('head title', 'TrendSoft | Not Found Page'),
      ...['/', '/DigitalAccessibility', CONTACT, '/TrendSoft/Career'].map((to) =>
        attribute(`main a[href="${to}"]`, 'href', to),
      ),
    ),
    tested('@not-found'),
  ],
  tab('Web App Security', 'WebAccess', 'WebApiSecurity'),
  tab('Mobile App Security', 'MobileAccess', 'MobApiSecurity'),
  tab('API Security', 'DocumentAccess', 'ApiKey'),
  [
    'Thick Client, Secure Code and Database tab links match the route table',
    on(
      SECURITY,
      ...['ThickClientPage', 'SecureCodePage', 'DataBaseSecurityPage'].map((page) =>
        attribute(`${TABS}[href$="/${page}"]`, 'href', `${SECURITY}/${page}`),
      ),
    ),
  ],
  [
    'The header menu uses the route table paths',
    on(
      '/',
      ...['WebApiSecurity', 'MobApiSecurity', 'ApiKey'].map((page) =>
        attribute(`header [popover] a[href$="/${page}"]`, 'href', `${SECURITY}/${page}`),
      ),
    ),
  ],
  [
    "Banner 'Contact Us' button links to /contact-us; the route table defines /TrendSoft/ContactUs",
    reading('the button leads to /TrendSoft/ContactUs, /contact-us is an alias'),
    on(
      SERVICES,
      leads('[data-tone]:has(> * > #want-to-know-more) a[href$=ContactUs]', [
        'Contact Us',
        CONTACT,
      ]),
    ),
    alias('/contact-us', CONTACT),
    tested('@old-addresses'),
  ],
  [
    'Footer legal link /privacy-policy; the policy route is /TrendSoft/Privacy-Policy',
    reading('the link leads to the policy, /privacy-policy is an alias'),
    on('/', attribute('footer a:contains("Privacy Policy")', 'href', POLICY)),
    alias('/privacy-policy', POLICY),
    tested('@old-addresses'),
  ],
  [
    'Footer legal link /terms-of-service, not in the route table',
    reading('a short page'),
    on('/', attribute('footer a:contains("Terms of Service")', 'href', '/terms-of-service')),
    on('/terms-of-service', texts('head title', 'TrendSoft | Terms of Service Page')),
  ],
  [
    'Both /About and /TrendSoft/about-Us exist as about pages',
    on(
      ABOUT,
      has('main h2', 'About'),
      attribute('link[rel=canonical]', 'href', /\/TrendSoft\/about-Us$/),
    ),
  ],
]);
