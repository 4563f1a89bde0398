/** The mirrored pseudo-locale: everything that has a direction has the other one. */
import type {Locator, Page} from '@playwright/test';
import {axeViolations, expect, open, test} from '../setup/every-language';

const WEB = '/ar-XB/TrendSoft/oursolutions/WebAccess-DigitalAccessibility';
const SECURITY = '/ar-XB/TrendSoft/oursolutions/CyberSecurity';

test.use({expectedMessages: /status of 404/});

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${found.toString()}`);
  return {...box, end: box.x + box.width};
}

/** How a picture is turned: `-1 1` when left and right have changed places. */
const scaleOf = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).scale);

const WIDE = {width: 1280, height: 800};
const TABLET = {width: 768, height: 900};
const PHONE = {width: 320, height: 640};

test('axe finds nothing, and nothing scrolls sideways, on a page of each kind', async ({page}) => {
  for (const [route, size] of [
    ['/ar-XB/', WIDE],
    [WEB, PHONE],
    ['/ar-XB/TrendSoft/Career', PHONE],
    // English, from left to right, amid the rest.
    ['/ar-XB/TrendSoft/ContactUs', WIDE],
    ['/ar-XB/no-such-page', PHONE],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, route);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const place = `${route} at ${size.width} px`;
    expect
      .soft({place, sideways, axe: await axeViolations(page)})
      .toEqual({place, sideways: 0, axe: []});
  }
});

test('the header reads from the right, and its panel opens below it', async ({page}) => {
  await page.setViewportSize(WIDE);
  await open(page, WEB);
  const logo = await boxOf(page.locator('header a').first());
  const entries = page.locator('header nav').first().locator('> ul > li');
  const [first, last] = [await boxOf(entries.first()), await boxOf(entries.last())];
  expect(logo.x).toBeGreaterThan(first.end);
  expect(first.x).toBeGreaterThan(last.end);

  await entries.first().getByRole('button').click();
  const tabs = page.locator('header [role=tab]');
  await expect(tabs.first()).toBeVisible();
  expect((await boxOf(tabs.first())).x).toBeGreaterThan(
    (await boxOf(page.locator('header [role=tabpanel]:visible'))).x,
  );
  for (const arrow of await page.locator('header [popover] svg:visible').all()) {
    expect(await scaleOf(arrow)).toBe('-1 1');
  }
  await tabs.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tabs.first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('the separators of the breadcrumbs point to the left', async ({page}) => {
  await page.goto(WEB);
  const steps = page.locator('nav[data-tone] ol > li');
  const [home, here] = [await boxOf(steps.first()), await boxOf(steps.last())];
  expect(home.x).toBeGreaterThan(here.end - 1);
  const turned = await steps.last().evaluate((step) => getComputedStyle(step, '::before').rotate);
  expect(turned).toBe('-45deg');
});

test('the arrows of cards point to the left, and move there', async ({page}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/ar-XB/');
  const card = page.locator('main a:has(svg), main article, main li').filter({
    has: page.locator('use[href$="arrow-right"]'),
  });
  const arrow = card.first().locator('svg:has(use[href$="arrow-right"])');
  expect(await scaleOf(arrow)).toBe('-1 1');
});

test('the drawer comes in from the left, where its button is', async ({page}) => {
  await page.setViewportSize(TABLET);
  await open(page, WEB);
  const button = page.locator('header button[aria-haspopup=dialog]');
  expect((await boxOf(button)).end).toBeLessThan(TABLET.width / 2);
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toHaveCSS('translate', /^(none|0px)$/);
  const box = await boxOf(drawer);
  expect([box.x, box.end < TABLET.width]).toEqual([0, true]);
  await drawer.locator('summary').click();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

/** Places of the slides in view, from the right edge of their row to the left. */
function places(carousel: Locator): Promise<(string | null)[]> {
  return carousel.evaluate((section) => {
    const {left, right} = section.getBoundingClientRect();
    return [...section.querySelectorAll('[role=group] [role=group]')]
      .map((slide) => ({
        name: slide.getAttribute('aria-label'),
        box: (slide.firstElementChild ?? slide).getBoundingClientRect(),
      }))
      .filter(({box}) => box.left > left - 1 && box.right < right + 1)
      .sort((a, b) => b.box.right - a.box.right)
      .map(({name}) => name);
  });
}

/** The first number in the name of each slide. */
const numbers = (names: (string | null)[]) =>
  names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]));

test('the carousel begins at the right, and Next brings what stands at the left', async ({
  page,
}: {
  page: Page;
}) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/ar-XB/');
  const carousel = page.locator('section[aria-roledescription]').last();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready');
  const [, previous, next] = await carousel.getByRole('button').all();
  if (!previous || !next) throw new Error('The carousel has no buttons');
  const last = await carousel.locator('[aria-roledescription]:not([aria-hidden]) > *').count();
  await expect.poll(async () => numbers(await places(carousel))).toEqual([1, 2, 3]);
  await next.click();
  await expect.poll(async () => numbers(await places(carousel))).toEqual([2, 3, 4]);
  await previous.click();
  await previous.click();
  await expect.poll(async () => numbers(await places(carousel))).toEqual([last, 1, 2]);
  expect((await boxOf(previous)).x).toBeGreaterThan((await boxOf(next)).x);
  for (const button of [previous, next]) {
    expect(await scaleOf(button.locator('svg'))).toBe('-1 1');
  }
});

test('tabs stand at the right of their panel, and arrows walk down and up', async ({page}) => {
  await page.setViewportSize(WIDE);
  await open(page, SECURITY);
  const tabs = page.locator('main [role=tab]');
  await tabs.first().focus();
  const panel = page.locator('main [role=tabpanel]:visible');
  expect((await boxOf(tabs.first())).x).toBeGreaterThan((await boxOf(panel)).end - 1);
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});
