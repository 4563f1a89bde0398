/** Measures how fast a page responds to an interaction right after its first paint, on a slow phone and network. */
import type {Browser} from '@playwright/test';
import {launchChromium, longestTask, TRACE_CATEGORIES} from './chromium';
import {withServer} from './serve';
import {ACTIONS, openSlowPage, PHONE, type Action} from './slow-page';
import {median, table} from './table';

/** Time for the effects and paints that follow hydration, in ms. */
const AFTERWARDS_MS = 1000;

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint').length > 0`;

async function measureOnce(browser: Browser, url: string, action: Action): Promise<number[]> {
  const slow = await openSlowPage(browser, PHONE);
  await slow.page.goto(url, {waitUntil: 'commit'});
  await slow.until(FIRST_PAINT);
  await browser.startTracing(slow.page, {categories: TRACE_CATEGORIES});
  await slow.perform(action);
  await slow.until('timings.hydrated > 0');
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const task = longestTask(await browser.stopTracing());
  const {interaction, paint, hydrated} = await slow.timings();
  await slow.close();
  return [paint, task, Math.max(0, hydrated - interaction)];
}

const HEADINGS = [
  'interaction to paint, ms (goal 50)',
  'longest task, ms (goal 50)',
  'interaction to hydrated, ms',
];

/** Measures several times, and returns the median of each figure in HEADINGS. */
async function measureMedians(
  browser: Browser,
  url: string,
  action: Action,
  runs: number,
): Promise<number[]> {
  const measured: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measureOnce(browser, url, action));
  }
  return HEADINGS.map((_, column) =>
    Math.round(median(measured.map((figures) => figures[column] ?? 0))),
  );
}

/** Returns a table of the medians for each page and interaction. */
export function measureHydration(routes: readonly string[], runs: number): Promise<string> {
  return withServer(async (origin) => {
    const browser = await launchChromium();
    const rows: (string | number)[][] = [];
    try {
      for (const route of routes) {
        for (const action of ACTIONS) {
          const medians = await measureMedians(browser, origin + route, action, runs);
          rows.push([route, action, ...medians]);
        }
      }
    } finally {
      await browser.close();
    }
    return table(['page', 'interaction', ...HEADINGS], rows);
  });
}
