/** tests/SPEC.md section 2: header. */
import {
  ABOUT_US,
  ACCESSIBILITY,
  CAREERS,
  CONTACT,
  DOCUMENT,
  INDESIGN,
  MOBILE,
  ROUTES,
  SECURITY,
  TESTING,
  WEB,
  WHO,
} from '../addresses';
import {attribute, begins, count, leads, texts} from '../demands';
import {on, section, tested, type Sentence} from '../row';
const EVERYWHERE = [...ROUTES, '/404.html'];

/** An entry of the header. */
const entry = (label: string, to: string): Sentence => [
  `Header: ${label} → ${to}`,
  on(
    EVERYWHERE,
    attribute(`header nav[aria-label=Main] a:contains("${label}")[href="${to}"]`, 'href', to),
  ),
];

/** A category of the services panel, with its overview and its links. */
const category = (
  tab: string,
  overview: string,
  said: string,
  links: [string, string][],
): Sentence[] => {
  const all = `header [popover]:not(dialog) [role=group]:has(a[href="${overview}"])`;
  return [
    [
      `${tab}: overview ${overview}`,
      on(EVERYWHERE, begins(`${all} p`, tab), leads(`${all} a`, [/overview$/, overview])),
      tested('@services-panel'),
    ],
    [
      `${tab}: ${said}`,
      on(EVERYWHERE, leads(`${all} a`, [/overview$/, overview], ...links)),
      tested('@services-panel'),
    ],
  ];
};

export default section('2', [
  ['Header: logo links to /', on(EVERYWHERE, leads('header a', [/^/, '/']))],
  [
    "Header: 'Our Services' mega-panel",
    on(EVERYWHERE, begins('header nav[aria-label=Main] button', 'Our Services')),
    tested('@services-panel'),
  ],
  entry('Who we Serve', WHO),
  entry('Careers', CAREERS),
  entry('About', ABOUT_US),
  entry('Get In Touch', CONTACT),
  [
    'Services panel: three category tabs, each with an overview link and service links',
    on(
      EVERYWHERE,
      count('header [popover]:not(dialog) [role=group]', 3),
      count('header [popover]:not(dialog) a:contains(" overview")', 3),
    ),
    tested('@services-panel'),
  ],
  ...category(
    'Digital Accessibility Services',
    ACCESSIBILITY,
    'Web, Mobile, In Design and Document Accessibility, to the route table paths',
    [
      ['Web Accessibility', WEB],
      ['Mobile Accessibility', MOBILE],
      ['In Design Accessibility', INDESIGN],
      ['Document Accessibility', DOCUMENT],
    ],
  ),
  ...category('Testing Services', TESTING, 'Functional, Performance and Usability Testing', [
    ['Functional Testing', `${TESTING}/FunctionalTesting`],
    ['Performance Testing', `${TESTING}/PerformanceTesting`],
    ['Usability Testing', `${TESTING}/UsabilityTesting`],
  ]),
  ...category(
    'Cyber Security',
    SECURITY,
    'Web App Security, Mobile App Security, Api Security, Thick Client Security, Secure Code Review, Database Security',
    [
      ['Web App Security', `${SECURITY}/WebApiSecurity`],
      ['Mobile App Security', `${SECURITY}/MobApiSecurity`],
      ['Api Security', `${SECURITY}/ApiKey`],
      ['Thick Client Security', `${SECURITY}/ThickClientPage`],
      ['Secure Code Review', `${SECURITY}/SecureCodePage`],
      ['Database Security', `${SECURITY}/DataBaseSecurityPage`],
    ],
  ),
  ['Mobile menu: a hamburger opens a drawer', tested('@drawer')],
  ['Mobile menu: the drawer is full-screen', tested('@drawer')],
  ['Mobile menu: the drawer slides in', tested('@drawer')],
  [
    'Drawer: Who we Serve, Careers, About',
    on(
      EVERYWHERE,
      leads(
        'dialog a:not(details a)',
        ['Who we Serve', WHO],
        ['Careers', CAREERS],
        ['About', ABOUT_US],
      ),
    ),
  ],
  [
    'Drawer: Get Started, to the contact page',
    on(EVERYWHERE, attribute('dialog a:contains("Get Started")', 'href', CONTACT)),
  ],
  [
    "Drawer: expandable 'Our Solutions' list",
    on(EVERYWHERE, texts('dialog summary', 'Our Solutions')),
    tested('@drawer'),
  ],
  [
    "'Our Solutions' has three links: /DigitalAccessibility, /TrendSoft/oursolutions/Testing, /TrendSoft/oursolutions/CyberSecurity",
    on(
      EVERYWHERE,
      count('dialog details a', 3),
      leads('dialog details a', [/./, ACCESSIBILITY], [/./, TESTING], [/./, SECURITY]),
    ),
  ],
]);
