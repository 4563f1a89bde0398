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
import {on, section, test, testsIn, type Sentence} from '../row';

const e2eHeader = testsIn('tests/e2e/header.spec.ts');
const e2eDrawer = testsIn('tests/e2e/drawer.spec.ts');
const EVERYWHERE = [...ROUTES, '/404.html'];
const HEADER =
  'src/components/Header/Header.test.tsx › the desktop navigation is Our Services and the four links of the specification';
const PANEL =
  'tests/e2e/header.spec.ts › each category has its links, choosing one moves nothing, and the choice is kept';
const drawer = testsIn('src/components/Drawer/Drawer.test.tsx');
const DRAWER = 'it holds the four links of the specification, Get Started last';

/** An entry of the header. */
const entry = (label: string, to: string): Sentence => [
  `Header: ${label} → ${to}`,
  on(
    EVERYWHERE,
    attribute(`header nav[aria-label=Main] a:contains("${label}")[href="${to}"]`, 'href', to),
  ),
  test(HEADER),
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
      test(PANEL),
    ],
    [
      `${tab}: ${said}`,
      on(EVERYWHERE, leads(`${all} a`, [/overview$/, overview], ...links)),
      test(PANEL),
    ],
  ];
};

export default section('2', [
  [
    'Header: logo links to /',
    on(EVERYWHERE, leads('header a', [/^/, '/'])),
    test(
      'src/components/Header/Header.test.tsx › it is the banner landmark, and its logo leads home',
    ),
  ],
  [
    "Header: 'Our Services' mega-panel",
    on(EVERYWHERE, begins('header nav[aria-label=Main] button', 'Our Services')),
    e2eHeader('a click opens the services panel right below the header, another closes it'),
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
    test(PANEL),
    test(
      'src/components/ServicesPanel/ServicesPanel.test.tsx › one tab per category, vertical, the first one selected',
    ),
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
  [
    'Mobile menu: a hamburger opens a drawer',
    e2eDrawer('the menu button is for small screens, the navigation for wide ones'),
    drawer('once it has been told where the focus is, the page behind is inert'),
  ],
  [
    'Mobile menu: the drawer is full-screen',
    e2eDrawer('at ${width} px the drawer fills the screen'),
  ],
  [
    'Mobile menu: the drawer slides in',
    test(
      'tests/e2e/layout.spec.ts › the drawer slides in, and Close takes the place of the menu button',
    ),
  ],
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
    drawer(DRAWER),
  ],
  [
    'Drawer: Get Started, to the contact page',
    on(EVERYWHERE, attribute('dialog a:contains("Get Started")', 'href', CONTACT)),
    drawer(DRAWER),
  ],
  [
    "Drawer: expandable 'Our Solutions' list",
    on(EVERYWHERE, texts('dialog summary', 'Our Solutions')),
    e2eDrawer('Our Solutions folds and unfolds by click, Enter and Space'),
  ],
  [
    "'Our Solutions' has three links: /DigitalAccessibility, /TrendSoft/oursolutions/Testing, /TrendSoft/oursolutions/CyberSecurity",
    on(
      EVERYWHERE,
      count('dialog details a', 3),
      leads('dialog details a', [/./, ACCESSIBILITY], [/./, TESTING], [/./, SECURITY]),
    ),
    drawer('Our Solutions unfolds into the three categories'),
  ],
]);
