/** The parts of the document check that need Playwright. The others are in tests/engines/flows. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {axeViolations, expect, hydrated, open} from '../setup/browser';
import {CHECK, CLEAN, FAULTY, LETTER, PICTURE, check, field, type Chosen} from '../setup/documents';
import {sentBytes} from '../setup/weights';
import {t} from '../setup/messages';
import {test} from '../setup/one-window';
import {PLAIN_PAGE} from '../setup/routes';

const PDF_READER = /_pdf_check\./;
const result = (page: Page, {name}: Chosen) => page.getByRole('region', {name});
const tools = (page: Page) => page.locator('main [role=group][aria-label]').getByRole('button');
const PRINT = 1;
const SAVE = 2;

/** Disables printing on the page. */
const keepPaper = (page: Page) =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

/** Returns a list to which all further requests are added. */
function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

function scriptsIn(requests: Request[]): string[] {
  const paths = new Set(requests.map((request) => new URL(request.url()).pathname));
  return [...paths].filter((pathname) => pathname.endsWith('.js'));
}

async function ready(page: Page): Promise<void> {
  await open(page, CHECK);
  await field(page).focus();
  await hydrated(page);
}

/** Maximum Brotli bytes of all that a result needs, with 5 % slack: the reader of a format, its worker, results, messages. */
const BUDGETS: readonly [Chosen, number][] = [
  [FAULTY, 54_200],
  [LETTER, 49_900],
];

for (const [file, budget] of BUDGETS) {
  test(`${file.name} fetches scripts when it is chosen, within the budget`, async ({page}) => {
    const requests = watch(page);
    await ready(page);
    expect(scriptsIn(requests).filter((script) => /late-|documents/.test(script))).toEqual([]);
    requests.length = 0;
    await check(page, file);
    const scripts = scriptsIn(requests);
    expect(scripts.join(' ')).toMatch(/documents_worker/);
    expect(scripts.join(' ')).toMatch(/documents_(?:pdf|office)_check/);
    const weights = scripts.map((script) => sentBytes(path.join('build', script)));
    expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(budget);
  });
}

/** Maximum Brotli bytes of all that a transcript needs once there is a result, besides pdf.js; with 5 % slack. */
const TRANSCRIPT_BUDGET = 12_200 * 1.05;

for (const file of [FAULTY, LETTER]) {
  test(`the transcript of ${file.name} fetches its scripts when it is opened, within the budget`, async ({
    page,
  }) => {
    const requests = watch(page);
    await ready(page);
    await check(page, file);
    expect(scriptsIn(requests).join(' ')).not.toMatch(/transcript/);
    const before = new Set(scriptsIn(requests));
    await page.locator('main .checkReader > details > summary').click();
    await page.locator('main .checkLines [data-line]').first().waitFor();
    const scripts = scriptsIn(requests).filter((script) => !before.has(script));
    expect(scripts.join(' ')).toMatch(/late-document-check-transcript/);
    expect(scripts.join(' ')).toMatch(/documents_(?:pdf|office)_transcript/);
    const weights = scripts.map((script) => sentBytes(path.join('build', script)));
    expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(TRANSCRIPT_BUDGET);
  });
}

test('the check only requests scripts and styles of the site, and stores nothing', async ({
  page,
  baseURL,
}) => {
  await ready(page);
  const before = await page.context().storageState({indexedDB: true});
  const requests = watch(page);
  await check(page, FAULTY, LETTER, PICTURE);
  const saving = requests.length;
  const download = page.waitForEvent('download');
  await tools(page).nth(SAVE).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  for (const {name} of [FAULTY, LETTER, PICTURE]) expect(saved).toContain(name);
  expect(scriptsIn(requests.slice(saving))).toEqual([expect.stringContaining('-save.')]);
  const asked = requests.filter((request) => !request.url().startsWith('blob:'));
  // Includes the requests of the worker.
  expect(asked.filter((request) => PDF_READER.test(request.url()))).toHaveLength(1);
  for (const request of asked) {
    expect([request.method(), request.postData()]).toEqual(['GET', null]);
    expect(request.url()).toMatch(new RegExp(`^${baseURL}/assets/(js|css)/[\\w~.-]+\\.(js|css)$`));
  }
  expect(await page.context().storageState({indexedDB: true})).toEqual(before);
});

test.describe('before any script has arrived', () => {
  test('a file that the browser restores after Back is checked', async ({page}, info) => {
    const file = info.outputPath(FAULTY.name);
    await writeFile(file, FAULTY.buffer);
    // Leave the page before the bundle loads, which would empty the field.
    await page.route(/\/main\.\w+\.js$/, () => undefined);
    await page.goto(CHECK);
    await field(page).setInputFiles(file);
    await page.goto(PLAIN_PAGE);
    await page.unroute(/\/main\.\w+\.js$/);
    await page.goBack();
    await expect(result(page, FAULTY)).toBeVisible();
  });

  test('a file that is dropped beside the field is checked', async ({page}, info) => {
    const file = info.outputPath(CLEAN.name);
    await writeFile(file, CLEAN.buffer);
    await page.goto(CHECK);
    const field = page.locator('main [data-takes-pasted]');
    const browser = await page.context().newCDPSession(page);
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      browser.send('Input.dispatchDragEvent', {
        type,
        x: 8,
        y: 300,
        data: {items: [], files: [file], dragOperationsMask: 1},
      });
    await drag('dragEnter');
    await drag('dragOver');
    await expect(field).toHaveAttribute('data-drop-target');
    await drag('drop');
    await expect(result(page, CLEAN)).toBeVisible();
  });

  test('a pasted file is checked', async ({page}) => {
    await page.goto(CHECK);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([text], 'letter.pdf'));
      document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Control', bubbles: true}));
      document.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
    }, PICTURE.buffer.toString());
    await expect(page.getByRole('region', {name: 'letter.pdf'})).toBeVisible();
  });
});

test('results are kept on the next page, and can be removed', async ({page}) => {
  await open(page, CHECK);
  await check(page, FAULTY);
  await page.locator('main a[href*="DocumentAccessibility/PDFUA"]').dispatchEvent('click');
  // The address changes before the content, which still has the same result and buttons.
  await expect(page.locator('h1:focus')).toContainText(/PDF.UA/);
  await page.getByRole('button', {name: t('documents.report.remove')}).click();
  await expect(result(page, FAULTY)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a new version with another name is compared with the old one; ticked questions are in the report', async ({
  page,
}) => {
  await open(page, CHECK);
  await keepPaper(page);
  await check(page, FAULTY);
  await page.locator('main section details:has([type=checkbox]) > summary').click();
  const first = page.locator('main section [type=checkbox]').first();
  await first.check();
  const question = await page.locator('main section label').first().textContent();
  await tools(page).nth(PRINT).click();
  await expect(page.locator('[data-report] li').filter({hasText: question!})).toContainText(
    t('documents.report.judged'),
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: t('documents.report.again')}).click();
  await (await chooser).setFiles({...CLEAN, name: 'second.pdf'});
  await expect(page.getByRole('heading', {name: 'second.pdf'})).toBeFocused();
  await expect(page.locator('.checkChanges :is(strong, h4)')).toHaveText([
    t('documents.report.changes')
      .replace('{fixed}', '4')
      .replaceAll(/\{\w+\}/g, '0'),
    t('documents.report.fixed'),
  ]);
  await expect(result(page, FAULTY)).toHaveCount(0);
  await expect(first).not.toBeChecked();
});

test('axe finds no violations in forced colours; print expands all faults; the Print button prints a report', async ({
  page,
}) => {
  await open(page, CHECK);
  await keepPaper(page);
  await check(page, FAULTY);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({media: 'print', forcedColors: 'none'});
  const printed = result(page, FAULTY).locator('details:not([data-no-print] *) > :is(p, ul)');
  for (const list of await printed.all()) {
    expect(await list.evaluate((element) => element.checkVisibility())).toBe(true);
  }
  await expect(page.locator('main [data-no-print]').first()).toBeHidden();
  await expect(page.locator('footer')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await tools(page).nth(PRINT).click();
  const report = page.locator('[data-report]');
  await expect(report).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(report.getByRole('heading', {name: FAULTY.name})).toBeVisible();
  await expect(report.locator('svg').first()).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main h1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(report).toHaveCount(0);
});

test.describe('if a script of the check fails to load', () => {
  test.use({expectedMessages: /Failed to load resource|ERR_FAILED|importScripts|ChunkLoadError/});

  test('the page shows an error, and the same file can be chosen again', async ({page}) => {
    await open(page, CHECK);
    await page.route(/late-document-check.*\.js/, (route) => route.abort());
    await field(page).setInputFiles([FAULTY]);
    const alert = page.locator('main [data-alert=error]');
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await check(page, FAULTY);
    await expect(alert).toHaveCount(0);
  });

  test('missing messages are not reported as a damaged file', async ({page}) => {
    await open(page, CHECK);
    await page.route(/document-check-pdf\./, (route) => route.abort());
    await check(page, FAULTY);
    await expect(result(page, FAULTY)).toContainText(t('documents.page.unloaded'));
    await page.unrouteAll();
    await check(page, FAULTY);
    await expect(result(page, FAULTY)).not.toHaveAttribute('data-refused');
  });

  test('a missing save script is reported, and the results stay', async ({page}) => {
    await ready(page);
    await check(page, FAULTY);
    await page.route(/-keep\./, (route) => route.abort());
    const status = page.locator('main p[role=status]');
    const before = await status.textContent();
    await tools(page).nth(SAVE).click();
    await expect(status).not.toHaveText(before ?? '');
    await expect(result(page, FAULTY)).toBeVisible();
  });
});
