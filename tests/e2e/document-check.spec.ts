/** Documents are checked on the visitor's device: chosen, dropped, cancelled, refused, kept; and nothing leaves it. */
import {writeFile} from 'node:fs/promises';
import type {Page, Request} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {
  CHECK,
  CLEAN,
  FAULTY,
  LETTER,
  PICTURE,
  UNTAGGED,
  check,
  field,
  type Chosen,
} from '../setup/document-states';

const PDF_READER = /_pdf_check\./;
const result = (page: Page, {name}: Chosen) => page.getByRole('region', {name});
const title = (page: Page, {name}: Chosen) => page.getByRole('heading', {name, exact: true});
const tools = (page: Page) => page.locator('main [role=group][aria-label]');

/** Requests from now on. */
function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

test('by keyboard: the field opens the file dialog, and the focus ends at what was found', async ({
  page,
}) => {
  await open(page, CHECK);
  const dialog = page.waitForEvent('filechooser');
  await field(page).focus();
  await page.keyboard.press('Space');
  await (await dialog).setFiles([FAULTY]);
  await expect(title(page, FAULTY)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(result(page, FAULTY).locator('summary').first()).toBeFocused();
  const places = result(page, FAULTY).locator('details').first().locator('ul').first();
  for (const key of ['Enter', 'Space']) {
    await expect(places).toBeHidden();
    await page.keyboard.press(key);
    await expect(places).toBeVisible();
    await page.keyboard.press(key);
  }
});

test('nothing but scripts and styles of the site is asked for, and nothing is kept', async ({
  page,
  baseURL,
}) => {
  await open(page, CHECK);
  await page.waitForLoadState('networkidle');
  const before = await page.context().storageState({indexedDB: true});
  const requests = watch(page);
  await check(page, FAULTY, LETTER, PICTURE);
  await tools(page).getByRole('button').nth(2).click();
  const addresses = requests
    .map((request) => ({method: request.method(), url: request.url(), body: request.postData()}))
    .filter(({url}) => !url.startsWith('blob:'));
  // It sees what the worker asks for, too.
  expect(addresses.filter(({url}) => PDF_READER.test(url))).toHaveLength(1);
  for (const {method, url, body} of addresses) {
    expect([method, body]).toEqual(['GET', null]);
    expect(url).toMatch(new RegExp(`^${baseURL}/assets/(js|css)/[\\w~.-]+\\.(js|css)$`));
  }
  expect(await page.context().storageState({indexedDB: true})).toEqual(before);
});

test('no byte of the check is fetched before a file is chosen', async ({page}) => {
  const requests = watch(page);
  await open(page, CHECK);
  await page.waitForLoadState('networkidle');
  expect(
    requests.map((request) => request.url()).filter((url) => /late-|documents/.test(url)),
  ).toEqual([]);
});

test('a file that was chosen before any script had arrived is checked', async ({page}) => {
  await page.goto(CHECK);
  await field(page).setInputFiles([FAULTY]);
  await expect(result(page, FAULTY)).toBeVisible();
});

test('a file that the browser restores after Back is checked', async ({page}, info) => {
  const file = info.outputPath(FAULTY.name);
  await writeFile(file, FAULTY.buffer);
  // The page is left before the bundle comes, which would empty the field.
  await page.route(/\/main\.\w+\.js$/, () => undefined);
  await page.goto(CHECK);
  await field(page).setInputFiles(file);
  await page.goto('/terms-of-service');
  await page.unroute(/\/main\.\w+\.js$/);
  await page.goBack();
  await expect(result(page, FAULTY)).toBeVisible();
});

test('a file that is dragged in before anything else is done is checked where it falls', async ({
  page,
}, info) => {
  const file = info.outputPath(CLEAN.name);
  await writeFile(file, CLEAN.buffer);
  await page.goto(CHECK);
  const place = page.locator('main [data-needs-script]');
  await place.scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await place.boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      ...{type, x: x + 8, y: y + 8},
      data: {items: [], files: [file], dragOperationsMask: 1},
    });
  await drag('dragEnter');
  // The browser says it again while the hand looks for the place; the block answers once script is there.
  await expect
    .poll(() => drag('dragOver').then(() => place.getAttribute('data-over')))
    .toBe('true');
  await drag('drop');
  await expect(result(page, CLEAN)).toBeVisible();
});

test('a file that is pasted before anything else is done is checked', async ({page}) => {
  await page.goto(CHECK);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([text], 'letter.pdf'));
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Control', bubbles: true}));
    document.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
  }, PICTURE.buffer.toString());
  await expect(page.getByRole('region', {name: 'letter.pdf'})).toBeVisible();
});

test('several at once: each has its result, a file without tags one finding', async ({page}) => {
  await open(page, CHECK);
  await check(page, UNTAGGED, LETTER, PICTURE, CLEAN);
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(4);
  await expect(result(page, UNTAGGED).locator('[data-kind=fault]').first()).toBeVisible();
  await expect(result(page, UNTAGGED).locator('h4').first()).toBeVisible();
  await expect(result(page, PICTURE).locator('h4')).toHaveCount(0);
  // Nothing was found, and yet something is left to do.
  await expect(result(page, CLEAN).locator('[data-kind]')).toHaveCount(0);
  await expect(result(page, CLEAN).locator('h4 ~ ul > li').first()).toBeVisible();
  await expect(title(page, UNTAGGED)).toBeFocused();
});

test('Cancel ends it by keyboard, and the focus is in the field again', async ({page}) => {
  await page.route(PDF_READER, () => undefined);
  await open(page, CHECK);
  await field(page).focus();
  await field(page).setInputFiles([FAULTY, LETTER]);
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/faulty\.pdf/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(0);
});

test.describe('while a part of the check cannot be fetched', () => {
  test.use({expectedMessages: /Failed to load resource|ERR_FAILED|importScripts|ChunkLoadError/});

  test('the page says so, and the same file can be chosen again', async ({page}) => {
    await open(page, CHECK);
    await page.route(/late-document-check.*\.js/, (route) => route.abort());
    await field(page).setInputFiles([FAULTY]);
    await expect(page.locator('main [data-alert=error]')).toBeVisible();
    await page.unroute(/late-document-check.*\.js/);
    await check(page, FAULTY);
    await expect(page.locator('main [data-alert=error]')).toHaveCount(0);
  });

  test('a reader that is missing is no damage of the file', async ({page}) => {
    await page.route(PDF_READER, (route) => route.abort());
    await open(page, CHECK);
    await check(page, FAULTY, PICTURE);
    const [missing, picture] = await page
      .locator('main section[data-refused] > p')
      .allTextContents();
    await page.unroute(PDF_READER);
    await check(page, {...FAULTY, name: 'cut.pdf', buffer: FAULTY.buffer.subarray(0, 40)});
    const damaged = await page.locator('main section[data-refused] > p').last().textContent();
    expect(new Set([missing, picture, damaged]).size).toBe(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says so, offers no field that does nothing, and leads to people', async ({
    page,
  }) => {
    await page.goto(CHECK);
    await expect(field(page)).toBeHidden();
    await expect(page.locator('main noscript a[href="/TrendSoft/ContactUs"]')).toBeVisible();
  });
});
