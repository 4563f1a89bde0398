import type {Page} from '@playwright/test';
import {COMPANY} from '../../sidebars';
import {expect, open, test} from '../setup/browser';
import {CATEGORIES, MENUS, labelIn} from '../setup/services';
import {word} from '../setup/words';

const START = '/TrendSoft/Career';
const PHONE = {width: 375, height: 700};
const TABLET = {width: 768, height: 900};

test.use({viewport: PHONE});

const button = (page: Page) => page.getByRole('button', {name: word('Drawer.label')});
const drawer = (page: Page) => page.getByRole('dialog', {name: word('Drawer.label')});
const close = (page: Page) => drawer(page).getByRole('button', {name: word('Drawer.close')});
const link = (page: Page, name: string) => drawer(page).getByRole('link', {name, exact: true});

async function openDrawer(page: Page) {
  await open(page, START);
  await button(page).click();
  await expect(drawer(page)).toHaveCSS('translate', /^(none|0px)$/);
}

test('the menu button is for small screens, the navigation for wide ones @drawer', async ({
  page,
}) => {
  await open(page, START);
  const navigation = page.getByRole('navigation', {name: word('Header.navigation')});
  await expect(button(page)).toBeVisible();
  await expect(navigation).toBeHidden();
  await page.setViewportSize({width: 1024, height: 700});
  await expect(button(page)).toBeHidden();
  await expect(navigation).toBeVisible();
});

for (const width of [320, 375]) {
  test(`at ${width} px the drawer fills the screen @drawer`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await openDrawer(page);
    expect(await drawer(page).boundingBox()).toEqual({x: 0, y: 0, width, height: 700});
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the drawer, and focus moves into it @drawer`, async ({page}) => {
    await open(page, START);
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(close(page)).toBeFocused();
  });
}

test('what is in the drawer can take the focus in its very first frame', async ({page}) => {
  await open(page, START);
  const reached = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[popover]')!;
    dialog.showPopover();
    return [...dialog.querySelectorAll<HTMLElement>('a:not(details a), summary')].map((stop) => {
      stop.focus();
      return document.activeElement === stop;
    });
  });
  expect(reached).toEqual(reached.map(() => true));
  expect(reached.length).toBeGreaterThan(MENUS.drawer.length);
});

test('a click outside closes the drawer, one inside does not @drawer', async ({page}) => {
  await page.setViewportSize(TABLET);
  await openDrawer(page);
  await page.mouse.click(600, 800);
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(50, 800);
  await expect(drawer(page)).toBeHidden();
});

test('Our Solutions folds and unfolds by click, Enter and Space @drawer', async ({page}) => {
  await openDrawer(page);
  const summary = drawer(page).locator('summary');
  await expect(link(page, CATEGORIES[0].tab)).toBeHidden();
  await summary.click();
  await expect(link(page, CATEGORIES[0].tab)).toBeVisible();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(link(page, CATEGORIES[0].tab)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(link(page, CATEGORIES[0].tab)).toBeVisible();
});

test('Tab on the last link closes the drawer and goes on to the first link below @drawer', async ({
  page,
}) => {
  await openDrawer(page);
  await link(page, MENUS.drawer.at(-1)?.label ?? '').focus();
  await page.keyboard.press('Tab');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('link')).toBeFocused();
});

test('Shift+Tab on the first stop never reaches the page behind', async ({page}) => {
  await openDrawer(page);
  await expect(close(page)).toBeFocused();
  await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
  await page.keyboard.press('Shift+Tab');
  expect(
    await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') !== null;
    }),
  ).toBe(true);
  await expect(drawer(page)).toBeVisible();
});

test('the page behind is inert, does not scroll and does not move', async ({page}) => {
  await page.setViewportSize(TABLET);
  await open(page, START);
  const heading = page.locator('main h1');
  const before = await heading.boundingBox();
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const isReached = () =>
    page.evaluate(() => {
      const logo = document.querySelector<HTMLElement>('header > div > a');
      logo?.focus();
      return document.activeElement === logo;
    });
  await expect.poll(isReached).toBe(false);
  await page.mouse.move(50, 600);
  await page.mouse.wheel(0, 800);
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('following a link closes the drawer, also to the page that one is on', async ({page}) => {
  await openDrawer(page);
  await link(page, labelIn('drawer', START)).click();
  await expect(drawer(page)).toBeHidden();
  await button(page).click();
  await link(page, labelIn('drawer', '/TrendSoft/WhoWeServe')).click();
  await expect(page).toHaveURL('/TrendSoft/WhoWeServe');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('the drawer closes when the window grows to desktop width', async ({page}) => {
  await openDrawer(page);
  await page.setViewportSize({width: 1100, height: 700});
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('link', {name: `${COMPANY} home`})).toBeFocused();
  // It is closed, or the header would be inert.
  await page.getByRole('button', {name: 'Our Services'}).click();
  await expect(page.getByRole('tab', {name: CATEGORIES[0].tab})).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(drawer(page)).toBeHidden();
});

test('under reduced motion the drawer is there at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, START);
  await button(page).click();
  expect(await drawer(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(drawer(page)).toHaveCSS('opacity', '1');
});
