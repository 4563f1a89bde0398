/** States of the document check. */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {
  BROKEN_SCAN,
  CHECK,
  CLEAN,
  FAULTY,
  LETTER,
  PICTURE,
  check,
  chosen,
  field,
  openResult,
} from '../../setup/documents';
import {dragOver} from './drag-over';
import type {State} from './state';

/** Opens all disclosures of the results. */
const openAll = (page: Page) =>
  page.locator('main section details').evaluateAll((all: HTMLDetailsElement[]) =>
    all.forEach((details) => {
      details.open = true;
    }),
  );

/** Shows the first place of the results on its page. */
async function showPlace(page: Page): Promise<void> {
  await openAll(page);
  await page.locator('main section [data-place]').first().click();
}

/** The text below the buttons of the page that is shown, such as why it could not be drawn. */
const aboutPage = (page: Page) => page.locator('main .checkPreview > p').first();

const rejected = chosen('letter.docm', LETTER.buffer);

/** Opens the transcript of the results, and goes to the first silence and its page. */
async function openTranscript(page: Page): Promise<void> {
  const part = page.locator('main .checkReader');
  await part.locator('> details > summary').click();
  const buttons = part.locator('.checkTranscript > [role=group] > button');
  await buttons.last().click();
  await buttons.first().click();
  await part.locator('.checkOutline [aria-current]').waitFor();
}

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
    name: 'the document check with a transcript, its headings and its page below it',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      await openTranscript(page);
      await openAll(page);
    },
  },
  {
    name: 'the document check with the transcripts of two versions',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      await page.locator('main .checkReader > details > summary').click();
      await page.locator('main .checkLines [data-line]').first().waitFor();
      await check(page, {...CLEAN, name: FAULTY.name});
      await page.locator('main .checkReader > details > details > summary').click();
      await page.locator('main .checkVersions').waitFor();
    },
  },
  {
    name: 'the document check with a transcript beside its page',
    route: CHECK,
    width: 1280,
    reach: async (page) => {
      await check(page, FAULTY);
      await openTranscript(page);
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
  {
    name: 'the document check with a file without faults',
    route: CHECK,
    width: 320,
    reach: (page) => check(page, CLEAN),
  },
  {
    name: 'the document check with a Word document that the quote form rejects',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await check(page, rejected);
      await openAll(page);
    },
  },
  {
    name: 'the document check with several files, none of them opened',
    route: CHECK,
    width: 320,
    auditOnly: true,
    reach: (page) => check(page, CLEAN, FAULTY, LETTER, PICTURE),
  },
  {
    name: 'the document check with several files, a refused one of them opened',
    route: CHECK,
    width: 320,
    auditOnly: true,
    reach: async (page) => {
      await check(page, CLEAN, PICTURE);
      await openResult(page, PICTURE);
    },
  },
  {
    name: 'the document check with a page on which a picture could not be drawn',
    route: CHECK,
    width: 1280,
    reach: async (page) => {
      await check(page, BROKEN_SCAN);
      await showPlace(page);
      await page.locator('main .checkOutline').first().waitFor();
      await aboutPage(page).waitFor();
    },
  },
  {
    name: 'the document check with a page that could not be drawn',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await page.route(/late-document-check-preview\./, (request) => request.abort());
      await check(page, FAULTY);
      await showPlace(page);
      await aboutPage(page).waitFor();
    },
  },
  {
    name: 'the document check that could not be loaded',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await page.route(/late-document-check\./, (request) => request.abort());
      await field(page).setInputFiles([FAULTY]);
      await page.locator('main [data-alert=error]').waitFor();
    },
  },
  {
    name: 'the document check whose reader could not be loaded',
    route: CHECK,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await page.route(/_pdf_check\./, (request) => request.abort());
      await check(page, FAULTY);
    },
  },
  {
    name: 'the document check with a file that is dragged over it',
    route: CHECK,
    width: 1280,
    reach: (page) => dragOver(page, 'h1'),
  },
  {
    name: 'the quote form with checked documents and their results',
    route: CHECK,
    width: 1280,
    reach: async (page) => {
      await check(page, FAULTY);
      await page.locator('main .checkNext a').click();
      await page.locator('main form strong').waitFor();
    },
  },
];
