/** Services panel and drawer: position, Tab order, page behind. tests/engines/flows tests opening and closing. */
import type {Page} from '@playwright/test';
import {COMPANY} from '../../sidebars';
import {expect, holdRequests, hydrated, open, test as testInOwnContext} from '../setup/browser';
import {CATEGORIES, MENUS, labelIn} from '../setup/services';
import {t} from '../setup/messages';
import {test} from '../setup/one-window';

const START = '/TrendSoft/Career';
const PHONE = {width: 375, height: 700};
const TABLET = {width: 768, height: 900};
const [first] = CATEGORIES;

const header = (page: Page) => page.getByRole('banner');
const services = (page: Page) => header(page).getByRole('button', {name: 'Our Services'});
const panel = (page: Page) => header(page).locator('[popover]:not(dialog)');
const menu = (page: Page) => page.getByRole('button', {name: t('Drawer.label')});
const drawer = (page: Page) => page.getByRole('dialog', {name: t('Drawer.label')});
const close = (page: Page) => drawer(page).getByRole('button', {name: t('Drawer.close')});
const link = (page: Page, name: string) => drawer(page).getByRole('link', {name, exact: true});

/** Presses a key once for each stop, and expects the stop to be focused. */
async function walk(page: Page, key: string, stops: readonly string[]): Promise<void> {
  for (const stop of stops) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveText(stop);
  }
}

/** Opens the page while its bundle is delayed. Returns a function that releases the bundle. */
async function openBeforeScript(page: Page): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/js\/(?!boot\.)/);
  await page.goto(START, {waitUntil: 'commit'});
  return release;
}

async function openPanel(page: Page) {
  await open(page, START);
  await services(page).click();
  await expect(panel(page)).toBeVisible();
}

async function openDrawer(page: Page) {
  await open(page, START);
  await menu(page).click();
  await expect(drawer(page)).toHaveCSS('translate', /^(none|0px)$/);
}

test('the header stays in place while the page scrolls @header', async ({page}) => {
  await open(page, START);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test.describe('the services panel', () => {
  test('is right below the header, keeps its size and selected category, and is closed by click and Space on its button @services-panel', async ({
    page,
  }) => {
    await openPanel(page);
    const bar = await header(page).boundingBox();
    const box = () => panel(page).boundingBox();
    await expect.poll(box).toMatchObject({x: 0, y: bar?.height, width: bar?.width});
    const before = await box();
    const tabs = header(page).getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await box()).toEqual(before);
    }
    // A click on its padding keeps it open, and the button still closes it.
    await panel(page).click({position: {x: 4, y: 4}});
    await services(page).click();
    await expect(panel(page)).toBeHidden();
    for (const isOpen of [true, false]) {
      await page.keyboard.press('Space');
      await expect(panel(page)).toBeVisible({visible: isOpen});
      await expect(services(page)).toHaveAttribute('aria-expanded', String(isOpen));
    }
    await services(page).click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  });

  test('Tab and Shift+Tab walk through the panel and close it at either end @services-panel', async ({
    page,
  }) => {
    await openPanel(page);
    const stops = [first.tab, ...first.links.map(([name]) => name)];
    await walk(page, 'Tab', stops);
    await walk(page, 'Shift+Tab', stops.slice(0, -1).reverse());
    await walk(page, 'Tab', stops.slice(1));
    await expect(panel(page)).toBeVisible();
    await walk(page, 'Tab', [MENUS.header[0]?.label ?? '']);
    await expect(panel(page)).toBeHidden();
    await services(page).click();
    await page.keyboard.press('Shift+Tab');
    await expect(header(page).getByRole('link', {name: `${COMPANY} home`})).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test('the panel scrolls in a low window', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 260});
    await openPanel(page);
    const lowest = panel(page).getByRole('tabpanel').getByRole('link').last();
    await lowest.focus();
    await expect(lowest).toBeInViewport();
    const box = await panel(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(260);
  });

  test('a panel opened before hydration stays open, and nothing in it moves', async ({page}) => {
    const release = await openBeforeScript(page);
    await services(page).click();
    await expect(panel(page)).toHaveCSS('opacity', '1');
    const boxes = () =>
      panel(page).evaluate((element) =>
        [element, ...element.querySelectorAll('a, ul, div')]
          // Not the hidden categories, which find-in-page can reach: they and their content have boxes that nobody sees.
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0)
          .map((part) => {
            const {x, y, width, height} = part.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
      );
    const before = await boxes();
    release();
    await hydrated(page);
    await expect(header(page).getByRole('tab', {name: first.tab})).toBeVisible();
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await boxes()).toEqual(before);
  });
});

test.describe('the drawer', () => {
  test.use({viewport: PHONE});

  test('replaces the navigation in small windows, and closes when the window grows @drawer', async ({
    page,
  }) => {
    const navigation = page.getByRole('navigation', {name: t('Header.navigation')});
    await openDrawer(page);
    await expect(navigation).toBeHidden();
    await page.setViewportSize({width: 1024, height: 700});
    await expect(menu(page)).toBeHidden();
    await expect(navigation).toBeVisible();
    await expect(page.getByRole('link', {name: `${COMPANY} home`})).toBeFocused();
    // If the drawer were open, the header would be inert.
    await services(page).click();
    await expect(header(page).getByRole('tab', {name: first.tab})).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(drawer(page)).toBeHidden();
  });

  test('slides in and fills the screen, with Close at the position of Menu @drawer', async ({
    page,
  }) => {
    await open(page, START);
    const box = await menu(page).boundingBox();
    const slides = page.locator('header dialog').evaluate(
      (dialog) =>
        new Promise<void>((resolve) => {
          dialog.ontransitionrun = ({propertyName}) => {
            if (propertyName === 'translate') resolve();
          };
        }),
    );
    await menu(page).click();
    await slides;
    await expect.poll(() => drawer(page).boundingBox()).toEqual({x: 0, y: 0, ...PHONE});
    await page.mouse.click(box!.x + 20, box!.y + box!.height / 2);
    await expect(drawer(page)).toBeHidden();
    // A link to the current page closes it too.
    await menu(page).click();
    await link(page, labelIn('drawer', START)).click();
    await expect(drawer(page)).toBeHidden();
  });

  test('Tab and Shift+Tab stay in the drawer; Enter on Close closes it @drawer', async ({page}) => {
    await openDrawer(page);
    await expect(close(page)).toBeFocused();
    const stops = ['Our Solutions', ...MENUS.drawer.map(({label}) => label)];
    await walk(page, 'Tab', stops);
    await walk(page, 'Shift+Tab', stops.slice(0, -1).reverse());
    await page.keyboard.press('Shift+Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    await close(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('only a click outside closes the drawer; the page behind is inert and does not scroll @drawer', async ({
    page,
  }) => {
    await page.setViewportSize(TABLET);
    await open(page, START);
    const heading = page.locator('main h1');
    const before = await heading.boundingBox();
    await menu(page).click();
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('[inert] h1')).toHaveCount(1);
    await expect(page.locator('header > div > a').first()).toHaveJSProperty('inert', true);
    for (const x of [50, 600]) {
      await page.mouse.move(x, 600);
      const wheeled = page.evaluate(async () => {
        await new Promise((resolve) => addEventListener('wheel', resolve, {passive: true}));
        // A page would start to scroll by the second frame after the wheel event.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      await page.mouse.wheel(0, 800);
      await wheeled;
    }
    expect(await heading.boundingBox()).toEqual(before);
    await page.mouse.click(600, 800);
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(50, 800);
    await expect(drawer(page)).toBeHidden();
  });

  test('its stops can be focused in the first frame; with reduced motion it opens without animation', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, START);
    const found = await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[popover]')!;
      dialog.showPopover();
      const stops = [...dialog.querySelectorAll<HTMLElement>('a:not(details a), summary')];
      const missed = stops.filter((stop) => {
        stop.focus();
        return document.activeElement !== stop;
      });
      return [stops.length, missed.length, dialog.getAnimations().length];
    });
    expect(found).toEqual([MENUS.drawer.length + 1, 0, 0]);
    await expect(drawer(page)).toHaveCSS('opacity', '1');
  });

  test('a drawer opened before hydration becomes modal, and keeps the focus', async ({page}) => {
    const release = await openBeforeScript(page);
    await menu(page).click();
    const about = link(page, MENUS.drawer[0]!.label);
    await about.focus();
    release();
    await hydrated(page);
    await expect(page.locator('[inert] h1')).toHaveCount(1);
    await expect(about).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
  });
});

testInOwnContext.describe('without JavaScript', () => {
  testInOwnContext.use({javaScriptEnabled: false});

  testInOwnContext(
    'the panel shows all categories; a wide window has no drawer',
    async ({page}) => {
      await page.goto(START);
      await services(page).click();
      for (const {tab, links} of CATEGORIES) {
        const group = panel(page).getByRole('group', {name: tab});
        await expect(group.getByText(tab, {exact: true})).toBeVisible();
        await expect(group.getByRole('link')).toHaveText(links.map(([label]) => label));
      }
      await expect(header(page).getByRole('tab')).toHaveCount(0);
      await page.setViewportSize(TABLET);
      await menu(page).click();
      await expect(close(page)).toBeFocused();
      await page.setViewportSize({width: 1280, height: 700});
      await expect(drawer(page)).toBeHidden();
    },
  );
});
