import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../setup/browser';
import {CATEGORIES, labelIn} from '../setup/services';
import {word} from '../setup/words';

const START = '/TrendSoft/Career';

const header = (page: Page) => page.getByRole('banner');
const services = (page: Page) => header(page).getByRole('button', {name: 'Our Services'});
const panel = (page: Page) => header(page).locator('[popover]:not(dialog)');
const tab = (page: Page, name: string) => header(page).getByRole('tab', {name});

const menu = (page: Page) => page.getByRole('button', {name: word('Drawer.label')});
const drawer = (page: Page) => page.getByRole('dialog', {name: word('Drawer.label')});
const close = (page: Page) => drawer(page).getByRole('button', {name: word('Drawer.close')});
const link = (page: Page, name: string) => drawer(page).getByRole('link', {name, exact: true});

/**
 * Opens the page while the bundle is on its way; the boot script comes before the first paint, as the
 * style sheet does. @returns what lets the bundle arrive
 */
async function gotoWithoutScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/(?!boot\.)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(START, {waitUntil: 'commit'});
  return release;
}

test('a services panel opened before script arrives stays open, and nothing in it moves', async ({
  page,
}) => {
  const release = await gotoWithoutScript(page);
  await services(page).click();
  await expect(panel(page)).toHaveCSS('opacity', '1');
  const boxes = () =>
    panel(page).evaluate((element) =>
      [element, ...element.querySelectorAll('a, ul, div')].map((part) => {
        const {x, y, width, height} = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const before = await boxes();
  release();
  await hydrated(page);
  await expect(tab(page, CATEGORIES[0].tab)).toBeVisible();
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await boxes()).toEqual(before);
});

test.describe('the services panel without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the services panel shows all three categories, and its links lead on', async ({page}) => {
    await page.goto(START);
    await services(page).click();
    for (const {tab: category, links} of CATEGORIES) {
      const group = panel(page).getByRole('group', {name: category});
      await expect(group.getByText(category, {exact: true})).toBeVisible();
      expect(
        await group
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
      ).toEqual(links);
    }
    await expect(header(page).getByRole('tab')).toHaveCount(0);
    const last = panel(page).getByRole('link').last();
    const to = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(to);
  });

  test('Escape and a click outside close the services panel', async ({page}) => {
    await page.goto(START);
    await services(page).click();
    await panel(page).getByRole('link').nth(1).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(services(page)).toBeFocused();
    await services(page).click();
    await page.mouse.click(640, 790);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('a drawer opened before script arrives becomes modal, and focus stays where it was', async ({
    page,
  }) => {
    const release = await gotoWithoutScript(page);
    await menu(page).click();
    const about = link(page, labelIn('drawer', '/TrendSoft/about-Us'));
    await about.focus();
    release();
    await hydrated(page);
    await expect(page.locator('[inert] h1')).toHaveCount(1);
    await expect(about).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });
});

test.describe('the drawer without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 375, height: 700}});

  test('the drawer opens with focus inside, unfolds, and its links lead on', async ({page}) => {
    await page.goto(START);
    await menu(page).click();
    await expect(close(page)).toBeFocused();
    await drawer(page).getByText('Our Solutions').click();
    const {tab: category, links} = CATEGORIES[0];
    await link(page, category).click();
    await expect(page).toHaveURL(links[0]?.[1] ?? '');
  });

  test('Close and Escape close the drawer and return focus', async ({page}) => {
    await page.goto(START);
    await menu(page).click();
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await menu(page).click();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('a click outside closes the drawer', async ({page}) => {
    await page.setViewportSize({width: 768, height: 900});
    await page.goto(START);
    await menu(page).click();
    await page.mouse.click(50, 800);
    await expect(drawer(page)).toBeHidden();
  });
});
