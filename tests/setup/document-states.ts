/** What becomes of a document in the check, for ./states and the flows. */
import type {Page} from '@playwright/test';
import {el, pdf} from '../fixtures/documents/pdf';
import {heading, word} from '../fixtures/documents/word';
import type {State} from './state';

export const CHECK = '/document-check';

/** A file as Playwright chooses it. */
export const chosen = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

export const FAULTY = chosen(
  'faulty.pdf',
  pdf({without: ['title', 'language'], tree: [el('H3', '', 0), el('Figure')]}),
);
export const UNTAGGED = chosen('untagged.pdf', pdf({without: ['tree', 'marked', 'language']}));
export const CLEAN = chosen('clean.pdf', pdf());
export const LETTER = chosen('letter.docx', word({body: heading(1, 'One') + heading(3, 'Three')}));
export const PICTURE = chosen('photo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47));

export type Chosen = typeof CLEAN;

/** The file field of the check; other forms of a page may have one of their own. */
export const field = (page: Page) => page.locator('main [data-needs-script] input[type=file]');

/** The result of a document alone, or its row among several. */
export const resultOrRow = (page: Page, name: string) =>
  page.getByRole('region', {name}).or(page.getByRole('rowheader', {name})).first();

/** Chooses files, and waits until each has a result. */
export async function check(page: Page, ...files: Chosen[]): Promise<void> {
  await field(page).setInputFiles(files);
  for (const {name} of files) await resultOrRow(page, name).waitFor();
  await page.locator('main progress').waitFor({state: 'detached'});
}

/** Opens the result of one of several documents. */
export const openResult = (page: Page, {name}: Chosen) =>
  page.getByRole('rowheader', {name}).getByRole('button').click();

export const DOCUMENT_STATES: readonly State[] = [
  {
    name: 'the document check with faults, all unfolded',
    route: CHECK,
    width: 320,
    reach: async (page) => {
      await check(page, FAULTY);
      const summaries = page.locator('main section summary');
      for (const summary of await summaries.all()) await summary.click();
    },
  },
  {
    name: 'the document check with several files, one of them opened',
    ...{route: CHECK, width: 1280},
    reach: async (page) => {
      await check(page, CLEAN, FAULTY, PICTURE);
      await openResult(page, CLEAN);
    },
  },
  {
    name: 'the document check with a new version, ticked questions and the rules checked',
    ...{route: CHECK, width: 320},
    reach: async (page) => {
      await check(page, FAULTY);
      await check(page, {...CLEAN, name: FAULTY.name});
      await page.locator('.checkChanges').waitFor();
      for (const box of await page.locator('main section [type=checkbox]').all()) await box.check();
      await page.locator('main section summary').click();
    },
  },
  {
    name: 'the document check with a refused file',
    ...{route: CHECK, width: 1280, auditOnly: true},
    reach: (page) => check(page, PICTURE),
  },
  {
    name: 'the document check while it reads',
    ...{route: CHECK, width: 1280, auditOnly: true},
    reach: async (page) => {
      await page.route(/_pdf_check\./, () => undefined);
      await field(page).setInputFiles([FAULTY, LETTER]);
      await page.locator('main progress').waitFor();
    },
  },
];
