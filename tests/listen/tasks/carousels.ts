import {pageAt} from '../../setup/site';
import type {Step, Task} from '../task';
import {beginning, end, heading, textsOf, word} from '../words';

const ROUTE = '/';
const CAROUSEL = 'main section[aria-roledescription]';
interface Place {
  label: string;
  before: RegExp;
  after: RegExp;
}

/** A carousel, and the headings on both sides of it. */
function placeOf(which: number): Place {
  const $ = pageAt(ROUTE);
  const carousel = $(CAROUSEL).eq(which);
  const order = $(`main h2, ${CAROUSEL}, main h3, footer h2`).toArray();
  const place = order.indexOf(carousel.get(0) as (typeof order)[number]);
  const named = (element = order[place]) =>
    heading($(element).text().trim().replace(/\s+/g, ' '), Number(element?.tagName.slice(1)));
  return {
    label: carousel.attr('aria-label') ?? '',
    before: named(order[place - 1]),
    after: named(order[place + 1]),
  };
}

/** How each testimonial begins and ends, in order. */
function testimonials(): string[] {
  return textsOf(ROUTE, 'main figure blockquote').flatMap((text) => [
    beginning(text, 2),
    end(text, 1),
  ]);
}

const goTo = ({before}: Place): Step => ({
  does: 'Goes to the heading before the carousel',
  keys: ['h'],
  until: before,
});

const anything = /\p{L}/u;

const OPERATE = (): Step[] => [
  {
    does: 'Goes to the button that stops it, and presses it',
    keys: ['b', 'Return'],
    hears: [word('Carousel.pause')],
  },
  {does: 'Goes to the next button', keys: ['b'], hears: [word('Carousel.previous')]},
  {does: 'Presses it', keys: ['Return'], hears: [anything]},
  {does: 'Goes to the next button', keys: ['b'], hears: [word('Carousel.next')]},
  {does: 'Presses it', keys: ['Return'], hears: [anything]},
];

const reading = (width: 1280 | 375): Task => ({
  id: `testimonials-${width}`,
  title: `Testimonials are read line by line while they move, ${width === 375 ? 'on a phone' : 'on a wide screen'}`,
  route: ROUTE,
  width,
  steps: () => {
    const place = placeOf(1);
    return [
      {does: 'Wakes the page', keys: ['Down']},
      goTo(place),
      {
        does: 'Reads down to the next heading',
        keys: ['Down'],
        until: place.after,
        atMost: 100,
        hears: testimonials(),
      },
    ];
  },
});

const buttons = (which: number, name: string): Task => ({
  id: `carousel-${name}`,
  title: `The carousel of ${name} is stopped and moved`,
  route: ROUTE,
  steps: () => {
    const place = placeOf(which);
    return [{does: 'Wakes the page', keys: ['Down']}, goTo(place), ...OPERATE()];
  },
});

const byTab: Task = {
  id: 'carousel-tab',
  title: 'Tab goes through a carousel on a phone',
  route: ROUTE,
  width: 375,
  steps: () => [
    {
      does: 'Tabs past the clients',
      keys: ['Tab'],
      until: afterwards(),
      atMost: 12,
      hears: [word('Carousel.pause'), word('Carousel.previous'), word('Carousel.next')],
    },
  ],
};

/** The first link after the first carousel. */
function afterwards(): string {
  const $ = pageAt(ROUTE);
  const order = $(`${CAROUSEL}, main a`).toArray();
  const carousel = order.indexOf($(CAROUSEL).get(0) as (typeof order)[number]);
  return $(order[carousel + 1])
    .text()
    .trim();
}

/** Swiper comes late, so that the row still scrolls, and takes the focus, when Tab arrives. */
const SWIPER_MS = 15_000;

const early: Task = {
  id: 'carousel-early',
  title: 'Tab reaches the slides before they move by themselves',
  route: ROUTE,
  width: 375,
  rules: [{path: /\/swiper\.\w+\.js/, delay: SWIPER_MS}],
  steps: () => [
    {does: 'Tabs to the slides', keys: ['Tab'], until: word('Carousel.slides'), atMost: 8},
    // Orca says so when the focus falls back to the page.
    {does: 'Waits until they move', keys: [{pause: SWIPER_MS}], never: [/document web/]},
    {does: 'Goes on by Tab', keys: ['Tab'], hears: [word('Carousel.pause')]},
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
