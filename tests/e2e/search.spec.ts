/** The search of the site map and of the 404 page: what it loads and when, its address, its messages. */
import type {Page} from '@playwright/test';
import {SEARCH_INDEX_FILE} from '../../src/plugins/search-index/file';
import results from '../../src/components/Search/results/SearchResults.late.json';
import {expect, open, test} from '../setup/browser';
import {t} from '../setup/messages';
import {pageOfKind, TITLES} from '../setup/routes';

const SERVICE = pageOfKind('service');
const TITLE = TITLES[SERVICE] ?? '';
const NOTHING = 'qqqqqqqq';

const field = (page: Page) => page.getByRole('searchbox', {name: t('Search.label')});
const status = (page: Page) => page.locator('main [role=search] + [role=status]');
const list = (page: Page) => page.locator('main .searchResults');
const noPage = results.none.message.replace('{query}', NOTHING);

async function searchFor(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await page.getByRole('button', {name: t('Search.submit'), exact: true}).click();
}

test('script and index are fetched at the first search, once @search', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/late-search|search-index/.test(request.url())) files.push(request.url());
  });
  await open(page, '/site-map');
  await field(page).fill(TITLE);
  expect(files).toEqual([]);
  await searchFor(page, TITLE);
  await expect(list(page).getByRole('heading', {level: 3}).first()).toHaveText(TITLE);
  await searchFor(page, NOTHING);
  await expect(status(page)).toHaveText(noPage);
  expect(files).toHaveLength(2);
});

test('the address keeps the words, for a reload and for Back @search', async ({page}) => {
  await open(page, '/site-map');
  await searchFor(page, TITLE);
  await expect(list(page)).toBeVisible();
  // Without an interaction: the query alone loads the scripts.
  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue(TITLE);
  await list(page).getByRole('link', {name: TITLE, exact: true}).first().click();
  await expect(page).toHaveURL(SERVICE);
  await page.goBack();
  await expect(list(page)).toBeVisible();
});

test('the site map stays below the list @search', async ({page}) => {
  await open(page, '/site-map');
  await searchFor(page, TITLE);
  await expect(list(page)).toBeVisible();
  const map = page.locator('main :is(h2 + ul) a').last();
  const [above, below] = await Promise.all([list(page).boundingBox(), map.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
});

test.describe('on the 404 page', () => {
  // Its own status.
  test.use({expectedMessages: /Failed to load resource/});

  test('the 404 page finds pages too, without leaving it @search', async ({page}) => {
    await open(page, '/404.html');
    await searchFor(page, TITLE);
    await list(page).getByRole('link', {name: TITLE, exact: true}).first().click();
    await expect(page).toHaveURL(SERVICE);
  });
});

test.describe('without a connection', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('a message says so, and the next search works @search', async ({page}) => {
    await open(page, '/site-map');
    await page.route(`**/${SEARCH_INDEX_FILE}`, (route) => route.abort());
    await searchFor(page, TITLE);
    await expect(page.getByRole('alert')).toHaveText(t('Search.missing'));
    await page.unroute(`**/${SEARCH_INDEX_FILE}`);
    await searchFor(page, TITLE);
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the field is not shown @search', async ({page}) => {
    await page.goto('/site-map');
    await expect(page.locator('main [role=search]')).toBeHidden();
  });
});
