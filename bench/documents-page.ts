/** What a visitor feels while a long document is checked in the page: whether it answers, and until when they wait. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findProgram} from '../scripts/programs';
import {longPdf} from '../tests/fixtures/documents/long';
import {CHROMIUM_ARGS} from '../tests/setup/chromium';
import {serve} from './server';
import {longestTask} from './tasks';

// Not imported: jiti's loader cannot read it.
const {chromium} = createRequire(import.meta.url)(
  '@playwright/test',
) as typeof import('@playwright/test');

export interface CheckedInPage {
  /** Milliseconds from the choice to the result. */
  wait: number;
  /** The longest task of the main thread meanwhile, in ms of CPU time. */
  task: number;
}

const PAGES = 300;
/** Paints that follow the result. */
const AFTERMATH_MS = 1000;

/** @param build folder of a built site */
export async function measureCheckInPage(build: string): Promise<CheckedInPage> {
  const executablePath = findProgram('chromium');
  const server = await serve(build, 4321);
  const browser = await chromium.launch({executablePath, args: CHROMIUM_ARGS});
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  // Not handed over as bytes: Playwright would unpack them in the page, in a long task of its own.
  const file = path.join(folder, 'long.pdf');
  writeFileSync(file, longPdf(PAGES));
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/document-check`);
    await page.locator('main [data-needs-script] input').focus();
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
    await page.waitForTimeout(AFTERMATH_MS);
    await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
    const start = performance.now();
    await page.locator('main [data-needs-script] input').setInputFiles(file);
    await page.getByRole('region', {name: 'long.pdf'}).waitFor();
    const wait = Math.round(performance.now() - start);
    await page.waitForTimeout(AFTERMATH_MS);
    const trace = await browser.stopTracing();
    return {wait, task: Math.round(longestTask(trace.toString()))};
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, {recursive: true});
  }
}
