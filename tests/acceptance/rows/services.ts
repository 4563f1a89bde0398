/** tests/SPEC.md section 1: what the service pages say. */
import {DOCUMENT, DOCUMENTS, INDESIGN, MOBILE, ROUTES, SECURITY, TESTING, WEB} from '../addresses';
import {atLeast, begins, count, has, inOrder, leads, long, says, texts} from '../demands';
import {on, section, tested, type Sentence} from '../row';
const API = `${SECURITY}/ApiKey`;
const APP = `${SECURITY}/MobApiSecurity`;
const APPLICATION = `${SECURITY}/WebApiSecurity`;
const PAGES = ROUTES.filter((route) => route.startsWith(`${SECURITY}/`));

const HEADINGS = 'main :is(h2, h3, li > strong)';
const HERO = [count('main [data-tone] h1', 1), begins('main a', 'Speak with an Expert')];
const BROCHURE = count('main a[href$=".pdf"]', 1);
const CLOSING = begins('main h2#want-to-know-more', 'Want to Know More?');
/** The words of the band after the hero. */
const INTRO = long('main [data-tone]:has(h1) + *', 100);

const standard = (name: string, item: string): Sentence => [
  `PDF, PDF form, Word and PowerPoint accessibility: standard ${name}`,
  on(DOCUMENTS, has('[data-tone]:has(#standards) li', item)),
];

const TOPICS = 'ul:has(#section-508-testing) h3, :has(> :has(> #section-508-testing)) h3';
const topic = (name: string, heading: string): Sentence => [
  `Web Accessibility topic: ${name}`,
  on(WEB, has(TOPICS, heading)),
];

const question = (name: string, words: RegExp): Sentence => [
  `Web Accessibility question: ${name}`,
  on(WEB, has('main details summary', words)),
];

/** A page with hero, intro, content list and brochure card. */
const listed = (name: string, route: string, id: string, items: string): Sentence => [
  `${name}: hero, intro, content list and brochure card`,
  on(route, ...HERO, INTRO, atLeast(`[data-tone]:has(#${id}) ${items}`, 5), BROCHURE, CLOSING),
];

export default section('1', [
  [
    'Security pages: 90% of applications carry medium-to-high-risk flaws',
    on([SECURITY, ...PAGES], says('90% of applications carry medium-to-high-risk flaws')),
  ],
  ['API security: OWASP API coverage', on(API, has(HEADINGS, 'OWASP API coverage'))],
  [
    'API security: five bot attack types (scraping, account takeover, DDoS, API probing, data exfiltration)',
    on(
      API,
      texts(
        '[data-tone]:has(#bot-attacks) li > strong',
        'Scraping',
        'Account takeover',
        'DDoS',
        'API probing',
        'Data exfiltration',
      ),
    ),
  ],
  ['API security: SIEM integration', on(API, has(HEADINGS, 'SIEM integration'))],
  [
    'API security: protection across API formats, types and environments',
    on(API, says('Protection across API formats, types and environments')),
  ],
  ['Mobile app security: SAST', on(APP, has(HEADINGS, 'SAST'))],
  ['Mobile app security: behavioural testing', on(APP, has(HEADINGS, 'Behavioural testing'))],
  ['Mobile app security: DAST', on(APP, has(HEADINGS, 'DAST'))],
  ['Mobile app security: reasons for assessment', on(APP, has(HEADINGS, 'Reasons for assessment'))],
  [
    'Mobile app security: reasons to choose the provider',
    on(APP, has(HEADINGS, 'Reasons to choose us')),
  ],
  [
    'Mobile app security: platforms iOS, Android, Windows 10 Mobile',
    on(APP, texts('[data-tone]:has(#platforms) li', 'iOS', 'Android', 'Windows 10 Mobile')),
  ],
  [
    'Web app security: OWASP Top-10 coverage',
    on(APPLICATION, has(HEADINGS, 'OWASP Top-10 coverage')),
  ],
  [
    'Web app security: web application firewall',
    on(APPLICATION, has(HEADINGS, 'Web application firewall')),
  ],
  ['Web app security: bot management', on(APPLICATION, has(HEADINGS, 'Bot management'))],
  ['Web app security: API security', on(APPLICATION, has(HEADINGS, 'API security'))],
  ['Web app security: L7 DDoS mitigation', on(APPLICATION, has(HEADINGS, 'L7 DDoS mitigation'))],
  [
    'Web app security: black box and white box analysis',
    on(APPLICATION, has(HEADINGS, 'Black box analysis', 'White box analysis')),
  ],
  ['Web app security: incident response', on(APPLICATION, has(HEADINGS, 'Incident response'))],
  standard('PDF/UA', 'PDF/UA'),
  [
    'PDF, PDF form, Word and PowerPoint accessibility: standard WCAG 2.0 and 2.1',
    on(
      DOCUMENTS,
      has('[data-tone]:has(#standards) li', 'WCAG 2.0', 'WCAG 2.1'),
      says('WCAG 2.0 and 2.1'),
    ),
  ],
  standard('ADA', 'ADA'),
  standard('AODA', 'AODA'),
  standard('Section 508', 'Section 508'),
  standard('Section 504', 'Section 504'),
  standard('HHS', 'HHS'),
  [
    'PDF, PDF form, Word and PowerPoint accessibility: process Evaluate, Plan, Remediate, Testing, Verification',
    on(
      DOCUMENTS,
      texts(
        '[data-tone]:has(#process) ol > li > strong',
        'Evaluate',
        'Plan',
        'Remediate',
        'Testing',
        'Verification',
      ),
    ),
  ],
  [
    'PDF, PDF form, Word and PowerPoint accessibility: upload a document and receive a quote',
    on(
      DOCUMENTS,
      says('upload a document'),
      says('receive a quote'),
      atLeast('main a[href="/document-check#quote"]', 1),
    ),
    on('/document-check', atLeast('main form[action$="/quote-form"] [type=file]', 1)),
  ],
  ["Web Accessibility: hero with a 'Speak with an Expert' button", on(WEB, ...HERO)],
  ['Web Accessibility: intro', on(WEB, INTRO)],
  ['Web Accessibility: two-column grid of topics', tested('@layout')],
  topic('Section 508 testing', 'Section 508 testing'),
  topic('overlap with older and mobile users', 'Overlap with older and mobile users'),
  topic('international standards', 'International standards'),
  topic('WCAG standards followed', 'WCAG standards followed'),
  topic('text resizing example', 'Text resizing example'),
  topic('assistive technologies', 'Assistive technologies'),
  [
    'Web Accessibility: FAQ-style block on a blue background',
    on(WEB, count('main [data-tone=blue]:has(details)', 1), long('main details p', 20)),
    tested('@layout'),
  ],
  question('why it matters', /^Why does .* matter\?$/),
  question('lifecycle stage', /lifecycle stage/),
  question('build new or fix', /build new or fix/),
  question('who understands WCAG', /^Who understands WCAG/),
  question('accessibility statement', /accessibility statement/),
  question('update frequency', /update frequency/),
  [
    "Web Accessibility: brochure card, then the 'Want to Know More?' banner",
    on(
      WEB,
      inOrder('main h1', '#topics', '#questions', '#brochure', '#want-to-know-more'),
      BROCHURE,
      CLOSING,
    ),
  ],
  ['Mobile Accessibility: hero', on(MOBILE, ...HERO)],
  ['Mobile Accessibility: intro', on(MOBILE, INTRO)],
  [
    'Mobile Accessibility: three cards (overlap with user groups, international standards, WCAG standards)',
    on(
      MOBILE,
      texts(
        'ul:has(#overlap-with-user-groups) > li h3',
        'Overlap with user groups',
        'International standards',
        'WCAG standards',
      ),
    ),
  ],
  ['Mobile Accessibility: brochure card, banner', on(MOBILE, BROCHURE, CLOSING)],
  ['Document Accessibility: hero', on(DOCUMENT, ...HERO)],
  [
    'Document Accessibility: intro, four cards linking to the PDFUA, PDF-Form, word and PPT pages',
    on(
      DOCUMENT,
      INTRO,
      leads('ul:has(#pdf-ua) > li a', ...DOCUMENTS.map((to) => [/./, to] as const)),
    ),
  ],
  [
    'InDesign Accessibility: a two-column list of twelve practice topics',
    on(INDESIGN, count(':has(> :has(> #styles-for-all-text)) h3', 12)),
    tested('@layout'),
  ],
  listed('Thick Client Security', `${SECURITY}/ThickClientPage`, 'what-we-check', 'li'),
  listed('Secure Code Review', `${SECURITY}/SecureCodePage`, 'what-we-look-for', 'h3'),
  listed('Database Security', `${SECURITY}/DataBaseSecurityPage`, 'what-we-review', 'li'),
  listed('Functional Testing', `${TESTING}/FunctionalTesting`, 'what-we-test', 'h3'),
  listed('Performance Testing', `${TESTING}/PerformanceTesting`, 'tests', 'li'),
  listed('Usability Testing', `${TESTING}/UsabilityTesting`, 'what-you-can-have-tested', 'li'),
]);
