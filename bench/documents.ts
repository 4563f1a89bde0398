/** How long a visitor waits for the check of a long PDF, and whether the page answers meanwhile. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {longPdf} from '../tests/fixtures/documents/long';
import {launchChromium, longestTask, TRACED} from './chromium';
import {served} from './serve';
import {table} from './table';

const PAGES = 300;
const INPUT = 'main [data-needs-script] input[type=file]';
/** Time for the paints that follow the result, in ms. */
const AFTERWARDS_MS = 1000;

/** Returns a table of one row. */
export function measureDocuments(): Promise<string> {
  return served(async (origin) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
    const browser = await launchChromium();
    try {
      // A path, not bytes: Playwright would unpack bytes in the page, in a long task of its own.
      const file = path.join(folder, 'long.pdf');
      writeFileSync(file, longPdf(PAGES));
      const page = await browser.newPage();
      await page.goto(`${origin}/document-check`);
      await page.locator(INPUT).focus();
      await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
      await page.waitForTimeout(AFTERWARDS_MS);
      await browser.startTracing(page, {categories: TRACED});
      const start = performance.now();
      await page.locator(INPUT).setInputFiles(file);
      await page.getByRole('region', {name: 'long.pdf'}).waitFor();
      const wait = Math.round(performance.now() - start);
      await page.waitForTimeout(AFTERWARDS_MS);
      const task = longestTask(await browser.stopTracing());
      const head = ['pages', 'choice to result, ms (goal 3,000)', 'longest task, ms (goal 50)'];
      return table(head, [[PAGES, wait, task]]);
    } finally {
      await browser.close();
      rmSync(folder, {recursive: true});
    }
  });
}
