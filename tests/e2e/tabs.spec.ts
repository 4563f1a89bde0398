/** Tabs: addresses, sizes and print. tests/engines/flows tests mouse and keyboard. */
import type {Page} from '@playwright/test';
import {expect, open} from '../setup/browser';
import {test} from '../setup/one-window';
import {pageWith, tabsOf} from '../setup/routes';

const TABS = pageWith('Tabs');
const IDS = tabsOf(TABS);
const LAST = IDS.length - 1;

/** Returns a tab by its index, from 0. */
const tab = (page: Page, index: number) => page.locator('main').getByRole('tab').nth(index);

/** Not in TypeScript's DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

test('tabs are beside the panels that they label; selecting one does not shift the page; Shift+Tab returns from the panel @tabs', async ({
  page,
}) => {
  await open(page, TABS);
  const shown = page.locator('main').getByRole('tabpanel');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const one of await page.locator('main').getByRole('tab').all()) {
    await one.click();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName(await one.innerText());
    // Chromium's shell has text of fractional heights, and rounds their sum.
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  }
  const list = await page.locator('main').getByRole('tablist').boundingBox();
  const box = await shown.boundingBox();
  expect(list && box && list.x + list.width <= box.x).toBe(true);
  await page.keyboard.press('Tab');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main').getByRole('tab').last()).toBeFocused();
});

for (const hash of ['', `#${IDS[1]}`, `#${IDS[1]}-title`]) {
  test(`opened at "${hash}", the page shows the panel of the hash, and hydration causes no layout shift`, async ({
    page,
  }) => {
    await open(page, TABS + hash);
    await expect(tab(page, hash ? 1 : 0)).toHaveAttribute('aria-selected', 'true');
    if (hash) await expect(page.locator(hash)).toBeInViewport();
    const shifted = await page.evaluate(async () => {
      // A layout shift is reported in the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({type: 'layout-shift', buffered: true});
      const shifts = observer.takeRecords() as LayoutShift[];
      return shifts.reduce((sum, {value}) => sum + value, 0);
    });
    expect(shifted).toBeLessThan(0.01);
  });
}

test('a new hash selects its panel; a resize switches between tabs and stacked panels; print shows all panels', async ({
  page,
}) => {
  await open(page, TABS);
  const title = `${IDS[LAST]}-title`;
  await page.evaluate((id) => {
    window.location.hash = id;
  }, title);
  await expect(tab(page, LAST)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`#${title}`)).toBeInViewport();
  const titles = page.locator('main section[id] > h3');
  await page.setViewportSize({width: 375, height: 800});
  await expect(tab(page, 0)).toHaveCount(0);
  await expect(titles.filter({visible: true})).toHaveCount(IDS.length);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(tab(page, 0)).toBeVisible();
  await expect(titles.filter({visible: true})).toHaveCount(1);
  await page.emulateMedia({media: 'print'});
  await expect(titles.filter({visible: true})).toHaveCount(IDS.length);
});
