/** States of the document check. */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
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

/** Opens all disclosures of the results. */
const openAll = (page: Page) =>
  page
    .locator('main section details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));

export const DOCUMENT_STATES: readonly State[] = [
  {
    name: 'the document check with faults, all unfolded, and a page below them',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      await openAll(page);
      await page.locator('main section [data-place]').first().click();
      await page.locator('main section .checkOutline').first().waitFor();
    },
  },
  {
    name: 'the document check with a page beside the findings',
    route: CHECK,
    width: 1280,
    reach: async (page) => {
      await check(page, FAULTY);
      await openAll(page);
      await page.locator('main section [data-place]').last().click();
      await page.locator('main section .checkOutline').first().waitFor();
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
      await openAll(page);
      for (const box of await page.locator('main section [type=checkbox]').all()) await box.check();
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
