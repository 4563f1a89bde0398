/** Opens pages for visits. */
import type {Browser, Page} from '@playwright/test';
import {allLaidOut, atRest, hydrated} from '../../setup/browser';
import {STATES} from '../states';
import {builtHtml, isMoved} from './built';
import type {Scheme, Visit} from './probe';
import {plantIn, plantOn, type Plant} from './planted-faults';

type Media = Parameters<Page['emulateMedia']>[0];

const MEDIA: Readonly<Record<Scheme, Media>> = {
  light: {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference'},
  dark: {colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference'},
  'forced colours': {colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference'},
  'reduced motion': {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'},
};

/** The elements that redirect a browser: a refresh in the head, and a script. */
const REDIRECTS = /<meta[^>]*http-equiv="?refresh[^>]*>|<script[^>]*>[^<]*<\/script>/g;

/**
 * Opens a page in a new context, at its width and in its scheme, and waits until it has reached its state and
 * nothing moves. Close it with `page.context().close()`.
 *
 * @param origin of the served site, e.g. http://127.0.0.1:4173
 * @param plant a fault to add to the page
 * @throws Error if tests/a11y/states does not contain the state
 */
export async function openVisit(
  browser: Browser,
  origin: string,
  visit: Visit,
  plant: Plant = {},
): Promise<Page> {
  const state = STATES.find(({name}) => name === visit.state);
  if (visit.state && !state) throw new Error(`tests/a11y/states has no "${visit.state}".`);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: visit.width, height: visit.width < 768 ? 640 : 800},
  });
  const page = await context.newPage();
  await page.emulateMedia(MEDIA[visit.scheme]);
  // Block third-party content, such as the map.
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.fulfill({contentType: 'text/html', body: '<title>Map</title>'}),
  );
  if (plant.html) {
    await page.route(origin + visit.route, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: plantIn(await response.text(), plant)});
    });
  }
  const built = builtHtml(visit.route);
  if (isMoved(built)) {
    // Show the page as on a static host, in a browser that does not redirect.
    const stays = built.replace(REDIRECTS, '');
    await page.route(origin + visit.route, (route) =>
      route.fulfill({contentType: 'text/html', body: stays}),
    );
  }
  await page.goto(visit.route);
  if (!isMoved(built)) await hydrated(page);
  await state?.reach(page);
  await plantOn(page, plant);
  await allLaidOut(page);
  await atRest(page);
  return page;
}
