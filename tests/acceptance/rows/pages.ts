/** tests/SPEC.md section 2: about, contact, privacy policy, who we serve. */
import {ABOUT, CONTACT, POLICY, WHO} from '../addresses';
import {attribute, atLeast, count, different, has, inOrder, long, says, texts} from '../demands';
import {on, section, type Sentence} from '../row';

const SCENE = count('main [data-tone]:has(h1) svg use', 1);

const policy = (number: number, name: string, heading: string): Sentence => [
  `Privacy policy, section ${number}: ${name}`,
  on(POLICY, has('main h2', `${number}. ${heading}`)),
];

const INDUSTRIES = 'ul:has(#education) > li';

export default section('2', [
  ['About page: hero image', on(ABOUT, SCENE)],
  ["About page: 'About' intro", on(ABOUT, texts('main h2#about', 'About'))],
  [
    'About page: vision and mission block',
    on(
      ABOUT,
      texts('main h2#vision-and-mission', 'Vision and mission'),
      texts('ul:has(#our-vision) h3', 'Our vision', 'Our mission'),
    ),
  ],
  [
    "About page: 'Why us?' block (one-stop audit, compliance and security)",
    on(
      ABOUT,
      texts('main h2#why-us', 'Why us?'),
      texts('[data-tone]:has(#why-us) h3', 'One-stop audit', 'Compliance', 'Security'),
    ),
  ],
  [
    'About page: blocks on frequently asked questions, value building and end-to-end testing',
    on(
      ABOUT,
      has('main h2', 'Frequently asked questions', 'Value building', 'End-to-end testing'),
      inOrder('#why-us', '#frequently-asked-questions', '#value-building', '#end-to-end-testing'),
    ),
  ],
  [
    "Contact page: title 'Contact Us'",
    on(CONTACT, texts('head title', 'TrendSoft | Contact Us Page')),
  ],
  ['Contact page: banner image', on(CONTACT, SCENE)],
  ['Contact page: heading', on(CONTACT, texts('main h1', 'Contact Us'))],
  [
    "Contact page: greeting 'We'd love to hear from you!'",
    on(CONTACT, has('main h2', /^We['’]d love to hear from you!$/)),
  ],
  [
    'Contact page: the contact form',
    on(CONTACT, count('[data-tone]:has(#wed-love-to-hear-from-you) form', 1)),
  ],
  [
    'Contact page: two embedded maps of two office locations',
    on(
      CONTACT,
      count('main iframe', 2),
      attribute('main iframe', 'src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/),
      inOrder('main form', 'main iframe'),
    ),
  ],
  [
    'Privacy policy: title, introduction',
    on(POLICY, texts('main h1', 'Privacy Policy'), says('information collected')),
  ],
  [
    'Privacy policy: eight numbered sections',
    on(
      POLICY,
      texts('main h2', ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => new RegExp(`^${number}\\. `))),
    ),
  ],
  policy(1, 'information collected', 'Information we collect'),
  policy(2, 'use of personal information', 'Use of personal information'),
  policy(3, 'data retention', 'Data retention'),
  policy(4, 'data security', 'Data security'),
  policy(5, 'third-party links', 'Third-party links'),
  policy(6, 'compliance with laws including GDPR', 'Compliance with laws, including GDPR'),
  policy(7, 'policy updates', 'Policy updates'),
  policy(8, 'contact', 'Contact'),
  [
    "Who We Serve: title 'Who We Serve'",
    on(WHO, texts('head title', 'TrendSoft | Who We Serve Page')),
  ],
  [
    "Who We Serve: hero heading 'We Understand Your Needs'",
    on(WHO, texts('main h1', 'We Understand Your Needs')),
  ],
  [
    'Who We Serve: a grid of ten industry cards, each with image, heading and description',
    on(
      WHO,
      count(INDUSTRIES, 10),
      different(`${INDUSTRIES} svg use[href^="#industries-"]`, 'href'),
      long(`${INDUSTRIES} p`, 40),
    ),
  ],
  [
    'Who We Serve: Education, Healthcare, Government, Finance & Banking, Retail & E-commerce, Legal, Technology, Hospitality, Non-Profit Organizations, Media & Entertainment',
    on(
      WHO,
      texts(
        `${INDUSTRIES} h3`,
        'Education',
        'Healthcare',
        'Government',
        'Finance & Banking',
        'Retail & E-commerce',
        'Legal',
        'Technology',
        'Hospitality',
        'Non-Profit Organizations',
        'Media & Entertainment',
      ),
    ),
  ],
  [
    "Who We Serve: then an 'Our Clients' grid of thirteen client logos",
    on(
      WHO,
      texts('main h2#our-clients', 'Our Clients'),
      atLeast('[data-tone]:has(#our-clients) li img', 13),
      different('[data-tone]:has(#our-clients) li img', 'src'),
      inOrder('#industries', '#our-clients'),
    ),
  ],
]);
