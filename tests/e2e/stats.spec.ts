import type {Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';

const HERO = 'dl[data-start="load"]';
const SECTION = 'dl[data-start="view"]';

/** The figures of a list in the built page. */
const figuresOf = (list: string) =>
  pageAt('/')(`main ${list} [data-value]`)
    .get()
    .map(({attribs}) => Number(attribs['data-value']));
const [HERO_FIGURE = 0] = figuresOf(HERO);
const [FIGURE = 0] = figuresOf(SECTION);

/** Notes 20 times a second what is drawn where the first figure stands: the counter, or the text that it covers. */
async function watch(page: Page, list: string) {
  await page.addInitScript((selector) => {
    const seen: number[] = [];
    Object.assign(window, {seen});
    setInterval(() => {
      const figure = document.querySelector(`${selector} [data-value]`);
      if (!figure) return;
      const counter = getComputedStyle(figure, '::after');
      const covered = counter.content !== 'none' && counter.opacity === '1';
      seen.push(Number(covered ? counter.getPropertyValue('--count') : figure.textContent));
    }, 50);
  }, list);
}

/** What was drawn in the time given. */
async function drawn(page: Page, time: number): Promise<number[]> {
  await page.waitForTimeout(time);
  return page.evaluate(() => (window as unknown as {seen: number[]}).seen.splice(0));
}

/** Before style sheet or script the text stands there, and from then on it only grows. */
function expectCount(all: number[], target: number) {
  const start = all.findIndex((figure) => figure < target);
  expect(start).not.toBe(-1);
  const samples = all.slice(start);
  expect(samples.at(-1)).toBe(target);
  expect(samples).toEqual(samples.toSorted((a, b) => a - b));
  expect(new Set(samples).size).toBeGreaterThan(5);
}

test('the hero counters count from 0 to their figures over 2 s on load @counters', async ({
  page,
}) => {
  await watch(page, HERO);
  await open(page, '/');
  expectCount(await drawn(page, 2500), HERO_FIGURE);
});

test('the stats section keeps its figures until it is scrolled into view, then counts @counters', async ({
  page,
}) => {
  await watch(page, SECTION);
  await open(page, '/');
  expect(new Set(await drawn(page, 1000))).toEqual(new Set([FIGURE]));
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  expectCount(await drawn(page, 2600), FIGURE);
});

test('counting moves nothing', async ({page}) => {
  await open(page, '/');
  const list = page.locator(SECTION);
  const places = () =>
    list
      .locator('dd, dt')
      .evaluateAll((parts) =>
        parts.map((part) => [(part as HTMLElement).offsetLeft, (part as HTMLElement).offsetWidth]),
      );
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-counting');
  const before = await places();
  await page.waitForTimeout(2500);
  expect(await places()).toEqual(before);
});

test('assistive technology reads the final figure once, also while it counts', async ({page}) => {
  await open(page, '/');
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  const snapshot = figuresOf(SECTION).map((figure) => `- term\n- definition: /^${figure}\\b/`);
  await expect(page.locator(SECTION)).toMatchAriaSnapshot(snapshot.join('\n'));
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const list of [HERO, SECTION]) {
    test(`figures in ${list} stand still @counters`, async ({page}) => {
      await watch(page, list);
      await open(page, '/');
      await page.locator(list).scrollIntoViewIfNeeded();
      expect(new Set(await drawn(page, 1000))).toEqual(
        new Set([list === HERO ? HERO_FIGURE : FIGURE]),
      );
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('figures are final from the start', async ({page}) => {
    await page.goto('/');
    await expect(page.locator(HERO)).toContainText(String(HERO_FIGURE));
    await expect(page.locator(`${HERO} [data-value] > span`).first()).toHaveCSS('opacity', '1');
  });
});
