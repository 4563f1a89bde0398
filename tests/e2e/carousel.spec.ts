import {expect, open, test} from '../setup/browser';
import {COUNT, LOGOS, SAID, boxOf, carousel, nth, reach, seen, standing} from '../setup/carousels';
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
