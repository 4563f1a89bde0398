import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {
  COUNT,
  LOGOS,
  SAID,
  boxOf,
  carousel,
  nth,
  reach,
  seen,
  slides,
  standing,
} from '../setup/carousels';
import {word} from '../setup/words';

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

/** Opens the home page with its clock standing still at the testimonials. Returns them, and what lets time pass. */
async function stopClock(page: Page) {
  await page.clock.install();
  await open(page, '/');
  const found = await reach(page, SAID);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  // Its two seconds begin anew.
  await found.hover();
  await page.mouse.move(0, 0);
  const [first] = await standing(found);
  return {found, start: parseInt(first ?? ''), pass: (ms: number) => page.clock.runFor(ms)};
}

const expectFirst = (found: Locator, place: number) =>
  expect.poll(async () => (await seen(found))[0]).toBe(nth(place));
const button = (found: Locator, id: Parameters<typeof word>[0]) =>
  found.getByRole('button', {name: word(id)});

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
  const changed = await page.evaluate(() => (window as unknown as {changed: string[]}).changed);
  expect(new Set(changed)).toEqual(new Set(['style', 'class']));
});

const HOLDS: Record<
  string,
  [(found: Locator) => Promise<void>, (found: Locator) => Promise<void>]
> = {
  'the pointer': [(found) => found.hover(), (found) => found.page().mouse.move(0, 0)],
  'the focus': [
    (found) => button(found, 'Carousel.next').focus(),
    (found) => button(found, 'Carousel.next').blur(),
  ],
  Pause: [
    (found) => button(found, 'Carousel.pause').dispatchEvent('click'),
    (found) => button(found, 'Carousel.play').dispatchEvent('click'),
  ],
  'another tab': [(found) => showTab(found, 'hidden'), (found) => showTab(found, 'visible')],
};

const showTab = (found: Locator, state: string) =>
  found.evaluate((_, value) => {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const [name, [hold, release]] of Object.entries(HOLDS)) {
  test(`${name} holds it, and it goes on afterwards`, async ({page}) => {
    const {found, start, pass} = await stopClock(page);
    await hold(found);
    await pass(20_000);
    await expectFirst(found, start);
    await release(found);
    await pass(2000);
    await expectFirst(found, start + 1);
  });
}

test('what was paused does not go on when the pointer leaves @carousel', async ({page}) => {
  const {found, start, pass} = await stopClock(page);
  await button(found, 'Carousel.pause').click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(20_000);
  await expectFirst(found, start);
});

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
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await button(found, 'Carousel.pause').click();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(button(found, 'Carousel.play')).toBeVisible();
});

test('its status line says what the buttons do, and nothing of what moves by itself', async ({
  page,
}) => {
  const {found, pass} = await stopClock(page);
  const status = found.getByRole('status');
  await pass(6000);
  await expect(status).toBeEmpty();
  await button(found, 'Carousel.pause').click();
  await expect(status).toHaveText(word('Carousel.paused'));
  await button(found, 'Carousel.next').click();
  const first = parseInt((await standing(found))[0] ?? '');
  await expect(status).toContainText(String(first));
  await button(found, 'Carousel.play').click();
  await expect(status).toHaveText(word('Carousel.playing'));
});

/** Whether the first slide in view is a copy that stands in for its original. */
const onCopy = (found: Locator) =>
  found.evaluate((section) => {
    const {left} = section.getBoundingClientRect();
    const slides = [...section.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    const first = slides.find(
      ({firstElementChild}) => firstElementChild!.getBoundingClientRect().left > left - 1,
    );
    return first?.dataset['copy'] !== undefined;
  });

/** How long the last move takes. */
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

test('a resize is looked at every 100 ms @carousel', async ({page}) => {
  const {found, pass} = await stopClock(page);
  const row = found.getByRole('group', {name: word('Carousel.slides')});
  await row.evaluate((element) => {
    const {swiper} = element as unknown as {swiper: {update: () => void}};
    const update = swiper.update.bind(swiper);
    swiper.update = () => {
      element.dataset['updates'] = String(Number(element.dataset['updates'] ?? 0) + 1);
      update();
    };
    for (let event = 0; event < 5; event += 1) window.dispatchEvent(new Event('resize'));
  });
  await pass(99);
  await expect(row).toHaveAttribute('data-updates', '1');
  await pass(20);
  await expect(row).toHaveAttribute('data-updates', '2');
});

test('it takes over the focus and the place of who has scrolled the row @carousel', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/swiper*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  const found = carousel(page, SAID);
  const row = found.getByRole('group', {name: word('Carousel.slides')});
  await row.focus();
  await row.evaluate((element) => {
    const slide = element.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')[2]!;
    element.scrollTo({
      left: slide.offsetLeft - (element as HTMLElement).offsetLeft,
      behavior: 'instant',
    });
  });
  await expectFirst(found, 3);
  release();
  await expect(found).toHaveAttribute('data-ready');
  await expect(row).toBeFocused();
  await expectFirst(found, 3);
  await page.keyboard.press('Tab');
  await expect(button(found, 'Carousel.pause')).toBeFocused();
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
