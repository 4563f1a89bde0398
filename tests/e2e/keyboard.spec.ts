/** Rows of the APG's keyboard tables that no test of a component's own holds; docs/keyboard.md lists all. */
import type {Page} from '@playwright/test';
import {trailTo} from '../../src/menus';
import {expect, open, test} from '../setup/browser';
import {CHECK} from '../setup/document-states';
import {routesOfKind} from '../setup/routes';
import {MENUS} from '../setup/services';
import {word} from '../setup/words';

const START = '/TrendSoft/Career';
const QUESTIONS = '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility';
const KEYS = ['Enter', 'Space'];

const focused = (page: Page) => page.locator(':focus');

/** Presses a key once for each stop, and expects the focus to be there. */
async function walk(page: Page, key: string, stops: readonly string[]): Promise<void> {
  for (const stop of stops) {
    await page.keyboard.press(key);
    await expect(focused(page)).toHaveText(stop);
  }
}

test.describe('the services panel', () => {
  test('Shift+Tab walks back through its links to the tab and the button @services-panel', async ({
    page,
  }) => {
    await open(page, START);
    await page.getByRole('button', {name: 'Our Services'}).click();
    const links = page.getByRole('tabpanel').getByRole('link');
    await links.nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab', {selected: true})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', {name: 'Our Services'})).toBeFocused();
  });
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 375, height: 700}});

  const drawer = (page: Page) => page.getByRole('dialog', {name: word('Drawer.label')});
  const close = (page: Page) => drawer(page).getByRole('button', {name: word('Drawer.close')});

  test.beforeEach(async ({page}) => {
    await open(page, START);
    await page.getByRole('button', {name: word('Drawer.label')}).click();
    await expect(close(page)).toBeFocused();
  });

  test('Tab walks through what is in it, Shift+Tab back @drawer', async ({page}) => {
    const stops = ['Our Solutions', ...MENUS.drawer.map(({label}) => label)];
    await walk(page, 'Tab', stops);
    await walk(page, 'Shift+Tab', stops.slice(0, -1).reverse());
    await page.keyboard.press('Shift+Tab');
    await expect(close(page)).toBeFocused();
  });

  for (const key of KEYS) {
    test(`${key} on Close closes it and returns focus to the button @drawer`, async ({page}) => {
      await page.keyboard.press(key);
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('button', {name: word('Drawer.label')})).toBeFocused();
    });
  }

  test('Enter on one of its links follows it @drawer', async ({page}) => {
    const link = drawer(page).getByRole('link').last();
    const to = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
  });
});

test.describe('questions and answers', () => {
  for (const key of KEYS) {
    test(`${key} on a question opens its answer, and closes it @questions`, async ({page}) => {
      await open(page, QUESTIONS);
      const question = page.locator('main details').first();
      await question.locator('summary').focus();
      await page.keyboard.press(key);
      await expect(question.locator('p').first()).toBeVisible();
      await page.keyboard.press(key);
      await expect(question.locator('p').first()).toBeHidden();
    });
  }

  test('Tab walks from question to question, Shift+Tab back @questions', async ({page}) => {
    await open(page, QUESTIONS);
    const questions = page.locator('main details summary');
    await questions.first().focus();
    await page.keyboard.press('Tab');
    await expect(questions.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(questions.first()).toBeFocused();
  });
});

test('Shift+Tab goes from the panel of a tab back to the selected tab @tabs', async ({page}) => {
  await open(page, '/TrendSoft/oursolutions/Testing');
  const tabs = page.getByRole('main').getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(1)).toBeFocused();
});

test('Tab walks through the breadcrumbs that are links, and Enter follows one @breadcrumbs', async ({
  page,
}) => {
  const [route = '/'] = routesOfKind('document');
  await open(page, route);
  const above = trailTo(route, MENUS.pages).slice(0, -1);
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  await trail.getByRole('link', {name: 'Home'}).focus();
  await walk(
    page,
    'Tab',
    above.map(({label}) => label),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(above.at(-1)?.path ?? '');
});

test('in the choice of colours an arrow goes on, also past either end @scheme', async ({page}) => {
  await open(page, START);
  const colours = page.getByRole('group', {name: word('ColourScheme.legend')});
  await colours.getByRole('radio', {name: word('ColourScheme.system')}).focus();
  for (const [key, name] of [
    ['ArrowLeft', word('ColourScheme.dark')],
    ['ArrowUp', word('ColourScheme.light')],
    ['ArrowDown', word('ColourScheme.dark')],
    ['ArrowRight', word('ColourScheme.system')],
  ] as const) {
    await page.keyboard.press(key);
    await expect(colours.getByRole('radio', {name})).toBeFocused();
    await expect(colours.getByRole('radio', {name})).toBeChecked();
  }
});

test('Tab reaches the choice of colours at the one that is chosen @scheme', async ({page}) => {
  await open(page, START);
  const dark = page
    .getByRole('group', {name: word('ColourScheme.legend')})
    .getByRole('radio', {name: word('ColourScheme.dark')});
  await dark.focus();
  await page.keyboard.press('Space');
  await expect(dark).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expect(dark).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dark).toBeFocused();
});

test('each part of a date shows the ring of its field, its calendar button too', async ({page}) => {
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
