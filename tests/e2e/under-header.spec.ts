/** What lies under the header, which stays in place, comes out of it (WCAG 2.2, 2.4.11). */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';

const LONG = '/TrendSoft/Privacy-Policy';
const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
const bottom = async (page: Page) =>
  (await page.getByRole('banner').boundingBox())?.height ?? Infinity;

test('a heading that the address names stands below it', async ({page}) => {
  await open(page, LONG);
  const headings = page.locator('main h2[id]');
  const heading = headings.nth(Math.floor((await headings.count()) / 2));
  await open(page, `${LONG}#${await heading.getAttribute('id')}`);
  await expect(heading).toBeInViewport();
  await expect(async () =>
    expect(await top(heading)).toBeGreaterThanOrEqual(await bottom(page)),
  ).toPass();
});

test('so does a link there that gets the focus', async ({page}) => {
  await open(page, LONG);
  const link = page.locator('main p a').first();
  const topBefore = await link.evaluate((element: HTMLElement) => {
    const {top: now} = element.getBoundingClientRect();
    scrollBy({top: now - 8, behavior: 'instant'});
    const {top: before} = element.getBoundingClientRect();
    element.focus();
    return before;
  });
  expect(topBefore).toBeLessThan((await bottom(page)) / 2);
  await expect(async () =>
    expect(await top(link)).toBeGreaterThanOrEqual(await bottom(page)),
  ).toPass();
});

test('at 400 % the header goes with the page, and leaves its room to what is read', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, LONG);
  const heading = page.locator('main h2[id]').nth(1);
  await open(page, `${LONG}#${await heading.getAttribute('id')}`);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(async () => expect(await top(heading)).toBeLessThan(48)).toPass();
});
