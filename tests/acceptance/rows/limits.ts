/** tests/SPEC.md section 9: constants and limits. */
import {
  CAREERS,
  CONTACT,
  DOCUMENT,
  DOCUMENTS,
  INDESIGN,
  MOBILE,
  ROUTES,
  SECURITY,
  TESTING,
  WHO,
} from '../addresses';
import {atLeast, count, has} from '../demands';
import {departure, on, section, tested} from '../row';
import {LOGOS, SERVICE_CARDS, TESTIMONIALS} from './home';

export default section('9', [
  ['Testimonial carousel: 3 slides visible at 1024 px and wider', tested('@slides')],
  ['Testimonial carousel: 2 from 640 to 1023', tested('@slides')],
  ['Testimonial carousel: 1 below 640', tested('@slides')],
  ['Testimonial carousel: auto-advance 2000 ms', tested('@carousel')],
  ['Testimonial carousel: wrap-around reset delay 500 ms', tested('@carousel')],
  [
    'Testimonial carousel: the animation re-enables after 20 ms',
    departure(12, 'a button pressed in between is carried out'),
    tested('@carousel'),
  ],
  ['Testimonial carousel: slide transition 0.5 s', tested('@carousel')],
  ['Counter animation: 2 s', tested('@counters')],
  ['Resize checks: throttled at 100 ms', tested('@carousel')],
  [
    'Scroll checks: throttled at 100 ms',
    departure(13, 'the browser says when something comes into view'),
    tested('@no-scroll-listener'),
  ],
  ['Busy-state auto-reset: 50000 ms', tested('@busy')],
  ['Phone number length: exactly 10', tested('@rules', '@server-rules')],
  ['Count: 6 testimonials', on('/', atLeast(TESTIMONIALS, 6))],
  ['Count: 9 home logos', on('/', atLeast(LOGOS, 9))],
  [
    'Count: 13 Who We Serve client logos',
    on(WHO, atLeast('[data-tone]:has(#our-clients) li img', 13)),
  ],
  ['Count: 10 industry cards', on(WHO, count('ul:has(#education) > li', 10))],
  ['Count: 2 job openings', on(CAREERS, atLeast('[data-tone]:has(#openings) li', 2))],
  [
    'Count: 5 country codes',
    on([CONTACT, CAREERS], count('select[name=countryCode] option:not(:first-child)', 5)),
  ],
  [
    'Count: 5 enquiry purposes',
    on(CONTACT, count('select[name=enquiries] option:not(:first-child)', 5)),
  ],
  [
    'Count: 3 Testing tabs',
    on(TESTING, count('[data-tone]:has(#solutions-we-offer) section:has(> h3)', 3)),
    tested('@tabs'),
  ],
  [
    'Count: 6 Cyber Security tabs',
    on(SECURITY, count('[data-tone]:has(#solutions-we-offer) section:has(> h3)', 6)),
    tested('@tabs'),
  ],
  ['Count: 4 document accessibility cards', on(DOCUMENT, count('ul:has(#pdf-ua) > li', 4))],
  [
    'Count: 3 mobile accessibility cards',
    on(MOBILE, count('ul:has(#overlap-with-user-groups) > li', 3)),
  ],
  ['Count: 12 InDesign topics', on(INDESIGN, count(':has(> :has(> #styles-for-all-text)) h3', 12))],
  ['Count: 6 service cards', on('/', count(SERVICE_CARDS, 6))],
  ['Document pages lay out sections in a two-column grid', tested('@layout')],
  [
    'Epub role requires more than 3 years of experience',
    on(
      `${CAREERS}/epubaccessibility`,
      has('[data-tone]:has(#eligibility-criteria) li', /^More than 3 years/),
    ),
  ],
  [
    'Standards named: WCAG 2.0 and 2.1, PDF/UA',
    on(DOCUMENTS, has('[data-tone]:has(#standards) li', 'PDF/UA', 'WCAG 2.0', 'WCAG 2.1')),
  ],
  ['Copyright year: 2024', on([...ROUTES, '/404.html'], has('footer p', /^© 2024 /))],
]);
