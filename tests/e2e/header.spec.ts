import type {Page} from '@playwright/test';
import {COMPANY} from '../../sidebars';
import {expect, open, test} from '../setup/browser';
import {CATEGORIES, MENUS} from '../setup/services';

const START = '/TrendSoft/Career';
const [first] = CATEGORIES;
const last = CATEGORIES.at(-1) ?? first;

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page) => header(page).getByRole('button', {name: 'Our Services'});
const panel = (page: Page) => header(page).locator('[popover]:not(dialog)');
const tab = (page: Page, name: string) => header(page).getByRole('tab', {name});

async function openPanel(page: Page) {
  await open(page, START);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the header stays in place while the page scrolls @header', async ({page}) => {
  await open(page, START);
  await page.mouse.wheel(0, 1500);
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)).toPass();
  await expect(header(page)).toBeInViewport();
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('a click opens the services panel right below the header, another closes it @services-panel', async ({
  page,
}) => {
  await openPanel(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(async () => {
    const bar = await header(page).boundingBox();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(bar?.width);
    expect(box?.y).toBe(bar?.height);
  }).toPass();
  await button(page).click();
  await expectClosed(page);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes the services panel`, async ({page}) => {
    await open(page, START);
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(panel(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expectClosed(page);
  });
}

test('Tab walks from the button through the panel, which closes once focus is past it @services-panel', async ({
  page,
}) => {
  await openPanel(page);
  const stops = [first.tab, ...first.links.map(([name]) => name)];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(stop);
    await expect(panel(page)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(MENUS.header[0]?.label ?? '');
  await expectClosed(page);
});

test('Shift+Tab from the button closes the services panel @services-panel', async ({page}) => {
  await openPanel(page);
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).getByRole('link', {name: `${COMPANY} home`})).toBeFocused();
  await expectClosed(page);
});

test('each category has its links, choosing one moves nothing, and the choice is kept @services-panel', async ({
  page,
}) => {
  await openPanel(page);
  await expect(header(page).getByRole('tab', {selected: true})).toHaveText(first.tab);
  const height = async () => Math.round((await panel(page).boundingBox())?.height ?? 0);
  const before = await height();
  for (const category of CATEGORIES) {
    await tab(page, category.tab).click();
    const shown = header(page).getByRole('tabpanel', {name: category.tab});
    expect(
      await shown
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual(category.links);
    expect(await height()).toBe(before);
  }
  await page.keyboard.press('Escape');
  await button(page).click();
  await expect(header(page).getByRole('tab', {selected: true})).toHaveText(last.tab);
});

test('on a low window the services panel scrolls by itself', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 260});
  await openPanel(page);
  const lowest = panel(page).getByRole('tabpanel').getByRole('link').last();
  await lowest.focus();
  await expect(lowest).toBeInViewport();
  const box = await panel(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(260);
});
