/** tests/SPEC.md section 3: entities and their fields. */
import {
  ACCESSIBILITY,
  CAREERS,
  CONTACT,
  DOCUMENT,
  ROUTES,
  SECURITY,
  TESTING,
  WEB,
  WHO,
} from '../addresses';
import {attribute, atLeast, begins, count, different, has, long, texts} from '../demands';
import {departure, on, section, tested} from '../row';
import {FEATURE_CARDS, LOGOS, SERVICE_CARDS, TESTIMONIALS} from './home';
const PURPOSES = [
  'Web Accessibility',
  'Document Accessibility',
  'InDesign Accessibility',
  'Testing',
  'Cyber Security',
];
const options = (name: string) => `select[name=${name}] option:not(:first-child)`;
const INDUSTRIES = 'ul:has(#education) > li';
const CRITERIA = '[data-tone]:has(#eligibility-criteria) ul > li';

export default section('3', [
  [
    'Service link: id, title, path',
    on(
      '/',
      ...['Web Accessibility', 'Functional Testing', 'Web App Security'].map((name) =>
        has('header [popover] li a', name),
      ),
      different('header [popover] li a', 'href'),
    ),
  ],
  [
    'Testimonial: rating (halves allowed, 4 to 5 seen), quote, text, name',
    on(
      '/',
      has(`${TESTIMONIALS} .visually-hidden`, /^4\.5 out of 5 stars$/),
      count(
        `${TESTIMONIALS} .visually-hidden:not(:contains("4 out of 5"), :contains("4.5 out of 5"), :contains("5 out of 5"))`,
        0,
      ),
      long(`${TESTIMONIALS} blockquote > p`, 5),
      long(`${TESTIMONIALS} blockquote > div`, 40),
      long(`${TESTIMONIALS} figcaption`, 5),
    ),
  ],
  ['Testimonial: six exist', on('/', atLeast(TESTIMONIALS, 6))],
  [
    'Service card: title, desc, icon, tags (list)',
    on(
      '/',
      long(`${SERVICE_CARDS} h3`, 3),
      long(`${SERVICE_CARDS} p`, 40),
      count(`${SERVICE_CARDS}:has(use[href*="icons"]):has(a):has(li)`, 6),
    ),
  ],
  [
    'Feature card: id, title, description, tags',
    on('/', count(`${FEATURE_CARDS}:has(h3[id]):has(li + li)`, 3), long(`${FEATURE_CARDS} p`, 40)),
  ],
  [
    'Stat: value, suffix, label',
    on('/', atLeast('dl[data-start] > div:has(dt):has(dd [data-value])', 7)),
  ],
  [
    "Solution or tab item: id, label, route, content, link labels 'learn more' and 'Get A Quote'",
    on(
      [ACCESSIBILITY, TESTING, SECURITY],
      count('section:has(> h3) a:not(:contains("earn more"))', 0),
      long('section:has(> h3[id$="-title"]) p', 60),
    ),
  ],
  [
    'Client logo: src, alt, title',
    on(
      '/',
      attribute(LOGOS, 'src', /^\/img\/clients\/[\w-]+\.svg$/),
      attribute(LOGOS, 'alt', /\w{3}/),
      attribute(LOGOS, 'title', /\w{3}/),
    ),
  ],
  [
    'Content section: title, lists of bullets and paragraphs, items carrying desc',
    on(WEB, texts('main h2#topics', /./), long(':has(> :has(> #section-508-testing)) p', 40)),
    on(`${SECURITY}/ThickClientPage`, long('[data-tone]:has(#what-we-check) li', 10)),
  ],
  [
    'Static content page: title, description, image, list of sections',
    on(
      ROUTES,
      attribute('meta[name=description]', 'content', /.{40}/),
      count('main [data-tone]:has(h1) svg use', 1),
      atLeast('main h2', 1),
    ),
  ],
  [
    'Card: heading, description, link, link text, optional image',
    on(WHO, count(`${INDUSTRIES}:has(svg use):has(h3):has(p)`, 10)),
    on(DOCUMENT, count('ul:has(#pdf-ua) > li:has(h3):has(p):has(a)', 4)),
  ],
  ['Breadcrumb item: text, link, divide', tested('@breadcrumbs')],
  [
    'Career record: title, subheading, list of criteria strings',
    on(
      [`${CAREERS}/epubaccessibility`, `${CAREERS}/fresher`],
      long('main h1', 3),
      texts('main h2#eligibility-criteria', 'Eligibility Criteria'),
      atLeast(CRITERIA, 6),
    ),
  ],
  [
    'Contact enquiry: name, phoneNumber, email, companyName, enquiries',
    tested('@calls', '@enquiry'),
  ],
  ['phoneNumber: country code, a space, then the number', tested('@calls', '@payload')],
  [
    'Career application: name, email, phoneNumber, position, file (the resume)',
    tested('@application'),
  ],
  [
    'Sign-up: a single email field',
    on(
      '/',
      count('main form :is(input, select, textarea)', 1),
      attribute('main form input', 'type', 'email'),
    ),
  ],
  [
    'Enquiry purposes: Web Accessibility, Document Accessibility, InDesign Accessibility, Testing, Cyber Security',
    on(CONTACT, texts(options('enquiries'), ...PURPOSES)),
  ],
  [
    'Enquiry purposes: option values are not properly set',
    on(
      CONTACT,
      ...PURPOSES.map((name) =>
        attribute(`${options('enquiries')}:contains("${name}")`, 'value', name),
      ),
    ),
    departure(1, 'real values'),
  ],
  [
    'Positions: Fresher, Epub Accessibility Developer',
    on(CAREERS, begins(options('position'), 'Fresher', 'Epub Accessibility Developer')),
  ],
  [
    'Country codes: +91 India, +1 United States, +44 United Kingdom, +1 Canada, +61 Australia',
    on(
      [CONTACT, CAREERS],
      texts(
        options('countryCode'),
        'India (+91)',
        'United States (+1)',
        'United Kingdom (+44)',
        'Canada (+1)',
        'Australia (+61)',
      ),
    ),
  ],
]);
