/** A page on a slow network and processor, and what a visitor does on it. */
import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';

/**
 * - `pointer`: a tap on the first field of a form or the first question; on other pages, on the first button of the header
 * - `key`: the Tab key
 * - `click`: a `click` event without a pointer, as assistive technology sends it, on the first button of the header
 */
export const ACTIONS = ['pointer', 'key', 'click'] as const;
export type Action = (typeof ACTIONS)[number];

export const PHONE = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};
export const DESKTOP = {viewport: {width: 1350, height: 940}, hasTouch: true};

/** Lighthouse's slow 4G: round trip in ms, bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 209_715,
  uploadThroughput: 96_000,
};
const SLOWER_CPU = 4;
const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Times in ms since navigation began; `paint` is a duration. All are 0 until they are known. */
export interface Timings {
  interaction: number;
  /** From the interaction to the next frame. */
  paint: number;
  hydrated: number;
  /** Largest Contentful Paint. */
  largestPaint: number;
}

/** Runs in the page: records the time of hydration, and the time from each interaction to its paint. */
function observe() {
  const timings = {interaction: 0, paint: 0, hydrated: 0, largestPaint: 0};
  Object.assign(globalThis, {timings});
  // Observes the document, because the root element does not exist yet.
  new MutationObserver(() => {
    if (document.documentElement.dataset['hasHydrated'] === 'true') {
      timings.hydrated ||= performance.now();
    }
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      timings.interaction ||= entry.startTime;
      timings.paint = Math.max(timings.paint, entry.duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    timings.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
}

const BUTTON = `[...document.querySelectorAll('header button, nav button')].find((button) => button.getClientRects().length)`;

const TARGET = `(() => {
  const target = document.querySelector('main [name=name], main summary') ?? ${BUTTON};
  target.scrollIntoView({block: 'center', behavior: 'instant'});
  return target.getBoundingClientRect();
})()`;

/** Browsers do not time a click that a script sends: this measures until after the next frame. */
const CLICK = `timings.interaction = performance.now(); ${BUTTON}.click();
requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => (timings.paint = performance.now() - timings.interaction);
  port2.postMessage(0);
});`;

export interface SlowPage {
  page: Page;
  /** The value of an expression in the page. */
  ask: <Answer>(expression: string) => Promise<Answer>;
  /** Waits until an expression is true. @throws Error after a minute */
  until: (condition: string) => Promise<void>;
  perform: (action: Action) => Promise<void>;
  timings: () => Promise<Timings>;
  /** Bytes received so far, with headers. */
  received: () => number;
  close: () => Promise<void>;
}

/** Opens an empty page with an empty cache, on a slow network and processor. */
export async function openSlowPage(
  browser: Browser,
  device: BrowserContextOptions,
): Promise<SlowPage> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_CPU});
  return {
    page,
    ask: (expression) => ask(devtools, expression),
    until: (condition) => until(devtools, condition),
    perform: (action) => perform(devtools, action),
    timings: () => ask(devtools, 'timings'),
    received: () => bytes,
    close: () => context.close(),
  };
}

/** Evaluates in the page without Playwright's own scripts, which would be long tasks themselves. */
async function ask<Answer>(devtools: CDPSession, expression: string): Promise<Answer> {
  const {result} = await devtools.send('Runtime.evaluate', {expression, returnByValue: true});
  return result.value as Answer;
}

async function until(devtools: CDPSession, condition: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await ask<boolean>(devtools, condition))) {
    if (Date.now() > end) throw new Error(`Not true within ${LIMIT_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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
