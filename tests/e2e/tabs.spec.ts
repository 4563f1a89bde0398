import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../setup/browser';

const BLOCKS = [
  {route: '/DigitalAccessibility', label: 'Solutions', count: 3},
  {route: '/TrendSoft/oursolutions/Testing', label: 'Solutions We Offer', count: 3},
  {route: '/TrendSoft/oursolutions/CyberSecurity', label: 'Solutions We Offer', count: 6},
];
const TESTING = '/TrendSoft/oursolutions/Testing';
const SMALL = {width: 375, height: 800};

const panel = (page: Page, id: string) => page.locator(`main section#${id}`);
const tab = (page: Page, name: string) => page.locator('main').getByRole('tab', {name});

for (const {route, label, count} of BLOCKS) {
  test(`${route} has ${count} tabs at the side and shows one panel at a time`, async ({page}) => {
    await open(page, route);
    const list = page.locator('main').getByRole('tablist', {name: label});
    await expect(list.getByRole('tab')).toHaveCount(count);
    for (const one of await list.getByRole('tab').all()) {
      await one.click();
      const shown = page.locator('main').getByRole('tabpanel');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName(await one.innerText());
      await expect(shown.getByRole('link', {name: /learn more/i})).toBeVisible();
    }
    const listBox = await list.boundingBox();
    const panelBox = await page.locator('main').getByRole('tabpanel').boundingBox();
    expect(listBox && panelBox && listBox.x + listBox.width <= panelBox.x).toBe(true);
  });

  test(`${route} stacks its ${count} panels on a small screen, without tabs`, async ({page}) => {
    await page.setViewportSize(SMALL);
    await open(page, route);
    await expect(page.locator('main').getByRole('tab')).toHaveCount(0);
    const links = page.locator('main').getByRole('link', {name: /learn more/i});
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });
}

test('choosing a tab moves nothing below it', async ({page}) => {
  await open(page, '/DigitalAccessibility');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await tab(page, 'In Design Accessibility').click();
  expect(await height()).toBe(before);
});

test('arrows, Home and End move focus and selection together', async ({page}) => {
  await open(page, TESTING);
  await tab(page, 'Functional Testing').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Performance Testing'],
    ['ArrowUp', 'Functional Testing'],
    ['ArrowUp', 'Usability Testing'],
    ['Home', 'Functional Testing'],
    ['End', 'Usability Testing'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('tabpanel')).toBeFocused();
});

for (const hash of ['performance', 'performance-title']) {
  test(`an address that ends in #${hash} opens that panel and brings it into view`, async ({
    page,
  }) => {
    await open(page, `${TESTING}#${hash}`);
    await expect(tab(page, 'Performance Testing')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  });
}

test('a changed hash selects its panel and brings it into view', async ({page}) => {
  await open(page, TESTING);
  await page.evaluate(() => {
    window.location.hash = 'usability-title';
  });
  await expect(tab(page, 'Usability Testing')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#usability-title')).toBeInViewport();
});

test('the address names the chosen tab, and adds no step to the history', async ({page}) => {
  await open(page, TESTING);
  const steps = await page.evaluate(() => history.length);
  await tab(page, 'Usability Testing').click();
  await expect(page).toHaveURL(/#usability$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await hydrated(page);
  await expect(tab(page, 'Usability Testing')).toHaveAttribute('aria-selected', 'true');
});

test('following a resize, tabs turn into stacked panels and back', async ({page}) => {
  await open(page, TESTING);
  await expect(tab(page, 'Functional Testing')).toBeVisible();
  await page.setViewportSize(SMALL);
  await expect(tab(page, 'Functional Testing')).toHaveCount(0);
  await expect(panel(page, 'usability')).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(tab(page, 'Functional Testing')).toBeVisible();
  await expect(panel(page, 'usability')).toBeHidden();
});

test('before script arrives, the list is links that show one panel', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.fulfill({body: ''}));
  await page.goto(TESTING);
  await expect(panel(page, 'functional')).toBeVisible();
  await expect(panel(page, 'usability')).toBeHidden();
  await page.locator('main').getByRole('link', {name: 'Usability Testing', exact: true}).click();
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
    await expect(tab(page, hash ? 'Performance Testing' : 'Functional Testing')).toBeVisible();
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
      for (const name of ['Functional Testing', 'Performance Testing', 'Usability Testing']) {
        await expect(page.getByRole('heading', {level: 3, name})).toBeVisible();
      }
      await expect(page.locator('main a[href="#usability"]')).toBeHidden();
    });
  }
});

/** Not in TypeScript's DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}
