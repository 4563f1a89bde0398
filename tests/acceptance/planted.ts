/** Deviations to plant in built pages, as data: each has to be named with its row. */

/** How the page is changed, where a selector finds something. */
type Change =
  | 'remove'
  | 'twice'
  | 'to the end'
  | {text: string}
  | {attribute: string; value: string}
  | {append: string};

export interface Planted {
  sentence: string;
  page: string;
  at: string;
  change: Change;
}

const CAREERS = '/TrendSoft/Career';
const SECURITY = '/TrendSoft/oursolutions/CyberSecurity';
const WEB = '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility';
const WHO = '/TrendSoft/WhoWeServe';

export const PLANTED: Planted[] = [
  // A claim, a figure, a word and a year that became others.
  {
    sentence: 'Home claims 500+ happy clients (hero list)',
    page: '/',
    at: 'main ul:first li:last-child',
    change: {text: '400+ happy clients'},
  },
  {
    sentence: 'Stats section: 98% retention',
    page: '/',
    at: 'dl[data-start=view] > div:has(dt:contains("retention")) dd',
    change: {text: '97%'},
  },
  {
    sentence: "Careers: intro block 'Far More Than Just a Career.'",
    page: CAREERS,
    at: 'main h2:first',
    change: {text: 'More than a job'},
  },
  {
    sentence: 'Copyright year: 2024',
    page: '/About',
    at: 'footer p:contains("©")',
    change: {text: '© 2031 TrendSoft'},
  },
  // A title, and a heading that is no heading any more.
  {
    sentence: 'Route /TrendSoft/Career/fresher is the page: Fresher job',
    page: `${CAREERS}/fresher`,
    at: 'head title',
    change: {text: 'Fresher'},
  },
  {
    sentence: 'Contact page: heading',
    page: '/TrendSoft/ContactUs',
    at: 'main h1',
    change: 'remove',
  },
  // What is gone: a block, an item, a card, a field, a column, a picture.
  {sentence: 'Home: email sign-up strip', page: '/', at: 'main form', change: 'remove'},
  {
    sentence: 'Fresher: problem solving',
    page: `${CAREERS}/fresher`,
    at: 'main li:contains("Problem solving")',
    change: 'remove',
  },
  {
    sentence: 'Count: 10 industry cards',
    page: WHO,
    at: 'ul:has(#education) > li:last-child',
    change: 'remove',
  },
  {
    sentence: 'Contact form: these six fields',
    page: '/TrendSoft/ContactUs',
    at: 'main form label:contains("Company name")',
    change: 'remove',
  },
  {
    sentence:
      'Footer, Resources: Documentation, Best Practices, Case Studies, Support; placeholders with no target',
    page: WEB,
    at: 'footer div:has(> h2:contains("Resources"))',
    change: 'remove',
  },
  {sentence: 'About page: hero image', page: '/About', at: 'main svg:first', change: 'remove'},
  // What is there once too often, or at all.
  {
    sentence: 'Home: six service cards',
    page: '/',
    at: 'ul:has(#cyber-security) > li:first-child',
    change: 'twice',
  },
  {
    sentence: 'It has no login; everything is public',
    page: WHO,
    at: 'header',
    change: {append: '<a href="/login">Log in</a>'},
  },
  {
    sentence: "Testing overview: a 'Get A Quote' label exists in the data but is not rendered",
    page: '/TrendSoft/oursolutions/Testing',
    at: 'main section:first',
    change: {append: '<p>Get A Quote</p>'},
  },
  // What leads elsewhere, or opens elsewhere.
  {
    sentence: 'Header: Careers → /TrendSoft/Career',
    page: SECURITY,
    at: 'header nav[aria-label=Main] a[href="/TrendSoft/Career"]',
    change: {attribute: 'href', value: '/jobs'},
  },
  {
    sentence: "Service pages: 'Speak with an Expert' button in the hero",
    page: `${SECURITY}/ApiKey`,
    at: 'main a:first',
    change: {attribute: 'href', value: '/About'},
  },
  {
    sentence:
      "Service pages end with a brochure card with a 'View Brochure' link opening a PDF in a new tab",
    page: WEB,
    at: 'main a[href$=".pdf"]',
    change: {attribute: 'target', value: '_self'},
  },
  // What stands in another place, or in another colour.
  {
    sentence: 'Home: its parts come in this order',
    page: '/',
    at: 'main > :has(dl[data-start=load])',
    change: 'to the end',
  },
  {
    sentence: 'Web Accessibility: FAQ-style block on a blue background',
    page: WEB,
    at: '[data-tone=blue]',
    change: {attribute: 'data-tone', value: 'night'},
  },
];
