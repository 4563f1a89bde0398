/** Measures how fast a page responds to an interaction right after its first paint, on a slow phone and network. */
import type {Browser, CDPSession} from '@playwright/test';
import {launchChromium, longestTask, TRACE_CATEGORIES} from './chromium';
import {withServer} from './serve';
import {median, table} from './table';

/**
 * - `pointer`: a tap on the first field of a form or the first question; on other pages, on the first button of the header
 * - `key`: the Tab key
 * - `click`: a `click` event without a pointer, as assistive technology sends it, on the first button of the header
 */
const ACTIONS = ['pointer', 'key', 'click'] as const;
type Action = (typeof ACTIONS)[number];

const PHONE = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};
/** Lighthouse's slow 4G: round trip in ms, bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 209_715,
  uploadThroughput: 96_000,
};
const SLOWER_CPU = 4;
/** Time for the effects and paints that follow hydration, in ms. */
const AFTERWARDS_MS = 1000;
const LIMIT_MS = 60_000;

/** Runs in the page: records the time of hydration, and the time from each interaction to its paint. */
function observe() {
  const timings = {start: 0, hydrated: 0, paint: 0};
  Object.assign(globalThis, {timings});
  // Observes the document, because the root element does not exist yet.
  new MutationObserver(() => {
    if (document.documentElement.dataset['hasHydrated'] === 'true') {
      timings.hydrated ||= performance.now();
    }
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      timings.start ||= entry.startTime;
      timings.paint = Math.max(timings.paint, entry.duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

const BUTTON = `[...document.querySelectorAll('header button, nav button')].find((button) => button.getClientRects().length)`;

const TARGET = `(() => {
  const target = document.querySelector('main [name=name], main summary') ?? ${BUTTON};
  target.scrollIntoView({block: 'center', behavior: 'instant'});
  return target.getBoundingClientRect();
})()`;

/** Browsers do not time a click that a script sends: this measures until after the next frame. */
const CLICK = `timings.start = performance.now(); ${BUTTON}.click();
requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => (timings.paint = performance.now() - timings.start);
  port2.postMessage(0);
});`;

/** Evaluates in the page without Playwright's own scripts, which would be long tasks themselves. */
async function ask<Answer>(devtools: CDPSession, expression: string): Promise<Answer> {
  const {result} = await devtools.send('Runtime.evaluate', {expression, returnByValue: true});
  return result.value as Answer;
}

async function until(devtools: CDPSession, condition: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await ask<boolean>(devtools, condition))) {
    if (Date.now() > end) throw new Error(`Not true within ${LIMIT_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function perform(devtools: CDPSession, action: Action): Promise<void> {
  if (action === 'click') {
    await ask(devtools, CLICK);
  } else if (action === 'key') {
    const key = {key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9};
    await devtools.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...key});
    await devtools.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  } else {
    const point = await ask<{x: number; y: number}>(
      devtools,
      `(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(${TARGET})`,
    );
    await devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]});
    await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }
}

async function measureOnce(browser: Browser, url: string, action: Action): Promise<number[]> {
  // A new context has an empty cache.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(observe);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_CPU});
  await page.goto(url, {waitUntil: 'commit'});
  await until(devtools, `performance.getEntriesByName('first-contentful-paint').length > 0`);
  await browser.startTracing(page, {categories: TRACE_CATEGORIES});
  await perform(devtools, action);
  await until(devtools, 'timings.hydrated > 0');
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const task = longestTask(await browser.stopTracing());
  const timings = await ask<{start: number; paint: number; hydrated: number}>(devtools, 'timings');
  await context.close();
  return [timings.paint, task, Math.max(0, timings.hydrated - timings.start)];
}

const HEADINGS = [
  'interaction to paint, ms (goal 50)',
  'longest task, ms (goal 50)',
  'interaction to hydrated, ms',
];

/** Returns a table of the medians for each page and interaction. */
export function measureHydration(routes: readonly string[], runs: number): Promise<string> {
  return withServer(async (origin) => {
    const browser = await launchChromium();
    const rows: (string | number)[][] = [];
    try {
      for (const route of routes) {
        for (const action of ACTIONS) {
          const measured: number[][] = [];
          for (let run = 0; run < runs; run += 1) {
            measured.push(await measureOnce(browser, origin + route, action));
          }
          const figures = HEADINGS.map((_, at) =>
            Math.round(median(measured.map((one) => one[at] ?? 0))),
          );
          rows.push([route, action, ...figures]);
        }
      }
    } finally {
      await browser.close();
    }
    return table(['page', 'interaction', ...HEADINGS], rows);
  });
}
