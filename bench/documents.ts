/** Measures how long the check of a long PDF takes, and whether the page stays responsive meanwhile. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {longPdf} from '../tests/fixtures/documents/long';
import {launchChromium, longestTask, TRACE_CATEGORIES} from './chromium';
import {withServer} from './serve';
import {table} from './table';

const PAGES = 300;
const INPUT = 'main [data-needs-script] input[type=file]';
/** Time for the paints that follow the result, in ms. */
const AFTERWARDS_MS = 1000;

export function measureDocuments(): Promise<string> {
  return withServer(async (origin) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
    const browser = await launchChromium();
    try {
      // A path, not bytes: Playwright would decode bytes in the page, which is a long task.
      const file = path.join(folder, 'long.pdf');
      writeFileSync(file, longPdf(PAGES));
      const page = await browser.newPage();
      await page.goto(`${origin}/document-check`);
      await page.locator(INPUT).focus();
      await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
      await page.waitForTimeout(AFTERWARDS_MS);
      await browser.startTracing(page, {categories: TRACE_CATEGORIES});
      const start = performance.now();
      await page.locator(INPUT).setInputFiles(file);
      await page.getByRole('region', {name: 'long.pdf'}).waitFor();
      const wait = Math.round(performance.now() - start);
      await page.waitForTimeout(AFTERWARDS_MS);
      const task = longestTask(await browser.stopTracing());
      const result = 'file chosen to result in Chromium, ms (goal 3,000)';
      return table(['pages', result, 'longest task, ms (goal 50)'], [[PAGES, wait, task]]);
    } finally {
      await browser.close();
      rmSync(folder, {recursive: true});
    }
  });
}
