/** tests/SPEC.md section 2: careers and openings. */
import {CAREERS} from '../addresses';
import {atLeast, begins, has, inOrder, texts} from '../demands';
import {on, section, type Sentence} from '../row';

const EPUB = `${CAREERS}/epubaccessibility`;
const FRESHER = `${CAREERS}/fresher`;
const CRITERIA = '[data-tone]:has(#eligibility-criteria) ul > li';

/** An opening on the list, in its town, with the link to its page. */
const opening = (role: string, to: string): Sentence => [
  `Careers: ${role}, Hyderabad, to ${to}`,
  on(
    CAREERS,
    texts(`main li:has(a[href="${to}"]) h3`, role),
    has(`main li:has(a[href="${to}"]) p`, 'Hyderabad'),
  ),
];

const criterion = (role: string, route: string, name: string, words: RegExp): Sentence => [
  `${role}: ${name}`,
  on(route, has(CRITERIA, words)),
];
const epub = (name: string, words: RegExp) =>
  criterion('Epub Accessibility Developer', EPUB, name, words);
const fresher = (name: string, words: RegExp) => criterion('Fresher', FRESHER, name, words);

export default section('2', [
  [
    "Careers: hero 'Careers' with 'Looking for bright minds to join us'",
    on(
      CAREERS,
      texts('main h1', 'Careers'),
      begins('main [data-tone]:has(h1) p', 'Looking for bright minds to join us'),
    ),
  ],
  [
    "Careers: intro block 'Far More Than Just a Career.'",
    on(CAREERS, begins('main h2', 'Far More Than Just a Career.')),
  ],
  [
    "Careers: openings, each with a 'More Details' link",
    on(
      CAREERS,
      atLeast('[data-tone]:has(#openings) li', 2),
      has('[data-tone]:has(#openings) li a', /^More Details\b/),
    ),
  ],
  opening('Epub Accessibility Developer', EPUB),
  opening('Fresher', FRESHER),
  [
    "Careers: then an application form under 'Get In Touch'",
    on(
      CAREERS,
      has('[data-tone]:has(form) h2', 'Get In Touch'),
      inOrder('#openings', 'main form[action]'),
    ),
  ],
  [
    "Career detail pages: title, 'Eligibility Criteria' subheading, bullet list",
    on(EPUB, texts('main h1', 'Epub Accessibility Developer')),
    on(FRESHER, texts('main h1', 'Fresher')),
    on([EPUB, FRESHER], begins('main h2', 'Eligibility Criteria'), atLeast(CRITERIA, 6)),
  ],
  [
    "Career detail pages: then the 'Want to Join Our Team?' block",
    on([EPUB, FRESHER], texts('main h2', 'Eligibility Criteria', 'Want to Join Our Team?')),
  ],
  epub(
    'more than 3 years with ePub2, ePub3 and accessible ePub3',
    /^More than 3 years .*ePub2, ePub3 and accessible ePub3$/,
  ),
  epub('device exposure', /^Device exposure/),
  epub('CSS3/SCSS/HTML5', /^CSS3\/SCSS\/HTML5$/),
  epub('validation tools', /^Validation tools/),
  epub('WCAG and IDPF', /^WCAG and IDPF/),
  epub('basic XML and MathML', /^Basic XML and MathML$/),
  fresher(
    "bachelor's degree in ITES, CSE, ECE or IT",
    /^Bachelor['’]s degree in ITES, CSE, ECE or IT$/,
  ),
  fresher('HTML', /^HTML$/),
  fresher('CSS', /^CSS$/),
  fresher('MS Office', /^MS Office$/),
  fresher('attention to detail', /^Attention to detail$/),
  fresher('communication', /^Communication$/),
  fresher('teamwork', /^Teamwork$/),
  fresher('problem solving', /^Problem solving$/),
]);
