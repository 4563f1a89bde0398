import {pageAt} from '../../setup/site';
import {step, type Task} from '../task';
import {beginning, headingsAround, textsOf, word} from '../words';

const ROUTE = '/';
const CAROUSEL = 'main section[aria-roledescription]';

const carousel = (which: number) => pageAt(ROUTE)(CAROUSEL).eq(which);

/** Goes to the heading before a carousel, after a key that hydrates the page. */
const goTo = (which: number) => [
  step('Presses the first key', 'Down'),
  step('Goes to the heading before the carousel', 'h', {
    until: headingsAround(ROUTE, carousel(which)).before,
  }),
];

const testimonials = () =>
  textsOf(ROUTE, 'main figure blockquote').flatMap((text) => [
    beginning(text, 2),
    text.split(' ').at(-1) ?? '',
  ]);

const reading = (width: 1280 | 375): Task => ({
  id: `testimonials-${width}`,
  title: `Testimonials are read line by line while they move, ${width === 375 ? 'on a phone' : 'on a wide screen'}`,
  route: ROUTE,
  width,
  steps: () => [
    ...goTo(1),
    step('Reads down to the next heading', 'Down', {
      until: headingsAround(ROUTE, carousel(1)).after,
      atMost: 100,
      hears: testimonials(),
    }),
  ],
});

const buttons = (which: number, name: string): Task => ({
  id: `carousel-${name}`,
  title: `The carousel of ${name} is stopped and moved`,
  route: ROUTE,
  steps: () => [
    ...goTo(which),
    step('Stops it', ['b', 'Return'], {hears: [word('Carousel.pause')]}),
    step('Goes to the next button', 'b', {hears: [word('Carousel.previous')]}),
    step('Presses it', 'Return', {hears: [/\p{L}/u]}),
    step('Goes to the next button', 'b', {hears: [word('Carousel.next')]}),
    step('Presses it', 'Return', {hears: [/\p{L}/u]}),
  ],
});

const byTab: Task = {
  id: 'carousel-tab',
  title: 'Tab goes through a carousel on a phone',
  route: ROUTE,
  width: 375,
  steps: () => {
    const links = pageAt(ROUTE)('main a');
    const firstAfter = links.eq(links.add(carousel(0)).index(carousel(0)));
    return [
      step('Tabs past the clients', 'Tab', {
        until: firstAfter.text().trim(),
        atMost: 12,
        hears: [word('Carousel.pause'), word('Carousel.previous'), word('Carousel.next')],
      }),
    ];
  },
};

/** Swiper loads late, so that the row is still a focusable scroll container when Tab arrives. */
const SWIPER_MS = 15_000;

const early: Task = {
  id: 'carousel-early',
  title: 'Tab reaches the slides before they move by themselves',
  route: ROUTE,
  width: 375,
  rules: [{path: /\/swiper\.\w+\.js/, delay: SWIPER_MS}],
  steps: () => [
    step('Tabs to the slides', 'Tab', {until: word('Carousel.slides'), atMost: 14}),
    // Orca says this when the focus returns to the document.
    step('Waits until they move', {pause: SWIPER_MS}, {never: [/document web/]}),
    step('Goes back to the buttons', 'shift+Tab', {hears: [word('Carousel.next')]}),
  ],
};

export default [
  reading(1280),
  reading(375),
  buttons(0, 'clients'),
  buttons(1, 'testimonials'),
  byTab,
  early,
];
