/** Where the slides of the home page's carousels stand: before they can move, and as the window changes. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../setup/browser';
import {
  LOGOS,
  SAID,
  TESTIMONIALS,
  boxOf,
  carousel,
  known,
  reach,
  seen,
  slides,
  standing,
} from '../setup/carousels';

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
  test(`at ${width} px ${testimonials} testimonials and ${logos} logos are in view, before and after they can move @slides`, async ({
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
      const row = carousel(page, label).getByRole('group', {name: 'Slides'});
      await expect(slides(row)).toHaveCount(count);
      await expect(carousel(page, label).getByRole('button')).toHaveCount(0);
      await row.focus();
      await expect(row).toBeFocused();
      await slides(row).last().scrollIntoViewIfNeeded();
      await expect(slides(row).last()).toBeInViewport();
    }
  });
});

test('after a resize the slides stand where they should', async ({page}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: 'Pause'}).click();
  const [first] = await standing(found);
  for (const width of [900, 375, 1280] as const) {
    await page.setViewportSize({width, height: 800});
    expect((await standing(found, SPACE[width]))[0]).toBe(first);
  }
});

test('resized in the middle of a move, the slides stand where they should', async ({page}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  await found.getByRole('button', {name: 'Pause'}).click();
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
  await found.getByRole('button', {name: 'Pause'}).click();
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
