/** tests/SPEC.md section 2, "Home page". */
import {CONTACT} from '../addresses';
import {attribute, atLeast, count, has, inOrder, leads, long, texts} from '../demands';
import {on, section, tested} from '../row';

export const LOGOS = 'section[aria-roledescription=carousel]:has(img) img';
export const TESTIMONIALS = 'section[aria-roledescription=carousel] figure';
export const SERVICE_CARDS = 'ul:has(#cyber-security) > li';
export const FEATURE_CARDS = 'ul:has(#agile-testing) > li';
const HERO = 'main [data-tone]:has(h1)';

export default section('2', [
  [
    'Home hero: two buttons to the contact page (Get Free Assessment, View Our Work)',
    on(
      '/',
      leads(`${HERO} a`, ['Get Free Assessment', CONTACT], ['View Our Work', CONTACT]),
      count(`${HERO} a`, 2),
    ),
  ],
  [
    'Home hero: animated counters',
    on('/', count(`${HERO} dl[data-start=load] [data-value]`, 3)),
    tested('@counters'),
  ],
  ['Home: client logo carousel of 9 logos', on('/', atLeast(LOGOS, 9)), tested('@slides')],
  [
    'Home: about mission section with a Start Your Journey button',
    on(
      '/',
      has('[data-tone]:has(#our-mission) p', /our mission/i),
      leads('[data-tone]:has(#our-mission) a', ['Start Your Journey', CONTACT]),
    ),
  ],
  ['Home: stats cards', on('/', count('main dl[data-start=view] > div', 4))],
  [
    'Home: three feature cards: agile testing, flexible team scaling, security-first',
    on(
      '/',
      texts(`${FEATURE_CARDS} h3`, 'Agile testing', 'Flexible team scaling', 'Security-first'),
    ),
  ],
  [
    'Home: call-to-action band: Start Your Journey',
    on('/', leads('[data-tone]:has(#where-do-you-stand) a', ['Start Your Journey', CONTACT])),
  ],
  [
    'Home: Download Our Brochure link, a PDF in a new tab',
    on(
      '/',
      texts('main a[href$=".pdf"]', /^Download Our Brochure \(PDF, \d+ kB, opens in a new tab\)$/),
      attribute('main a[href$=".pdf"]', 'target', '_blank'),
    ),
  ],
  ['Home: six service cards', on('/', count(SERVICE_CARDS, 6), long(`${SERVICE_CARDS} h3`, 3))],
  ['Home: testimonials carousel', on('/', atLeast(TESTIMONIALS, 2))],
  ['Home: email sign-up strip', on('/', count('main form input[type=email]', 1))],
  [
    'Home: its parts come in this order',
    on(
      '/',
      inOrder(
        'main dl[data-start=load]',
        LOGOS,
        '#our-mission',
        'main dl[data-start=view]',
        FEATURE_CARDS,
        'main a[href$=".pdf"]',
        SERVICE_CARDS,
        TESTIMONIALS,
        'main form',
      ),
    ),
  ],
]);
