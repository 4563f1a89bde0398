/** Text that is hidden until the browser finds it. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open} from '../setup/browser';
import {test} from '../setup/one-window';
import {pageAt} from '../setup/site';
import {pageWith, PLAIN_PAGE, routesWith} from '../setup/routes';

const ROUTES = routesWith('Tabs');
const TABS = pageWith('Tabs');

/** Returns the id and the first paragraph of the last panel of a page. */
function lastPanelOf(route: string): {id: string; text: string} {
  const panel = pageAt(route)('main section[data-until-found]').last();
  return {id: panel.attr('id') ?? '', text: panel.find('p').first().text()};
}

/** Returns an address that asks the browser to find a text. */
function fragmentFor(text: string): string {
  return `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
}

const panelsOf = (page: Page) => page.locator('main section[data-until-found]');

test('a text fragment in the panel of a phone is in view', async ({page}) => {
  await page.setViewportSize({width: 375, height: 700});
  const {id, text} = lastPanelOf(TABS);
  await page.goto(TABS + fragmentFor(text));
  await expect(page.locator(`[id="${id}"] p`).first()).toBeInViewport();
});

for (const route of ROUTES) {
  test(`a text fragment in the address of ${route} shows its panel, before and after hydration @tabs`, async ({
    page,
  }) => {
    const {id, text} = lastPanelOf(route);
    await page.goto(route + fragmentFor(text));
    const panel = page.locator(`[id="${id}"]`);
    await expect(panel).toBeVisible();
    await expect(panel.locator('p').first()).toBeInViewport();
    await expect(panelsOf(page).filter({visible: true})).toHaveCount(1);
    await hydrated(page);
    await expect(page.getByRole('tab', {selected: true})).toHaveAttribute('href', `#${id}`);
    await expect(panelsOf(page).filter({visible: true})).toHaveCount(1);
  });
}

test('a hidden panel that is searched after hydration is selected, and the address has no hash @tabs', async ({
  page,
}) => {
  await open(page, TABS);
  const {id, text} = lastPanelOf(TABS);
  const panel = page.locator(`[id="${id}"]`);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // The browser's own search cannot be started by a test; a text fragment on the same page takes the same steps.
  await page.goto(TABS + fragmentFor(text));
  await expect(page.getByRole('tab', {selected: true})).toHaveAttribute('href', `#${id}`);
  await expect(panelsOf(page).filter({visible: true})).toHaveCount(1);
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('a hidden category that is searched in the open services panel is selected @services-panel', async ({
  page,
}) => {
  await open(page, PLAIN_PAGE);
  await page.locator('header nav button[popovertarget]').click();
  const category = page.locator('header [popover] [role=tabpanel][hidden=until-found]').last();
  await expect(category).toHaveCount(1);
  const id = await category.getAttribute('id');
  const overview = (await category.locator('a').first().textContent()) ?? '';
  await page.goto(PLAIN_PAGE + fragmentFor(overview));
  await expect(page.locator(`[role=tab][aria-controls="${id}"]`)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    page.locator('header [popover] [role=tabpanel]').filter({visible: true}),
  ).toHaveCount(1);
});

test('a panel that can be found is neither in the tab order nor in the accessibility tree @tabs', async ({
  page,
}) => {
  await open(page, TABS);
  const {id, text} = lastPanelOf(TABS);
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('hidden', 'until-found');
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ignored}) => !ignored).map(({name}) => String(name?.value ?? ''));
  expect(names.filter((name) => name.includes(text))).toEqual([]);
  const shown = pageAt(TABS)('main section[data-until-found] p').first().text();
  expect(names.some((name) => name.includes(shown))).toBe(true);

  await panelsOf(page).filter({visible: true}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(
    () => document.activeElement?.closest('[data-until-found][hidden]') !== null,
  );
  expect(isInside).toBe(false);
});

test('the heights of panels are right after the window has changed its width', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 800});
  await open(page, TABS);
  const height = () =>
    page.evaluate(async () => {
      // A panel is measured in the frame after its size has changed.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('main [role=tabpanel]')!.parentElement!.offsetHeight;
    });
  const heights: number[] = [];
  for (const width of [1600, 1040, 1600]) {
    await page.setViewportSize({width, height: 800});
    const before = await height();
    for (const tab of await page.locator('main').getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await height()).toBe(before);
    }
    heights.push(before);
  }
  expect(heights[1]).toBeGreaterThan(heights[0]!);
  expect(heights[2]).toBe(heights[0]);
});

test('a text fragment in an answer opens its question, which stays open after hydration @questions', async ({
  page,
}) => {
  const route = '/document-check';
  const answer = pageAt(route)('main details:has(h3) > div p').last().text();
  await page.goto(route + fragmentFor(answer));
  const question = page.locator('main details:has(h3)').last();
  await expect(question).toHaveAttribute('open');
  await hydrated(page);
  await expect(question).toHaveAttribute('open');
});
