/** Opens pages for visits. */
import type {Browser, Page} from 'playwright-core';
import {stateOf, type AuditConfig} from './config';
import {onceRevealed} from './page/instruments';
import {allLaidOut, atRest} from './page/rest';
import {plantIn, plantOn, type Plant} from './plant';
import type {Scheme, Visit} from './probe';

type Media = Parameters<Page['emulateMedia']>[0];

const MEDIA: Readonly<Record<Scheme, Media>> = {
  light: {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference'},
  dark: {colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference'},
  'forced colours': {colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference'},
  'reduced motion': {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'},
};

/** Where pages are opened. */
export interface Place {
  browser: Browser;
  /** Of the served site, e.g. http://127.0.0.1:4173. */
  origin: string;
  config: AuditConfig;
}

/**
 * Opens a page in a new context, at its width and in its scheme, and waits until it has reached its state and
 * nothing moves. Close it with `page.context().close()`.
 *
 * @param plant a fault to add to the page
 * @throws Error if the configuration does not contain the state
 */
export async function openVisit(
  {browser, origin, config}: Place,
  visit: Visit,
  plant: Plant = {},
): Promise<Page> {
  const state = visit.state ? stateOf(config, visit.state) : undefined;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: visit.width, height: visit.width < 768 ? 640 : 800},
  });
  const page = await context.newPage();
  await page.emulateMedia(MEDIA[visit.scheme]);
  if (config.blockOtherHosts) await blockOtherHosts(page, origin);
  if (plant.html) {
    await page.route(origin + visit.route, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: plantIn(await response.text(), plant)});
    });
  }
  await config.beforeOpening?.(page, visit);
  await page.goto(visit.route);
  await config.whenLoaded?.(page, visit);
  if (config.whenRevealed) onceRevealed(page, config.whenRevealed);
  await state?.reach(page);
  await plantOn(page, plant);
  await allLaidOut(page);
  await atRest(page);
  return page;
}

/** Shows an empty page in the frames of other hosts. */
async function blockOtherHosts(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.fulfill({contentType: 'text/html', body: '<title>Blocked</title>'}),
  );
}
