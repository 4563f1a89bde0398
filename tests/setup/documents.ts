/** Sample documents, and helpers for browser tests of the document check. */
import type {Page} from '@playwright/test';
import {el, pdf} from '../fixtures/documents/pdf';
import * as scans from '../fixtures/documents/scans';
import {heading, word} from '../fixtures/documents/word';

export const CHECK = '/document-check';

/** Returns a file for Playwright's setInputFiles. */
export const chosen = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

export const FAULTY = chosen(
  'faulty.pdf',
  pdf({without: ['title', 'language'], tree: [el('H3', '', 0), el('Figure', '', 0)]}),
);
/** A later version of FAULTY: 3 faults are fixed, 1 is new, 1 remains. */
export const NEWER = chosen('new.pdf', pdf({tree: [el('H1', '', 0), el('Figure'), el('Figure')]}));
export const UNTAGGED = chosen('untagged.pdf', pdf({without: ['tree', 'marked', 'language']}));
export const CLEAN = chosen('clean.pdf', pdf());
export const LETTER = chosen('letter.docx', word({body: heading(1, 'One') + heading(3, 'Three')}));
export const PICTURE = chosen('photo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47));

/** PDFs whose content needs files of pdf.js that are fetched for them. */
export const SCAN = chosen('scan.pdf', scans.JPEG_2000);
export const BROKEN_SCAN = chosen('broken.pdf', scans.BROKEN);
export const OTHER_SCANS = [chosen('jbig2.pdf', scans.JBIG2), chosen('fax.pdf', scans.CCITT)];
export const CHINESE = chosen('chinese.pdf', scans.CHINESE);

export type Chosen = typeof CLEAN;

/** The file field of the document check, not of a form on the same page. */
export const field = (page: Page) => page.locator('main [data-needs-script] input[type=file]');

/** The result of a single document, or its row in the table of several. */
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
