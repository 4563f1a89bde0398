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
import {departure, on, section, test, testsIn} from '../row';
import {LOGOS, SERVICE_CARDS, TESTIMONIALS} from './home';

const testimonials = testsIn('src/components/Testimonials/Testimonials.test.tsx');
const e2eStats = testsIn('tests/e2e/stats.spec.ts');
const e2eLayout = testsIn('tests/e2e/layout.spec.ts');
const e2eTabs = testsIn('tests/e2e/tabs.spec.ts');
const e2eCarousel = testsIn('tests/e2e/carousel.spec.ts');
const e2eCarouselLayout = testsIn('tests/e2e/carousel-layout.spec.ts');
const carousel = testsIn('src/components/Carousel/Carousel.test.tsx');
const constants = carousel('the business constants are those of the specification');
const inView = testimonials('three are in view from 1024 px on, two from 640 px, one below');
const inViewMoving = e2eCarouselLayout(
  'at ${width} px ${testimonials} testimonials and ${logos} logos are in view, before and after they can move',
);
const everyTwoSeconds = carousel('it advances by one slide every 2 s, in half a second');
const tabsAtSide = e2eTabs('${route} has ${count} tabs at the side and shows one panel at a time');

export default section('9', [
  ['Testimonial carousel: 3 slides visible at 1024 px and wider', inView, inViewMoving],
  ['Testimonial carousel: 2 from 640 to 1023', inView, inViewMoving],
  ['Testimonial carousel: 1 below 640', inView, inViewMoving],
  [
    'Testimonial carousel: auto-advance 2000 ms',
    constants,
    everyTwoSeconds,
    e2eCarousel('it advances by one slide every 2 s, goes round the end, and never shows a gap'),
  ],
  [
    'Testimonial carousel: wrap-around reset delay 500 ms',
    constants,
    carousel(
      'past the last slide it goes on to a copy, then jumps back to the original without animation',
    ),
  ],
  [
    'Testimonial carousel: the animation re-enables after 20 ms',
    departure(12, 'a button pressed in between is carried out'),
    constants,
    carousel('a move asked for right after the jump waits 20 ms for the animation'),
  ],
  ['Testimonial carousel: slide transition 0.5 s', constants, everyTwoSeconds],
  [
    'Counter animation: 2 s',
    test('src/components/Stats/Stats.test.tsx › counting takes 2 s'),
    e2eStats('the hero counters count from 0 to their figures over 2 s on load'),
    e2eStats('the stats section keeps its figures until it is scrolled into view, then counts'),
    test('tests/engines/flows/counters.spec.ts › figures count from 0, on ${start}'),
  ],
  ['Resize checks: throttled at 100 ms', carousel('a resize is looked at every 100 ms')],
  [
    'Scroll checks: throttled at 100 ms',
    departure(13, 'the browser says when something comes into view'),
    e2eLayout('nothing listens to the page scrolling, so nothing is checked too often'),
  ],
  [
    'Busy-state auto-reset: 50000 ms',
    test(
      'src/components/ContactForm/ContactForm.sending.test.tsx › after 50 seconds without an answer the request is given up',
    ),
    test(
      'src/components/CareersForm/CareersForm.sending.test.tsx › after 50 seconds without an answer the request is given up',
    ),
  ],
  [
    'Phone number length: exactly 10',
    test('src/forms/tables/tables.test.ts › %s: %j gives %s'),
    test('tests/server/contact.test.ts › %s "%s" is answered with its own words'),
  ],
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
    tabsAtSide,
  ],
  [
    'Count: 6 Cyber Security tabs',
    on(SECURITY, count('[data-tone]:has(#solutions-we-offer) section:has(> h3)', 6)),
    tabsAtSide,
  ],
  ['Count: 4 document accessibility cards', on(DOCUMENT, count('ul:has(#pdf-ua) > li', 4))],
  [
    'Count: 3 mobile accessibility cards',
    on(MOBILE, count('ul:has(#overlap-with-user-groups) > li', 3)),
  ],
  ['Count: 12 InDesign topics', on(INDESIGN, count(':has(> :has(> #styles-for-all-text)) h3', 12))],
  ['Count: 6 service cards', on('/', count(SERVICE_CARDS, 6))],
  [
    'Document pages lay out sections in a two-column grid',
    e2eLayout('the topics of ${route} stand in two columns, in one on a phone'),
  ],
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
