/** Colours: the scheme before the first paint, and system preferences. */
import type {Page} from '@playwright/test';
import {contact} from '../../src/forms/tables';
import {contrast, type Rgb} from '@trendsoft/web-audit/page';
import {CHECK} from '../setup/documents';
import {expect, open, test as testInOwnContext} from '../setup/browser';
import {test} from '../setup/one-window';
import {routesOfKind} from '../setup/routes';
import {pageShowing} from '../setup/site';

const [ROUTE = '/'] = routesOfKind('service');

testInOwnContext(
  'a page is dark before its body is parsed, so that it does not flash',
  async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('scheme', 'dark');
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return;
        observer.disconnect();
        Object.assign(window, {atFirst: document.documentElement.dataset['theme']});
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(ROUTE);
    expect(await page.evaluate(() => (window as unknown as {atFirst: unknown}).atFirst)).toBe(
      'dark',
    );
  },
);

/** Returns the declared value of a role in a dark band. */
const roleIn = (page: Page, role: string) =>
  page
    .locator("main [data-tone='night']")
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), role);

// A rule with higher specificity than any of the site's yields to the cascade layers of modes.
for (const [mode, role, media] of [
  ['with forced colours', '--surface', {forcedColors: 'active'}],
  ['with more contrast', '--line', {contrast: 'more'}],
  ['in print', '--surface', {media: 'print'}],
] as const) {
  test(`${mode}, no rule of a role wins, whatever its specificity`, async ({page}) => {
    await page.goto(ROUTE);
    await page.emulateMedia(media);
    const own = await roleIn(page, role);
    await page.emulateMedia({media: null, forcedColors: null, contrast: null});
    await page.evaluate((name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@layer base { html main#main [data-tone='night'] { ${name}: #123 } }`);
      document.adoptedStyleSheets.push(sheet);
    }, role);
    await expect.poll(() => roleIn(page, role)).toBe('#123');
    await page.emulateMedia(media);
    await expect.poll(() => roleIn(page, role)).toBe(own);
    // Lines have the contrast of edges.
    if (mode === 'with more contrast') expect(own).toBe(await roleIn(page, '--edge'));
  });
}

const BLUE_QUESTION = 'main [data-tone=blue] details';

/** Returns the colours of the background and of the text of the questions. */
const colours = (page: Page) =>
  page
    .locator(BLUE_QUESTION)
    .first()
    .evaluate((question) => {
      const band = question.closest('[data-tone]') ?? question;
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
      return [getComputedStyle(band).backgroundColor, getComputedStyle(question).color].map(
        (colour): Rgb => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return [red, green, blue];
        },
      ) as [background: Rgb, text: Rgb];
    });

test('the questions of digital accessibility are on a blue background @layout', async ({page}) => {
  await page.goto(pageShowing(BLUE_QUESTION));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const [background, text] = await colours(page);
    const [red, green, blue] = background;
    // Clearly blue, and not violet.
    expect(blue - Math.max(red, green)).toBeGreaterThanOrEqual(64);
    expect(green).toBeGreaterThan(red);
    expect(contrast(background, text)).toBeGreaterThanOrEqual(7);
  }
});

/** Returns the focused element, and whether it or its visible label has an outline; undefined at the end. Runs in the page. */
function focusRing(): {stop: string; hasRing: boolean} | undefined {
  const element = document.activeElement!;
  if (element === document.body) return undefined;
  const label = element.matches('.visually-hidden') ? element.closest('label') : null;
  const {outlineStyle, outlineWidth} = getComputedStyle(label ?? element);
  const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return {stop: element.outerHTML.slice(0, 120), hasRing};
}

test('every stop of a page with a form has a focus ring', async ({page}) => {
  await open(page, contact.page);
  const stops: {stop: string; hasRing: boolean}[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusRing);
    if (!found || stops.length > 200) break;
    stops.push(found);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({hasRing}) => !hasRing)).toEqual([]);
});

test('a date field has a focus ring on each part, including the calendar button', async ({
  page,
}) => {
  await open(page, CHECK);
  const date = page.locator('[type=date]');
  await date.focus();
  const ring = await date.evaluate((field) => getComputedStyle(field).outlineStyle);
  expect(ring).not.toBe('none');
  for (const part of ['day', 'year', 'calendar button']) {
    await page.keyboard.press('Tab');
    await expect(date, part).toBeFocused();
    await expect(date, part).toHaveCSS('outline-style', ring);
  }
});

test('counters stop when reduced motion is set @counters', async ({page}) => {
  await open(page, '/');
  const list = page.locator('dl[data-start=view]');
  const counting = () =>
    list.evaluate((element) => element.getAnimations({subtree: true}).length > 0);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(counting).toBe(true);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await counting()).toBe(false);
});
