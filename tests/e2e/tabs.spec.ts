import type {Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

/** Each page with tabs, with how many it has. */
const BLOCKS = ROUTES.flatMap((route) => {
  const count = pageAt(route)('main a[data-awaits-script]').length;
  return count > 0 ? [{route, count}] : [];
});
const TESTING = '/TrendSoft/oursolutions/Testing';
const SMALL = {width: 375, height: 800};

const panel = (page: Page, id: string) => page.locator(`main section#${id}`);
/** The tab of a panel: `place` is counted from 0. */
const tab = (page: Page, place: number) => page.locator('main').getByRole('tab').nth(place);

for (const {route, count} of BLOCKS) {
  test(`${route} has ${count} tabs at the side and shows one panel at a time @tabs`, async ({
    page,
  }) => {
    await open(page, route);
    const list = page.locator('main').getByRole('tablist');
    await expect(list.getByRole('tab')).toHaveCount(count);
    for (const one of await list.getByRole('tab').all()) {
      await one.click();
      const shown = page.locator('main').getByRole('tabpanel');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName(await one.innerText());
      await expect(shown.getByRole('link').first()).toBeVisible();
    }
    const listBox = await list.boundingBox();
    const panelBox = await page.locator('main').getByRole('tabpanel').boundingBox();
    expect(listBox && panelBox && listBox.x + listBox.width <= panelBox.x).toBe(true);
  });

  test(`${route} stacks its ${count} panels on a small screen, without tabs @tabs`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await open(page, route);
    await expect(page.locator('main').getByRole('tab')).toHaveCount(0);
    const panels = page.locator('main section:has(> h3)');
    await expect(panels).toHaveCount(count);
    for (const one of await panels.all()) await expect(one).toBeVisible();
  });
}

test('choosing a tab moves nothing below it', async ({page}) => {
  await open(page, '/DigitalAccessibility');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await tab(page, 2).click();
  expect(await height()).toBe(before);
});

for (const hash of ['performance', 'performance-title']) {
  test(`an address that ends in #${hash} opens that panel and brings it into view`, async ({
    page,
  }) => {
    await open(page, `${TESTING}#${hash}`);
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  });
}

test('a changed hash selects its panel and brings it into view', async ({page}) => {
  await open(page, TESTING);
  await page.evaluate(() => {
    window.location.hash = 'usability-title';
  });
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#usability-title')).toBeInViewport();
});

test('following a resize, tabs turn into stacked panels and back', async ({page}) => {
  await open(page, TESTING);
  await expect(tab(page, 0)).toBeVisible();
  await page.setViewportSize(SMALL);
  await expect(tab(page, 0)).toHaveCount(0);
  await expect(panel(page, 'usability')).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(tab(page, 0)).toBeVisible();
  await expect(panel(page, 'usability')).toBeHidden();
});

test('before script arrives, the list is links that show one panel', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.fulfill({body: ''}));
  await page.goto(TESTING);
  await expect(panel(page, 'functional')).toBeVisible();
  await expect(panel(page, 'usability')).toBeHidden();
  await page.locator('main a[href="#usability"]').click();
  await expect(panel(page, 'usability')).toBeVisible();
  await expect(panel(page, 'functional')).toBeHidden();
});

for (const hash of ['', '#performance']) {
  test(`hydration moves nothing on a page opened at "${hash}"`, async ({page}) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({type: 'layout-shift', buffered: true});
      Object.assign(window, {shifts});
    });
    await open(page, TESTING + hash);
    await expect(tab(page, hash ? 1 : 0)).toBeVisible();
    await page.waitForTimeout(300);
    const total = await page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(total).toBeLessThan(0.01);
  });
}

test('print shows every panel', async ({page}) => {
  await open(page, TESTING);
  await page.emulateMedia({media: 'print'});
  for (const id of ['functional', 'performance', 'usability']) {
    await expect(panel(page, id)).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const width of [1280, 375]) {
    test(`at ${width} px all panels are stacked under their headings`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(TESTING);
      for (const one of await page.locator('main section > h3').all())
        await expect(one).toBeVisible();
      await expect(page.locator('main a[href="#usability"]')).toBeHidden();
    });
  }
});

/** Not in TypeScript's DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}
