import {headingsOf, introOf, linksOf, sectionOf, textsOf} from '../setup/content';
import {mainText, pageAt} from '../setup/site';

const SOLUTIONS = '/TrendSoft/oursolutions';
const SECURITY = `${SOLUTIONS}/CyberSecurity`;
const SECURITY_PAGES = [
  SECURITY,
  `${SECURITY}/WebApiSecurity`,
  `${SECURITY}/MobApiSecurity`,
  `${SECURITY}/ApiKey`,
  `${SECURITY}/ThickClientPage`,
  `${SECURITY}/SecureCodePage`,
  `${SECURITY}/DataBaseSecurityPage`,
];

test.each(SECURITY_PAGES)('%s says that 90%% of applications carry flaws', (route) => {
  expect(mainText(route)).toContain('90% of applications carry medium-to-high-risk flaws');
});

test.each([
  [
    `${SECURITY}/ApiKey`,
    [
      'OWASP API coverage',
      'SIEM integration',
      'Protection across API formats, types and environments',
    ],
  ],
  [
    `${SECURITY}/MobApiSecurity`,
    [
      'SAST',
      'Behavioural testing',
      'DAST',
      'Reasons for assessment',
      'Reasons to choose us',
      'iOS',
      'Android',
      'Windows 10 Mobile',
    ],
  ],
  [
    `${SECURITY}/WebApiSecurity`,
    [
      'OWASP Top-10 coverage',
      'Web application firewall',
      'Bot management',
      'API security',
      'L7 DDoS mitigation',
      'Black box analysis',
      'White box analysis',
      'Incident response',
    ],
  ],
])('%s names what SPEC names for it', (route, terms) => {
  const headings = textsOf(pageAt(route)('main').find('h2, h3, li > strong'));
  const text = mainText(route);
  expect(terms.filter((term) => !headings.includes(term) && !text.includes(term))).toEqual([]);
});

test('API security names five bot attack types', () => {
  const [heading = ''] = headingsOf(`${SECURITY}/ApiKey`, 2).filter((text) => /bot/i.test(text));
  expect(textsOf(sectionOf(`${SECURITY}/ApiKey`, heading).find('li > strong'))).toEqual([
    'Scraping',
    'Account takeover',
    'DDoS',
    'API probing',
    'Data exfiltration',
  ]);
});

test('mobile app security names three platforms', () => {
  expect(textsOf(sectionOf(`${SECURITY}/MobApiSecurity`, 'Platforms').find('li'))).toEqual([
    'iOS',
    'Android',
    'Windows 10 Mobile',
  ]);
});

test.each([
  [`${SECURITY}/ThickClientPage`, 'What we check', 'li'],
  [`${SECURITY}/SecureCodePage`, 'What we look for', 'h3'],
  [`${SECURITY}/DataBaseSecurityPage`, 'What we review', 'li'],
  [`${SOLUTIONS}/Testing/FunctionalTesting`, 'What we test', 'h3'],
  [`${SOLUTIONS}/Testing/PerformanceTesting`, 'The tests we run', 'li'],
  [`${SOLUTIONS}/Testing/UsabilityTesting`, 'What you can have tested', 'li'],
])('%s has an intro and a content list', (route, heading, items) => {
  expect(introOf(route).length).toBeGreaterThan(100);
  expect(sectionOf(route, heading).find(items).length).toBeGreaterThan(4);
});

test.each([
  [
    '/DigitalAccessibility',
    'Solutions',
    [
      ['Web Accessibility', `${SOLUTIONS}/WebAccess-DigitalAccessibility`],
      ['Mobile Accessibility', `${SOLUTIONS}/Mobile-Acessibility`],
      ['In Design Accessibility', `${SOLUTIONS}/IndesignAccessibilitypage`],
    ],
  ],
  [
    `${SOLUTIONS}/Testing`,
    'Solutions We Offer',
    [
      ['Functional Testing', `${SOLUTIONS}/Testing/FunctionalTesting`],
      ['Performance Testing', `${SOLUTIONS}/Testing/PerformanceTesting`],
      ['Usability Testing', `${SOLUTIONS}/Testing/UsabilityTesting`],
    ],
  ],
  [
    SECURITY,
    'Solutions We Offer',
    [
      ['Web App Security', `${SECURITY}/WebApiSecurity`],
      ['Mobile App Security', `${SECURITY}/MobApiSecurity`],
      ['API Security', `${SECURITY}/ApiKey`],
      ['Thick Client Security', `${SECURITY}/ThickClientPage`],
      ['Secure Code Review', `${SECURITY}/SecureCodePage`],
      ['Database Security', `${SECURITY}/DataBaseSecurityPage`],
    ],
  ],
])(
  '%s: each panel of "%s" has its title, a paragraph and a learn-more link',
  (route, heading, tabs) => {
    const section = sectionOf(route, heading);
    expect(textsOf(section.find('a[href^="#"]'))).toEqual(tabs.map(([label]) => label));
    const panels = section.find('section');
    expect(panels).toHaveLength(tabs.length);
    tabs.forEach(([label, target], index) => {
      const panel = panels.eq(index);
      expect(panel.find('h3').text()).toBe(label);
      expect(panel.find('p').text().length).toBeGreaterThan(60);
      expect(linksOf(panel)).toEqual([[expect.stringMatching(/learn more/i), target]]);
    });
    expect(introOf(route).length).toBeGreaterThan(60);
  },
);
