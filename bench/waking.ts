/**
 * What a visitor feels while scripts take a page over: on a slow phone somebody touches it as soon as
 * it is painted. Every sign that wakes a page is measured, on this site and on the stock theme, whose
 * scripts come by themselves.
 */
import {createRequire} from 'node:module';
import type {Browser, BrowserContext, CDPSession} from '@playwright/test';
import {findProgram} from '../scripts/programs';
import {CHROMIUM_ARGS} from '../tests/setup/chromium';
import {serve} from './server';
import {median} from './summary';
import {longestTask} from './tasks';

// Not imported: jiti's loader cannot read it.
const {chromium} = createRequire(import.meta.url)(
  '@playwright/test',
) as typeof import('@playwright/test');

/** A finger on the first button of the header, the Tab key, or that button's bare `click`. */
export const SIGNS = ['pointer', 'key', 'click'] as const;
export type Sign = (typeof SIGNS)[number];

/** One run, or the median of several, each figure by itself. In ms. */
export interface Waking {
  url: string;
  sign: Sign;
  /** From the first interaction to the next paint. */
  paint: number;
  /** The longest task of the main thread from then on, in CPU time: other programs do not count. */
  task: number;
  /** From the first interaction until scripts answer. */
  enhanced: number;
}

const PHONE = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};
/** Lighthouse's slow 4G: round trip in ms, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_CPU = 4;
/** Effects and paints that follow hydration. */
const AFTERMATH_MS = 1000;
const LIMIT_MS = 60_000;

/** In the page: notes when it is hydrated, and each interaction until its paint. */
function observe() {
  const notes = {start: 0, enhanced: 0, paint: 0};
  Object.assign(globalThis, {notes});
  // Not of the root alone, which is not there yet.
  new MutationObserver(() => {
    if (document.documentElement.dataset['hasHydrated'] === 'true')
      notes.enhanced ||= performance.now();
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      notes.start ||= entry.startTime;
      notes.paint = Math.max(notes.paint, entry.duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

const BUTTON = `[...document.querySelectorAll('header button, nav button')].find((button) => button.getClientRects().length)`;

/** Of a script's own click no browser tells the duration: until the frame after it is on its way. */
const CLICK = `notes.start = performance.now(); ${BUTTON}.click();
requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => (notes.paint = performance.now() - notes.start);
  port2.postMessage(0);
});`;

/** Asks the page without Playwright's own scripts, which would be long tasks themselves. */
async function ask<Answer>(devtools: CDPSession, expression: string): Promise<Answer> {
  const {result} = await devtools.send('Runtime.evaluate', {expression, returnByValue: true});
  return result.value as Answer;
}

async function until(devtools: CDPSession, condition: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await ask<boolean>(devtools, condition))) {
    if (Date.now() > end) throw new Error(`Never true within ${LIMIT_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function give(devtools: CDPSession, sign: Sign): Promise<void> {
  if (sign === 'click') {
    await ask(devtools, CLICK);
  } else if (sign === 'key') {
    const key = {key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9};
    await devtools.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...key});
    await devtools.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  } else {
    const box = await ask<{x: number; y: number}>(
      devtools,
      `(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(${BUTTON}.getBoundingClientRect())`,
    );
    await devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [box]});
    await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }
}

async function measureOnce(browser: Browser, context: BrowserContext, url: string, sign: Sign) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(observe);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_CPU});
  await page.goto(url, {waitUntil: 'commit'});
  await until(devtools, `performance.getEntriesByName('first-contentful-paint').length > 0`);
  await browser.startTracing(page, {categories: ['-*', 'toplevel', 'devtools.timeline']});
  await give(devtools, sign);
  await until(devtools, 'notes.enhanced > 0');
  await new Promise((resolve) => setTimeout(resolve, AFTERMATH_MS));
  const trace = await browser.stopTracing();
  const notes = await ask<{start: number; paint: number; enhanced: number}>(devtools, 'notes');
  await context.close();
  const enhanced = Math.max(0, notes.enhanced - notes.start);
  return {paint: notes.paint, task: longestTask(trace.toString()), enhanced};
}

/** @returns the medians of each route and sign, in order */
export async function measureWaking(
  build: string,
  routes: string[],
  runs: number,
): Promise<Waking[]> {
  const executablePath = findProgram('chromium');
  const server = await serve(build, 4320);
  const browser = await chromium.launch({executablePath, args: CHROMIUM_ARGS});
  const results: Waking[] = [];
  try {
    for (const url of routes) {
      for (const sign of SIGNS) {
        const all: Omit<Waking, 'url' | 'sign'>[] = [];
        for (let run = 0; run < runs; run += 1) {
          // A context of its own has an empty cache.
          const context = await browser.newContext(PHONE);
          all.push(await measureOnce(browser, context, server.origin + url, sign));
        }
        const of = (figure: 'paint' | 'task' | 'enhanced') =>
          Math.round(median(all.map((one) => one[figure])));
        const result = {url, sign, paint: of('paint'), task: of('task'), enhanced: of('enhanced')};
        console.log(`  ${JSON.stringify(result)}`);
        results.push(result);
      }
    }
    return results;
  } finally {
    await browser.close();
    server.stop();
  }
}
