/** The time that the carousels of the home page keep, and where their slides stand at each width. */
import type {Locator, Page} from '@playwright/test';
import type Swiper from 'swiper';
import {expect, hydrated, open, test} from '../setup/browser';
import {
  COUNT,
  LOGOS,
  SAID,
  TESTIMONIALS,
  boxOf,
  carousel,
  known,
  nth,
  reach,
  seen,
  slides,
  standing,
} from '../setup/carousels';
import {word} from '../setup/words';

const button = (found: Locator, id: Parameters<typeof word>[0]) =>
  found.getByRole('button', {name: word(id)});
const rowOf = (found: Locator) => found.getByRole('group', {name: word('Carousel.slides')});
const expectFirst = (found: Locator, place: number) =>
  expect.poll(async () => (await seen(found))[0]).toBe(nth(place));

/** Makes Swiper wait. Returns what lets it come. */
async function holdSwiper(page: Page): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/swiper*', async (route) => {
    await wanted;
    await route.continue();
  });
  return release;
}

test.describe('when Swiper cannot be fetched', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('the row still scrolls by keyboard', async ({page}) => {
    await page.route('**/assets/js/swiper*', (route) => route.abort());
    await open(page, '/');
    const row = rowOf(carousel(page, SAID));
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

const HOUR = 3_600_000;

/** Opens the home page and stops its clock at the testimonials. Returns them, and what lets time pass. */
async function stopClock(page: Page) {
  await page.clock.install({time: 0});
  await open(page, '/');
  const found = await reach(page, SAID);
  await page.clock.pauseAt(HOUR);
  // Its two seconds begin anew.
  await found.hover();
  await page.mouse.move(0, 0);
  const [first] = await standing(found);
  return {found, start: parseInt(first ?? ''), pass: (ms: number) => page.clock.runFor(ms)};
}

test('it advances by one slide every 2 s, round the end, and changes nothing but styles @carousel', async ({
  page,
}) => {
  const {found, start, pass} = await stopClock(page);
  await found.evaluate((section) => {
    const changed: string[] = [];
    Object.assign(window, {changed});
    new MutationObserver((records) => {
      for (const {type, attributeName} of records) changed.push(attributeName ?? type);
    }).observe(section, {attributes: true, childList: true, characterData: true, subtree: true});
  });
  for (let step = 1; step <= COUNT + 1; step += 1) {
    await pass(1999);
    await expectFirst(found, start + step - 1);
    await pass(1);
    await expectFirst(found, start + step);
    expect(await standing(found)).toHaveLength(3);
  }
  await expect(found.getByRole('status')).toBeEmpty();
  const changed = await page.evaluate(() => (window as unknown as {changed: string[]}).changed);
  expect(new Set(changed)).toEqual(new Set(['style', 'class']));
});

const showTab = (found: Locator, state: string) =>
  found.evaluate((_, value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

type Act = (found: Locator) => Promise<void>;

const HOLDS: Record<string, [hold: Act, release: Act]> = {
  'the pointer': [(found) => found.hover(), (found) => found.page().mouse.move(0, 0)],
  'the focus': [
    (found) => button(found, 'Carousel.next').focus(),
    (found) => button(found, 'Carousel.next').blur(),
  ],
  'Pause, also once pointer and focus have left,': [
    async (found) => {
      await button(found, 'Carousel.pause').click();
      await expect(found.getByRole('status')).toHaveText(word('Carousel.paused'));
      await found.page().mouse.move(0, 0);
      await button(found, 'Carousel.play').blur();
    },
    (found) => button(found, 'Carousel.play').dispatchEvent('click'),
  ],
  'another tab': [(found) => showTab(found, 'hidden'), (found) => showTab(found, 'visible')],
};

for (const [name, [hold, release]] of Object.entries(HOLDS)) {
  test(`${name} holds it, and it goes on afterwards @carousel`, async ({page}) => {
    const {found, start, pass} = await stopClock(page);
    await hold(found);
    await pass(20_000);
    await expectFirst(found, start);
    await release(found);
    await pass(2000);
    await expectFirst(found, start + 1);
  });
}

test('under reduced motion it starts when asked to, and moves at once @carousel', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {found, start, pass} = await stopClock(page);
  await pass(20_000);
  await expectFirst(found, start);
  await button(found, 'Carousel.next').click();
  expect((await seen(found))[0]).toBe(nth(start + 1));
  await button(found, 'Carousel.play').click();
  await pass(2000);
  await expectFirst(found, start + 2);
});

/** Returns whether the first slide in view is a copy that stands in for its original. */
const onCopy = (found: Locator) =>
  found.evaluate((section) => {
    const {left} = section.getBoundingClientRect();
    const all = [...section.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    const first = all.find(
      ({firstElementChild}) => firstElementChild!.getBoundingClientRect().left > left - 1,
    );
    return first?.dataset['copy'] !== undefined;
  });

/** Returns how long the last move takes. */
const duration = (found: Locator) =>
  slides(found)
    .first()
    .evaluate(({parentElement}) => parentElement!.style.transitionDuration);

test('a move takes 0.5 s; past an end it stands on a copy for 500 ms, then on the original @carousel', async ({
  page,
}) => {
  const {found, pass} = await stopClock(page);
  await button(found, 'Carousel.pause').click();
  let place = parseInt((await standing(found))[0] ?? '');
  for (; place > 1; place -= 1) {
    await button(found, 'Carousel.previous').click();
    await expectFirst(found, place - 1);
  }
  await button(found, 'Carousel.previous').click();
  expect(await duration(found)).toBe('500ms');
  await expectFirst(found, COUNT);
  await pass(499);
  expect(await onCopy(found)).toBe(true);
  await pass(1);
  expect(await onCopy(found)).toBe(false);
  expect(await duration(found)).toBe('0ms');
  // Its animation is on again after 20 ms.
  await button(found, 'Carousel.next').click();
  await pass(19);
  expect(await duration(found)).toBe('0ms');
  await pass(1);
  expect(await duration(found)).toBe('500ms');
  await expectFirst(found, 1);
});

test('events of a resize update it once every 100 ms @carousel', async ({page}) => {
  const {found, pass} = await stopClock(page);
  const row = rowOf(found);
  await row.evaluate((element) => {
    const {swiper} = element as unknown as {swiper: Swiper};
    let updates = 0;
    swiper.on('update', () => (element.dataset['updates'] = String((updates += 1))));
    for (let event = 0; event < 5; event += 1) window.dispatchEvent(new Event('resize'));
  });
  await pass(99);
  await expect(row).toHaveAttribute('data-updates', '1');
  await pass(20);
  await expect(row).toHaveAttribute('data-updates', '2');
});

test('it takes over the focus and the place of a scrolled row; Pause is the first stop @carousel', async ({
  page,
}) => {
  const release = await holdSwiper(page);
  await open(page, '/');
  const found = carousel(page, SAID);
  const row = rowOf(found);
  await row.focus();
  await row.evaluate((element: HTMLElement) => {
    const slide = element.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')[2]!;
    element.scrollTo({left: slide.offsetLeft - element.offsetLeft, behavior: 'instant'});
  });
  await expectFirst(found, 3);
  release();
  await expect(found).toHaveAttribute('data-ready');
  await expect(row).toBeFocused();
  await expectFirst(found, 3);
  await page.keyboard.press('Tab');
  await expect(button(found, 'Carousel.pause')).toBeFocused();
});

/** How many testimonials and logos are in view at a width. */
const IN_VIEW: [width: number, testimonials: number, logos: number][] = [
  [1024, 3, 5],
  [1023, 2, 3],
  [640, 2, 3],
  [639, 1, 2],
  [375, 1, 2],
];

for (const [width, ...expected] of IN_VIEW) {
  test(`at ${width} px ${expected.join(' testimonials and ')} logos are in view, before and after they can move @slides`, async ({
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

test('resized in the middle of a move, the slides stand where they should; a phone shows the edge of the next', async ({
  page,
}) => {
  await open(page, '/');
  const found = await reach(page, SAID);
  await button(found, 'Carousel.pause').click();
  for (const [width, space] of [
    [900, 2],
    [1280, 3],
    [375, 1],
  ] as const) {
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
    const [first] = await standing(found, space);
    await expect(found.getByRole('status')).toHaveText(
      new RegExp(`^Slides? ${parseInt(first ?? '')} `),
    );
  }
  const edge = () =>
    found.evaluate((section) => {
      const {right} = section.getBoundingClientRect();
      return [...section.querySelectorAll('[aria-roledescription="slide"] > *')]
        .map((slide) => right - slide.getBoundingClientRect().left)
        .findLast((part) => part > 0);
    });
  await expect.poll(edge).toBeGreaterThan(16);
  expect(await edge()).toBeLessThan(48);
});
