/** tests/SPEC.md section 2: footer. */
import {
  ABOUT_US,
  ACCESSIBILITY,
  CAREERS,
  CONTACT,
  ROUTES,
  SECURITY,
  TESTING,
  WHO,
} from '../addresses';
import {attribute, begins, has, leads, none, texts} from '../demands';
import {departure, on, section, type Sentence} from '../row';
const EVERYWHERE = [...ROUTES, '/404.html'];
const column = (name: string) => `footer div:has(> h2:contains("${name}"))`;

export default section('2', [
  [
    'Footer: tagline about leading digital accessibility and cyber security solutions',
    on(
      EVERYWHERE,
      begins('footer p', /leading digital accessibility and cyber security solutions/i),
    ),
  ],
  ...(
    [
      ['Cybersecurity Audits', 'cyber security overview', SECURITY],
      ['Accessibility Testing', '/DigitalAccessibility', ACCESSIBILITY],
      ['Compliance Testing', 'testing overview', TESTING],
    ] as const
  ).map(([label, said, to]): Sentence => [
    `Footer, Services: ${label} → ${said}`,
    on(EVERYWHERE, attribute(`${column('Services')} a:contains("${label}")`, 'href', to)),
  ]),
  [
    'Footer, Company: About Us, Who We Serve, Contact, Careers',
    on(
      EVERYWHERE,
      leads(
        `${column('Company')} a`,
        ['About Us', ABOUT_US],
        ['Who We Serve', WHO],
        ['Contact', CONTACT],
        ['Careers', CAREERS],
      ),
    ),
  ],
  [
    'Footer, Resources: Documentation, Best Practices, Case Studies, Support; placeholders with no target',
    departure(10, 'plain text'),
    on(
      EVERYWHERE,
      texts(
        `${column('Resources')} li`,
        'Documentation',
        'Best Practices',
        'Case Studies',
        'Support',
      ),
      none(`${column('Resources')} a`),
    ),
  ],
  [
    'Footer, Offices: India (Mangalagiri, Andhra Pradesh; Hyderabad, Telangana)',
    on(
      EVERYWHERE,
      texts(
        `${column('Offices')} div:has(h3:contains("India")) li`,
        /^Mangalagiri, Andhra Pradesh/,
        /^Hyderabad, Telangana/,
      ),
    ),
  ],
  [
    'Footer, Offices: both offices in India link to a maps service',
    on(
      EVERYWHERE,
      leads(
        `${column('Offices')} div:has(h3:contains("India")) a`,
        [/^Mangalagiri/, /openstreetmap\.org.*Mangalagiri/],
        [/^Hyderabad/, /openstreetmap\.org.*Hyderabad/],
      ),
    ),
  ],
  [
    'Footer, Offices: USA (Leander, Texas)',
    on(EVERYWHERE, texts(`${column('Offices')} div:has(h3:contains("USA")) li`, 'Leander, Texas')),
  ],
  ['Footer: copyright line 2024', on(EVERYWHERE, has('footer p', /^© 2024 TrendSoft/))],
  ['Footer: legal links', on(EVERYWHERE, has('footer a', 'Privacy Policy', 'Terms of Service'))],
]);
