/**
 * Compares the site with its build without our customisations of Docusaurus (`STOCK=1`). Both are measured in turn, so that
 * whatever else slows the machine down slows both: only the ratios mean something.
 */
import {existsSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {NotPossibleError} from '../scripts/command-line';
import {launchChromium, longestTask, TRACE_CATEGORIES} from './chromium';
import {withServer} from './serve';
import {DESKTOP, openSlowPage, PHONE} from './slow-page';
import {median, table} from './table';

const STOCK = '.cache/stock';
export const DEVICES = {phone: PHONE, desktop: DESKTOP} as const;
export type Device = keyof typeof DEVICES;

/** Time after `load` at which most people have found what they want to touch, in ms. */
const SETTLED_MS = 600;
/** Time for the effects and paints that follow hydration, in ms. */
const AFTERWARDS_MS = 1000;

const MOMENTS = {
  'first paint': `performance.getEntriesByName('first-contentful-paint').length > 0`,
  'after load': `performance.getEntriesByType('navigation')[0].loadEventEnd > 0
    && performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd > ${SETTLED_MS}`,
} as const;
type Moment = keyof typeof MOMENTS;

/** Figures of one visit; all but the bytes are in ms. */
export interface Visit {
  /** CPU time of the longest task, from navigation on. */
  task: number;
  /** From the touch to the next paint. */
  paint: number;
  largestPaint: number;
  /** Received before the touch. */
  bytes: number;
  /** Received until the page is hydrated, and for a second afterwards. */
  allBytes: number;
}

export async function visit(
  browser: Browser,
  url: string,
  device: Device,
  moment: Moment,
): Promise<Visit> {
  const slow = await openSlowPage(browser, DEVICES[device]);
  await browser.startTracing(slow.page, {categories: TRACE_CATEGORIES});
  await slow.page.goto(url, {waitUntil: 'commit'});
  await slow.until(MOMENTS[moment]);
  const bytes = slow.received();
  await slow.perform('pointer');
  await slow.until('timings.hydrated > 0');
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const task = longestTask(await browser.stopTracing());
  const {paint, largestPaint} = await slow.timings();
  const allBytes = slow.received();
  await slow.close();
  return {task, paint, largestPaint, bytes, allBytes};
}

/** Column of the table: which figure, at which moment the page is touched. */
const COLUMNS: readonly {heading: string; figure: keyof Visit; moment: Moment; unit: number}[] = [
  {
    heading: 'longest task, ms (goal 0.35)',
    figure: 'task',
    moment: 'after load',
    unit: 1,
  },
  {
    heading: 'touch at first paint to paint, ms (goal 0.75)',
    figure: 'paint',
    moment: 'first paint',
    unit: 1,
  },
  {
    heading: 'touch after load to paint, ms (goal 0.75)',
    figure: 'paint',
    moment: 'after load',
    unit: 1,
  },
  {heading: 'LCP, ms (goal 0.5)', figure: 'largestPaint', moment: 'after load', unit: 1},
  {
    heading: 'kB before the touch (goal 0.2)',
    figure: 'bytes',
    moment: 'after load',
    unit: 1000,
  },
];

type Visits = Record<Moment, Visit[]>;

/** A cell such as `0.35 (140 of 400)`. */
function cell(ours: Visits, stock: Visits, {figure, moment, unit}: (typeof COLUMNS)[number]) {
  const [mine, theirs] = [ours, stock].map((visits) =>
    Math.round(median(visits[moment].map((one) => one[figure])) / unit),
  ) as [number, number];
  return `${(mine / theirs).toFixed(2)} (${mine} of ${theirs})`;
}

const noVisits = (): Visits => ({'first paint': [], 'after load': []});

/**
 * Returns a table of ratios to stock Docusaurus, with the medians.
 * @throws NotPossibleError if there is no stock build
 */
export async function measureRatios(routes: readonly string[], runs: number): Promise<string> {
  if (!existsSync(`${STOCK}/index.html`)) {
    throw new NotPossibleError(`There is no ${STOCK}. Make it with: npm run build -- stock`);
  }
  return withServer((ours) =>
    withServer((stock) => measureBoth({ours, stock}, routes, runs), {site: STOCK, server: 1}),
  );
}

async function measureBoth(
  origins: {ours: string; stock: string},
  routes: readonly string[],
  runs: number,
): Promise<string> {
  const browser = await launchChromium();
  const rows: string[][] = [];
  try {
    for (const route of routes) {
      for (const device of Object.keys(DEVICES) as Device[]) {
        const {ours, stock} = await visitBoth(browser, origins, route, device, runs);
        rows.push([route, device, ...COLUMNS.map((column) => cell(ours, stock, column))]);
      }
    }
  } finally {
    await browser.close();
  }
  return table(['page', 'device', ...COLUMNS.map(({heading}) => heading)], rows);
}

/** Alternates between the builds, so that both meet the same load of the machine. */
async function visitBoth(
  browser: Browser,
  origins: {ours: string; stock: string},
  route: string,
  device: Device,
  runs: number,
): Promise<{ours: Visits; stock: Visits}> {
  const visits = {ours: noVisits(), stock: noVisits()};
  for (let run = 0; run < runs; run += 1) {
    for (const moment of Object.keys(MOMENTS) as Moment[]) {
      for (const build of ['ours', 'stock'] as const) {
        visits[build][moment].push(await visit(browser, origins[build] + route, device, moment));
      }
    }
  }
  return visits;
}
