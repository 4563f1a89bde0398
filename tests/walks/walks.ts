/** What people do with the pages from one year to the next, as data. No document uses these names as its examples. */
import type {Walk} from './step';

const HOME = 'pages/index.mdx';
const CAREERS = 'pages/TrendSoft/Career.mdx';
const CONTACT = 'pages/TrendSoft/ContactUs.mdx';
const JOB = 'pages/TrendSoft/Career/screen-reader-trainer.mdx';
const TESTING = '/TrendSoft/oursolutions/Testing';
const SERVICE = `${TESTING}/LocalisationTesting`;
const MOVED = `${TESTING}/LanguageTesting`;
const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages';
const SPANISH = 'i18n/es/docusaurus-plugin-content-pages';

export const WALKS: Walk[] = [
  {
    name: 'a sentence and a heading on any page',
    stages: [
      [
        {in: HOME, line: /^Our mission is to find .*$/m, to: 'We find such problems early.'},
        {in: HOME, line: /^## What clients say/m, to: '## In the words of clients'},
        {in: CAREERS, line: /^# Careers/m, to: '# Work with us'},
        {in: CAREERS, line: /^## Far More Than .*(?= \{)/m, to: '## A place to stay'},
        {in: CONTACT, line: /^## We'd love .*(?= \{)/m, to: '## Write to us'},
      ],
    ],
  },
  {
    name: 'a service page, added, moved and removed',
    stages: [
      [
        {run: ['new', 'service', 'Localisation Testing', '--parent', 'Testing']},
        {fill: `pages${SERVICE}.mdx`},
        {commit: 'Add a page on localisation'},
      ],
      [{run: ['move', SERVICE, MOVED]}, {commit: 'Move it'}],
      [{run: ['remove', MOVED]}],
    ],
  },
  {
    name: 'an opening, added, closed, reopened and removed',
    stages: [
      [
        {run: ['new', 'job', 'Screen Reader Trainer', '--location', 'Mangalagiri']},
        {fill: JOB},
        {fill: CAREERS},
        {commit: 'Add an opening'},
      ],
      [{in: JOB, line: /^kind: job$/m, to: 'kind: job\nclosed: true'}, {commit: 'Close it'}],
      [{in: JOB, line: /^closed: true\n/m, to: ''}, {commit: 'Reopen it'}],
      [{run: ['remove', '/TrendSoft/Career/screen-reader-trainer']}],
    ],
  },
  {
    name: 'an opening of today, closed, reopened and removed',
    stages: [
      [
        {
          in: 'pages/TrendSoft/Career/fresher.mdx',
          line: /^kind: job$/m,
          to: 'kind: job\nclosed: true',
        },
        {commit: 'Close it'},
      ],
      [
        {in: 'pages/TrendSoft/Career/fresher.mdx', line: /^closed: true\n/m, to: ''},
        {commit: 'Reopen it'},
      ],
      [{run: ['remove', '/TrendSoft/Career/fresher']}],
    ],
  },
  {
    name: 'a testimonial, a logo, a question and a picture',
    stages: [
      [
        {
          in: HOME,
          before: /^<\/Testimonials>/m,
          put: '<Testimonial rating={4} name="Marta Lind, head of support" quote="Fewer calls, calmer callers">After the repair, callers asked about their orders and no longer about the form.</Testimonial>\n\n',
        },
        {copy: 'static/img/clients/tarrow.svg', as: 'static/img/clients/brackenfold.svg'},
        {
          in: HOME,
          before: /^<\/LogoCarousel>/m,
          put: '<Logo src="/img/clients/brackenfold.svg" alt="Brackenfold" title="Brackenfold" />\n\n',
        },
        {
          in: 'pages/TrendSoft/WhoWeServe.mdx',
          before: /^<\/LogoGrid>/m,
          put: '<Logo src="/img/clients/brackenfold.svg" alt="Brackenfold" title="Brackenfold" />\n\n',
        },
        {
          in: 'pages/TrendSoft/oursolutions/WebAccess-DigitalAccessibility.mdx',
          before: /^<\/Faq>/m,
          put: '<Question heading="Do you look at our app too?">\n\nYes. Tell us which app it is and on which phones your users have it.\n\n</Question>\n\n',
        },
        {copy: 'docs/home.webp', as: 'static/img/workshop.webp'},
        {
          in: 'pages/terms-of-service.mdx',
          before: /^## Fair use/m,
          put: '![Three people at a table try a form together](/img/workshop.webp)\n\n',
        },
        {in: 'pages/words.txt', before: /^\S/m, put: 'Brackenfold\nLind\nMarta\n'},
      ],
      [
        {in: HOME, line: /^<Testimonial rating=\{4\} name="Marta.*\n\n/m, to: ''},
        {in: HOME, line: /^<Logo src="\/img\/clients\/northreel.*\n\n/m, to: ''},
        {
          in: 'pages/TrendSoft/oursolutions/WebAccess-DigitalAccessibility.mdx',
          line: /^<Question heading="Do you look at our app too\?">[^]*?<\/Question>\n\n/m,
          to: '',
        },
        {in: 'pages/terms-of-service.mdx', line: /^!\[.*workshop\.webp\)\n\n/m, to: ''},
        {delete: 'static/img/workshop.webp'},
      ],
    ],
  },
  {
    name: 'a label, a year, a tagline and an address',
    stages: [
      [
        {in: 'sidebars.ts', line: /label: 'Get In Touch'/, to: "label: 'Write To Us'"},
        {in: 'sidebars.ts', line: /label: 'Leander, Texas'/, to: "label: 'Round Rock, Texas'"},
        {in: CONTACT, line: /(?<=^<Office name=")Leander(?=")/m, to: 'Round Rock'},
        {in: CONTACT, line: /(?<=^### )Leander/m, to: 'Round Rock'},
        {in: CONTACT, line: /^Leander, Texas/m, to: 'Round Rock, Texas'},
        {in: 'sidebars.ts', line: /© 20\d\d/, to: '© 2031'},
        {in: 'sidebars.ts', line: /Leading digital .*\./, to: 'Products that work for everyone.'},
        {run: ['check', '--fix']},
      ],
    ],
  },
  {
    name: 'a page in Spanish, changed in English and updated',
    stages: [
      [
        {in: 'pages/terms-of-service.mdx', line: /^## Fair use/m, to: '## Fair use of this site'},
        {commit: 'Change a heading'},
      ],
      [
        {
          in: `${SPANISH}/terms-of-service.mdx`,
          line: /^## .*(?= \{#fair-use\})/m,
          to: '## Uso correcto de este sitio',
        },
        {run: ['i18n', 'done', 'es', 'terms-of-service']},
      ],
    ],
  },
  {
    name: 'French, started, seen and published',
    stages: [
      [
        {
          in: 'i18n/locales.json',
          line: /^ {2}"es": /m,
          to: '  "fr": {"label": "Français"},\n  "es": ',
        },
        {write: 'i18n/fr/glossary.json', text: '{"terms": [], "keep": []}\n'},
        {run: ['i18n', 'start', 'fr', 'About']},
        {run: ['build', '--locales', 'en,fr']},
        {built: 'fr/About/index.html'},
      ],
      [
        {translate: `${FRENCH}/About.mdx`},
        {translate: `${FRENCH}/_partials/About.mdx`},
        {run: ['i18n', 'done', 'fr', '--all', '--reviewer', 'Lise Aubert']},
        {run: ['build', '--locales', 'en,fr']},
        {built: 'fr/About/index.html'},
      ],
    ],
  },
];

const ENGLISH = WALKS.filter(({name}) => !name.startsWith('French'));

/** The first stages of all together, then the second ones, and so on. */
WALKS.push({
  name: 'all of these at once',
  stages: Array.from({length: Math.max(...ENGLISH.map(({stages}) => stages.length))}, (_, index) =>
    ENGLISH.flatMap(({stages}) => stages[index] ?? []),
  ),
});
