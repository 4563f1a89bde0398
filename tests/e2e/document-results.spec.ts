/** What was found in documents: kept, handed to the form, printed, and without a barrier of its own. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {axeViolations, expect, open, test} from '../setup/browser';
import {CHECK, FAULTY, PICTURE, check, field, type Chosen} from '../setup/document-states';

const result = (page: Page, {name}: Chosen) => page.getByRole('region', {name});
const tools = (page: Page) => page.locator('main [role=group][aria-label]');

test('results are saved as a page and as data, on the device', async ({page}) => {
  await open(page, CHECK);
  await check(page, FAULTY);
  for (const [button, ending, holds] of [
    [2, '.html', '<html lang="en"'],
    [3, '.jsonld', 'earl:failed'],
  ] as const) {
    const download = page.waitForEvent('download');
    await tools(page).getByRole('button').nth(button).click();
    const file = await download;
    expect(file.suggestedFilename()).toContain(ending);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain(holds);
    expect(text).toContain(FAULTY.name);
    if (ending === '.html') expect(text).toMatch(/SHA-256 [0-9a-f]{64}/);
  }
});

test('results are there on the next page, where a form can read them', async ({page}) => {
  await open(page, CHECK);
  await check(page, FAULTY);
  await page
    .locator('main a[href*="DocumentAccessibility/PDFUA"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/PDFUA/);
  await expect(result(page, FAULTY)).toBeVisible();
  await result(page, FAULTY).getByRole('button').click();
  await expect(result(page, FAULTY)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('the link below the results puts documents and findings into the form, which sends them', async ({
  page,
}) => {
  await open(page, '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA');
  await check(page, FAULTY, PICTURE);
  await page.locator('.checkAsk a').click();
  await expect(page).toHaveURL(/document-check#quote$/);
  const form = page.locator('form[action$="/quote-form"]');
  const documents = form.locator('[type=file]');
  await expect
    .poll(() =>
      documents.evaluate((input: HTMLInputElement) =>
        [...(input.files ?? [])].map(({name}) => name),
      ),
    )
    .toEqual([FAULTY.name]);
  await form.getByRole('checkbox').check();
  await expect(form.locator('[name=findings]')).toHaveValue(new RegExp(FAULTY.name));
  await form.getByRole('checkbox').uncheck();
  await form.locator('[name=name]').fill('Mira Sen');
  await form.locator('[name=email]').fill('mira@example.com');
  await form.locator('[name=wanted]').selectOption({index: 1});
  const posted = page.waitForRequest(/quote-form/);
  await form.locator('button[type=submit]').click();
  expect((await posted).method()).toBe('POST');
  await expect(page.locator('[data-form-status] > [data-alert=success]')).toBeVisible();
});

test('printed, all is unfolded and no button is left; Print leaves out the rest of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, CHECK);
  await check(page, FAULTY);
  await page.emulateMedia({media: 'print'});
  for (const places of await result(page, FAULTY).locator('details > ul').all())
    expect(await places.evaluate((element) => element.checkVisibility())).toBe(true);
  await expect(page.locator('main [data-no-print]').first()).toBeHidden();
  await expect(page.locator('footer')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await tools(page).getByRole('button').nth(1).click();
  await page.emulateMedia({media: 'print'});
  await expect(result(page, FAULTY)).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main h1')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
});

/** At 320 px axe reads them among the states, in tests/a11y/states.spec.ts. */
test('axe finds nothing in results at 1280 pixels, in any colours, and at 320 nothing is cut off', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, CHECK);
  await check(page, FAULTY, PICTURE);
  for (const summary of await page.locator('main section summary').all()) await summary.click();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await axeViolations(page, 'color-contrast')).toEqual([]);
  await page.emulateMedia({colorScheme: 'light', forcedColors: 'active'});
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [1280, 320]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
