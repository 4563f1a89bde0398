import type {Locator, Page} from '@playwright/test';
import {axeViolations, expect, hydrated, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';
import {word} from '../setup/words';

/** What a carousel of the built home page is called, and how many slides it has. */
function carouselWith(what: string) {
  const found = pageAt('/')(`section[aria-roledescription=carousel]:has(${what})`).first();
  const count = found.find('[aria-roledescription=slide]').length;
  return {label: found.attr('aria-label') ?? '', count};
}
const LOGOS = carouselWith('img');
const TESTIMONIALS = carouselWith('figure');
const {label: SAID, count: COUNT} = TESTIMONIALS;
const nth = (place: number) => `${((place - 1 + COUNT) % COUNT) + 1} of ${COUNT}`;

/** How many slides are in view at a width: of the testimonials, of the logos. */
const IN_VIEW: [width: number, testimonials: number, logos: number][] = [
  [1280, 3, 5],
  [1024, 3, 5],
  [1023, 2, 3],
  [768, 2, 3],
  [640, 2, 3],
  [639, 1, 2],
  [375, 1, 2],
];

const carousel = (page: Page, label: string) =>
  page.getByRole('region', {name: label, exact: true});
const slides = (within: Locator) => within.locator('[aria-roledescription="slide"]');
const known = (within: Locator) => slides(within).and(within.locator(':not([aria-hidden])'));

/** Scrolls to a carousel and waits until it moves by itself. */
async function reach(page: Page, label: string): Promise<Locator> {
  const found = carousel(page, label);
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute('data-ready');
  return found;
}

/** Where something is on the screen. */
async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${found.toString()}`);
  return box;
}

/** Names of the slides whose box is inside the carousel's, give or take rounding; copies too. */
function seen(within: Locator): Promise<(string | null | undefined)[]> {
  return within.evaluate((section) => {
    const {left, right} = section.getBoundingClientRect();
    return [...section.querySelectorAll('[aria-roledescription="slide"] > *')]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left > left - 1 && box.right < right + 1;
      })
      .map((slide) => slide.parentElement?.getAttribute('aria-label'));
  });
}

/** Waits until the slides stand still, as many as there is space for. */
async function standing(within: Locator, space = 3): Promise<(string | null | undefined)[]> {
  await expect.poll(() => seen(within)).toHaveLength(space);
  return seen(within);
}

/** Space for testimonials at a width. */
const SPACE = {900: 2, 375: 1, 1280: 3} as const;

/** Holds Swiper back. @returns what lets it go */
async function holdSwiper(page: Page): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/swiper*', async (route) => {
    await wanted;
    await route.continue();
  });
  return release;
}

for (const [width, testimonials, logos] of IN_VIEW) {
  const expected = [testimonials, logos];
  test(`at ${width} px ${testimonials} testimonials and ${logos} logos are in view, before and after they can move`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const release = await holdSwiper(page);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const boxes = [];
    for (const [at, {label}] of [TESTIMONIALS, LOGOS].entries()) {
      const still = carousel(page, label);
      await expect.poll(() => seen(still)).toHaveLength(expected[at] ?? 0);
      boxes.push(await boxOf(slides(still).first()));
    }
    await hydrated(page);
    release();
    for (const [at, {label, count}] of [TESTIMONIALS, LOGOS].entries()) {
      const moving = await reach(page, label);
      await moving.hover();
      await expect.poll(() => seen(moving)).toHaveLength(expected[at] ?? 0);
      await expect(known(moving)).toHaveCount(count);
      const [first] = await seen(moving);
      const after = await boxOf(moving.getByRole('group', {name: first ?? '', exact: true}));
      expect(after.x).toBeCloseTo(boxes[at]?.x ?? NaN, 0);
      expect(after.width).toBeCloseTo(boxes[at]?.width ?? NaN, 0);
      expect(after.height).toBeCloseTo(boxes[at]?.height ?? NaN, 0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all slides can be reached by scrolling', async ({page}) => {
    await page.goto('/');
    for (const {label, count} of [TESTIMONIALS, LOGOS]) {
      const row = carousel(page, label).getByRole('group', {name: word('Carousel.slides')});
      await expect(slides(row)).toHaveCount(count);
      await expect(carousel(page, label).getByRole('button')).toHaveCount(0);
      await row.focus();
      await expect(row).toBeFocused();
      await slides(row).last().scrollIntoViewIfNeeded();
      await expect(slides(row).last()).toBeInViewport();
    }
  });
});

test('Swiper is fetched only when a carousel comes near', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/TrendSoft/oursolutions/Testing');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('swiper'))).toEqual([]);
});

test.describe('when Swiper cannot be fetched', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('the row still scrolls by keyboard', async ({page}) => {
    await page.route('**/assets/js/swiper*', (route) => route.abort());
    await open(page, '/');
    const row = carousel(page, SAID).getByRole('group', {name: word('Carousel.slides')});
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('it advances by one slide every 2 s, goes round the end, and never shows a gap', async ({
  page,
}) => {
  test.slow();
  await open(page, '/');
  const found = await reach(page, SAID);
  await page.mouse.move(0, 0);
  const first = new Map<string, number>();
  const end = Date.now() + COUNT * 2500;
  while (Date.now() < end && !(first.size === COUNT && (await seen(found))[0] === nth(1))) {
    const [name] = await seen(found);
    if (name && !first.has(name)) first.set(name, Date.now());
    await page.waitForTimeout(20);
  }
  expect(new Set(first.keys())).toEqual(new Set([...Array(COUNT).keys()].map((n) => nth(n + 1))));
  // The first was there before the watch began. A busy machine is late at times, not on average.
  const times = [...first.values()].slice(1);
  const average = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1);
  expect(Math.abs(average - 2000)).toBeLessThan(250);
  // Round the end: on the copy first, half a second later on the original, and nobody sees it.
  await found.hover();
  await standing(found);
});

test('the pause button comes first in the tab order and is a large target', async ({page}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  const buttons = await found.getByRole('button').all();
  expect(await Promise.all(buttons.map((button) => button.innerText()))).toEqual([
    expect.stringMatching(word('Carousel.pause')),
    expect.stringMatching(word('Carousel.previous')),
    expect.stringMatching(word('Carousel.next')),
  ]);
  for (const button of buttons) {
    const box = await boxOf(button);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

test('after a resize the slides stand where they should', async ({page}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: word('Carousel.pause')}).click();
  const [first] = await standing(found);
  for (const width of [900, 375, 1280] as const) {
    await page.setViewportSize({width, height: 800});
    expect((await standing(found, SPACE[width]))[0]).toBe(first);
  }
});

test('resized in the middle of a move, the slides stand where they should', async ({page}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: word('Carousel.pause')}).click();
  for (const width of [900, 375, 1280] as const) {
    const held = await found.evaluate((section) => {
      const track = section.querySelector('[aria-roledescription="slide"]')?.parentElement;
      const [, , next] = section.querySelectorAll('button');
      next?.click();
      const moves = track?.getAnimations() ?? [];
      for (const move of moves) {
        move.pause();
        move.currentTime = 250; // Half of the way, for as long as it likes.
      }
      return moves.length;
    });
    expect(held).toBeGreaterThan(0);
    await page.setViewportSize({width, height: 800});
    const [first] = await standing(found, SPACE[width]);
    await expect(found.getByRole('status')).toHaveText(
      new RegExp(`^Slides? ${parseInt(first ?? '')} `),
    );
  }
});

test('a phone shows the edge of the next testimonial', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: word('Carousel.pause')}).click();
  await standing(found, 1);
  const shown = await found.evaluate((section) => {
    const {right} = section.getBoundingClientRect();
    return [...section.querySelectorAll('[aria-roledescription="slide"] > *')]
      .map((slide) => right - slide.getBoundingClientRect().left)
      .filter((part) => part > 0)
      .at(-1);
  });
  expect(shown).toBeGreaterThan(16);
  expect(shown).toBeLessThan(48);
});

test('from right to left it works the other way round', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.body.dir = 'rtl'));
  });
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: word('Carousel.pause')}).click();
  for (let press = 0; press <= COUNT; press += 1) {
    const [before] = await standing(found);
    await found.getByRole('button', {name: word('Carousel.next')}).click();
    const next = nth(parseInt(before ?? '') + 1);
    await expect.poll(async () => (await seen(found))[0]).toBe(next);
    await standing(found);
  }
});

test('axe finds nothing in a carousel that moves', async ({page}) => {
  await open(page, '/');
  await reach(page, SAID);
  expect(await axeViolations(page)).toEqual([]);
});

test('Pause becomes Play, each with its drawing and without a request for it', async ({page}) => {
  const requests: string[] = [];
  await open(page, '/');
  const found = await reach(page, LOGOS.label);
  page.on('request', (request) => requests.push(request.url()));
  const drawn = (name: string) => found.locator(`use[href="#icons-${name}"]`);
  await expect(drawn('play')).toBeHidden();
  await found.getByRole('button', {name: word('Carousel.pause')}).click();
  await expect(
    found.getByRole('button', {name: word('Carousel.play')}).locator('svg:visible'),
  ).toHaveCount(1);
  await expect(drawn('pause')).toBeHidden();
  expect(requests.filter((url) => url.includes('icons.svg'))).toEqual([]);
});
