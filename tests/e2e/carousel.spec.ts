/** Timing of the carousels on the home page, and the position of their slides at each width. */
import type {Locator, Page} from '@playwright/test';
import type Swiper from 'swiper';
import {expect, holdRequests, hydrated, open, test} from '../setup/browser';
import {COUNT, LABEL, LOGOS, atRest, carousel, inView, nth, ready} from '../setup/carousels';
import {t} from '../setup/messages';

const button = (found: Locator, id: Parameters<typeof t>[0]) =>
  found.getByRole('button', {name: t(id)});
const rowOf = (found: Locator) => found.getByRole('group', {name: t('Carousel.slides')});
const expectFirst = (found: Locator, number: number) =>
  expect.poll(async () => (await inView(found))[0]).toBe(nth(number));

const SWIPER = '**/assets/js/swiper*';
const HOUR = 3_600_000;
/** After a jump to the original slide, createLoop enables the animation again. */
const LOOP_MS = 20;

/** Opens the home page, scrolls to the testimonials and pauses the clock. Returns the carousel, and `pass`, which advances the clock by ms. */
async function stopClock(page: Page) {
  await page.clock.install({time: 0});
  await open(page, '/');
  const found = await ready(page, LABEL);
  await page.clock.pauseAt(HOUR);
  await found.hover();
  await page.clock.runFor(LOOP_MS);
  // Restarts the interval of two seconds.
  await page.mouse.move(0, 0);
  const [name] = await atRest(found);
  return {found, first: parseInt(name ?? ''), pass: (ms: number) => page.clock.runFor(ms)};
}

test('the carousel advances by one slide every 2 s, wraps at the end, and changes only styles @carousel', async ({
  page,
}) => {
  const {found, first, pass} = await stopClock(page);
  await found.evaluate((section) => {
    const changed: string[] = [];
    Object.assign(window, {changed});
    new MutationObserver((records) => {
      for (const {type, attributeName} of records) changed.push(attributeName ?? type);
    }).observe(section, {attributes: true, childList: true, characterData: true, subtree: true});
  });
  for (let step = 1; step <= COUNT + 1; step += 1) {
    await pass(1999);
    await expectFirst(found, first + step - 1);
    await pass(1);
    await expectFirst(found, first + step);
    expect(await atRest(found)).toHaveLength(3);
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

const PAUSES: Record<string, [start: Act, end: Act]> = {
  hover: [(found) => found.hover(), (found) => found.page().mouse.move(0, 0)],
  focus: [
    (found) => button(found, 'Carousel.next').focus(),
    (found) => button(found, 'Carousel.next').blur(),
  ],
  'the Pause button, even after pointer and focus have left,': [
    async (found) => {
      await button(found, 'Carousel.pause').click();
      await expect(found.getByRole('status')).toHaveText(t('Carousel.paused'));
      await found.page().mouse.move(0, 0);
      await button(found, 'Carousel.play').blur();
    },
    (found) => button(found, 'Carousel.play').dispatchEvent('click'),
  ],
  'reduced motion, with which buttons move it instantly,': [
    async (found) => {
      await found.page().emulateMedia({reducedMotion: 'reduce'});
      for (const [icon, isShown] of [...[false, true].entries()]) {
        const drawing = found.getByRole('button').first().locator('svg').nth(icon);
        await expect(drawing).toBeVisible({visible: isShown});
      }
      const before = await inView(found);
      await button(found, 'Carousel.next').click();
      expect((await inView(found))[0]).toBe(before[1]);
      await button(found, 'Carousel.previous').click();
    },
    (found) => button(found, 'Carousel.play').click(),
  ],
  'another tab': [(found) => showTab(found, 'hidden'), (found) => showTab(found, 'visible')],
};

for (const [name, [start, end]] of Object.entries(PAUSES)) {
  test(`${name} pauses the carousel, which then continues @carousel`, async ({page}) => {
    const {found, first, pass} = await stopClock(page);
    await start(found);
    await pass(20_000);
    await expectFirst(found, first);
    await end(found);
    await pass(2000);
    await expectFirst(found, first + 1);
  });
}

const lastMove = (found: Locator) =>
  rowOf(found).evaluate((element) => {
    const {swiper} = element as unknown as {swiper: Swiper};
    const {wrapperEl, slides, activeIndex} = swiper;
    return [wrapperEl.style.transitionDuration, slides[activeIndex]!.matches('[data-copy]')];
  });

test('a move takes 0.5 s, and past an end shows a copy before it jumps to the original @carousel', async ({
  page,
}) => {
  const {found, pass} = await stopClock(page);
  await button(found, 'Carousel.pause').click();
  let number = parseInt((await atRest(found))[0] ?? '');
  for (; number > 1; number -= 1) {
    await button(found, 'Carousel.previous').click();
    await expectFirst(found, number - 1);
  }
  await button(found, 'Carousel.previous').click();
  expect(await lastMove(found)).toEqual(['500ms', true]);
  await expectFirst(found, COUNT);
  await pass(499);
  expect(await lastMove(found)).toEqual([expect.any(String), true]);
  await pass(1);
  expect(await lastMove(found)).toEqual(['0ms', false]);
  await button(found, 'Carousel.next').click();
  await pass(LOOP_MS - 1);
  expect(await lastMove(found)).toEqual(['0ms', false]);
  await pass(1);
  expect(await lastMove(found)).toEqual(['500ms', true]);
  await expectFirst(found, 1);
});

test('resize events update the carousel once every 100 ms @carousel', async ({page}) => {
  const {found, pass} = await stopClock(page);
  const row = rowOf(found);
  await row.evaluate((element) => {
    const {swiper} = element as unknown as {swiper: Swiper};
    let updates = 0;
    swiper.on('update', () => {
      updates += 1;
      element.dataset['updates'] = String(updates);
    });
    for (let event = 0; event < 5; event += 1) window.dispatchEvent(new Event('resize'));
  });
  await pass(99);
  await expect(row).toHaveAttribute('data-updates', '1');
  await pass(20);
  await expect(row).toHaveAttribute('data-updates', '2');
});

test('the carousel keeps the focus and the position of a scrolled row; Tab then goes to Pause @carousel', async ({
  page,
}) => {
  const release = await holdRequests(page, SWIPER);
  await open(page, '/');
  const found = carousel(page, LABEL);
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

test('until the carousel is ready, its buttons scroll the row, from either end to the other @carousel', async ({
  page,
}) => {
  const release = await holdRequests(page, SWIPER);
  await open(page, '/');
  const found = carousel(page, LABEL);
  await expect(button(found, 'Carousel.next')).toBeVisible();
  await button(found, 'Carousel.next').click();
  await expectFirst(found, 2);
  await button(found, 'Carousel.previous').click();
  await expectFirst(found, 1);
  await button(found, 'Carousel.previous').click();
  await expect.poll(async () => (await inView(found)).at(-1)).toBe(nth(COUNT));
  await expect(found).not.toHaveAttribute('data-ready');
  release();
});

/** Number of slides in view at a width. */
const IN_VIEW = [
  {width: 1024, testimonials: 3, logos: 5},
  {width: 1023, testimonials: 2, logos: 3},
  {width: 640, testimonials: 2, logos: 3},
  {width: 639, testimonials: 1, logos: 2},
];

/** Returns the number of slides, the distance between them, their width and their height. */
const sizesOf = (found: Locator) =>
  found.locator('[aria-roledescription=slide]:not([data-copy]) > *').evaluateAll((slides) => {
    const [first, next] = slides.map((one) => one.getBoundingClientRect());
    return [slides.length, next!.x - first!.x, first!.width, first!.height].map(Math.round);
  });

for (const {width, testimonials, logos} of IN_VIEW) {
  test(`at ${width} px ${testimonials} testimonials and ${logos} logos are in view before and after the carousels are ready @slides`, async ({
    page,
  }) => {
    const carousels = [
      {label: LABEL, count: testimonials},
      {label: LOGOS.label, count: logos},
    ];
    await page.setViewportSize({width, height: 800});
    const release = await holdRequests(page, SWIPER);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const before: number[][] = [];
    for (const {label, count} of carousels) {
      await atRest(carousel(page, label), count);
      before.push(await sizesOf(carousel(page, label)));
    }
    await hydrated(page);
    release();
    for (const [index, {label, count}] of carousels.entries()) {
      const found = await ready(page, label);
      await found.hover();
      await atRest(found, count);
      expect(await sizesOf(found), label).toEqual(before[index]);
    }
  });
}

test('after a resize during a move, the slides are aligned; a phone shows the edge of the next slide', async ({
  page,
}) => {
  await open(page, '/');
  const found = await ready(page, LABEL);
  await button(found, 'Carousel.pause').click();
  for (const [width, count] of [
    [900, 2],
    [1280, 3],
    [375, 1],
  ] as const) {
    await found.evaluate((section) => {
      section.querySelectorAll('button')[2]!.click();
      const [move] = section.querySelector('[role=group] > div')!.getAnimations();
      move!.pause();
      move!.currentTime = 250; // Paused half way.
    });
    await page.setViewportSize({width, height: 800});
    const [first] = await atRest(found, count);
    await expect(found.getByRole('status')).toContainText(` ${parseInt(first ?? '')} `);
  }
  const [first] = await inView(found);
  const slide = found.getByRole('group', {name: first ?? '', exact: true});
  const next = slide.locator('+ * > *');
  const row = await found.boundingBox();
  const edge = await next.boundingBox();
  const part = row!.x + row!.width - edge!.x;
  expect(part).toBeGreaterThan(16);
  expect(part).toBeLessThan(48);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 700}});

  test('two fingers on a carousel zoom the page @carousel', async ({page}) => {
    await open(page, '/');
    const found = await ready(page, LABEL);
    const {x, y, width} = (await rowOf(found).boundingBox())!;
    const middle = x + width / 2;
    const top = y + 30;
    const fingers = await page.context().newCDPSession(page);
    for (const [index, apart] of [20, 40, 60, 80, 100, 120].entries()) {
      await fingers.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [
          {x: middle - apart, y: top, id: 0},
          {x: middle + apart, y: top, id: 1},
        ],
      });
    }
    await fingers.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});
