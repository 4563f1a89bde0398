/** tests/SPEC.md section 2: overviews, and their blocks with tabs. */
import {ACCESSIBILITY, INDESIGN, MOBILE, SECURITY, TESTING, WEB} from '../addresses';
import {count, has, leads, long, texts} from '../demands';
import {on, reading, section, tested} from '../row';

const INTRO = long('main [data-tone]:has(h1) + *', 60);

/** The band with tabs below a heading. */
const panels = (id: string) => `[data-tone]:has(#${id}) section:has(> h3)`;
const tabs = (id: string, ...links: [label: string, to: string][]) => [
  texts(`${panels(id)} h3`, ...links.map(([label]) => label)),
  long(`${panels(id)} p`, 60),
  leads(`${panels(id)} a`, ...links.map(([, to]) => [/learn more/i, to] as const)),
];

export default section('2', [
  [
    'Solutions tab block: tabs for Web Accessibility, Mobile Accessibility and In Design Accessibility',
    on(
      ACCESSIBILITY,
      texts(
        `${panels('solutions')} h3`,
        'Web Accessibility',
        'Mobile Accessibility',
        'In Design Accessibility',
      ),
    ),
  ],
  [
    "Solutions tab block: each with a description and a 'learn more' link to its page",
    on(
      ACCESSIBILITY,
      long(`${panels('solutions')} p`, 60),
      leads(
        `${panels('solutions')} a`,
        [/learn more/i, WEB],
        [/learn more/i, MOBILE],
        [/learn more/i, INDESIGN],
      ),
    ),
  ],
  ['Solutions tab block: on wide screens a tab list shows one panel at a time', tested('@tabs')],
  ['Solutions tab block: on small screens all panels are stacked', tested('@tabs')],
  [
    "Testing overview: 'Solutions We Offer' with three tabs (Functional, Performance, Usability)",
    on(TESTING, has('main h2', 'Solutions We Offer'), count(panels('solutions-we-offer'), 3)),
    tested('@tabs'),
  ],
  [
    "Testing overview: each panel has a title, paragraph and 'learn more' button linking to its page",
    on(
      TESTING,
      ...tabs(
        'solutions-we-offer',
        ['Functional Testing', `${TESTING}/FunctionalTesting`],
        ['Performance Testing', `${TESTING}/PerformanceTesting`],
        ['Usability Testing', `${TESTING}/UsabilityTesting`],
      ),
    ),
  ],
  [
    "Testing overview: a 'Get A Quote' label exists in the data but is not rendered",
    on([ACCESSIBILITY, TESTING, SECURITY], count(':contains("Get A Quote")', 0)),
  ],
  ['Testing overview, wide screens: side tab list, one panel at a time', tested('@tabs')],
  ['Testing overview, small screens: all panels stacked', tested('@tabs')],
  [
    "Cyber Security overview: same tabbed pattern with six tabs, each with a 'learn more' link",
    on(
      SECURITY,
      ...tabs(
        'solutions-we-offer',
        ['Web App Security', `${SECURITY}/WebApiSecurity`],
        ['Mobile App Security', `${SECURITY}/MobApiSecurity`],
        ['API Security', `${SECURITY}/ApiKey`],
        ['Thick Client Security', `${SECURITY}/ThickClientPage`],
        ['Secure Code Review', `${SECURITY}/SecureCodePage`],
        ['Database Security', `${SECURITY}/DataBaseSecurityPage`],
      ),
    ),
    tested('@tabs'),
  ],
  [
    'Digital Accessibility overview: intro plus a section block',
    reading('the section block is the Solutions tab block'),
    on(ACCESSIBILITY, INTRO, count(panels('solutions'), 3)),
  ],
]);
