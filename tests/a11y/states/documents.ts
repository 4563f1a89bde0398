/** States of the document check. */
import {readFile} from 'node:fs/promises';
import {
  CHECK,
  CLEAN,
  FAULTY,
  LETTER,
  PICTURE,
  check,
  field,
  openResult,
} from '../../setup/documents';
import type {State} from './state';

export const DOCUMENT_STATES: readonly State[] = [
  {
    name: 'the document check with faults, all unfolded',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      // The inner ones arrive with a late script.
      await page.locator('main section details details').nth(1).waitFor({state: 'attached'});
      const summaries = page.locator('main section summary');
      for (const summary of await summaries.all()) await summary.click();
      await page.locator('main section [role=img] > span').nth(1).waitFor();
    },
  },
  {
    name: 'the document check with several files, one of them opened',
    route: CHECK,
    width: 1280,
    reach: async (page) => {
      await check(page, CLEAN, FAULTY, PICTURE);
      await openResult(page, CLEAN);
    },
  },
  {
    name: 'the document check with a new version, ticked questions and the rules checked',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      await check(page, {...CLEAN, name: FAULTY.name});
      await page.locator('.checkChanges').waitFor();
      for (const box of await page.locator('main section [type=checkbox]').all()) await box.check();
      await page.locator('main section summary').click();
    },
  },
  {
    name: 'the saved report of the document check',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await check(page, FAULTY);
      const download = page.waitForEvent('download');
      await page.locator('main [role=group][aria-label] button').nth(2).click();
      const body = await readFile(await (await download).path(), 'utf8');
      await page.route('**/report.html', (route) =>
        route.fulfill({contentType: 'text/html', body}),
      );
      await page.goto('/report.html');
    },
  },
  {
    name: 'the document check with a refused file',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: (page) => check(page, PICTURE),
  },
  {
    name: 'the document check while it reads',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await page.route(/_pdf_check\./, () => undefined);
      await field(page).setInputFiles([FAULTY, LETTER]);
      await page.locator('main progress').waitFor();
    },
  },
];
