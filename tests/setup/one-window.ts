/** `test` for tests that need no context of their own. */
import type {Page} from '@playwright/test';
import {test as base} from './browser';

/** As in a new window. */
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/**
 * The tests of a worker use one window, one after the other, which saves half of the time of a short test. Size, media, mouse,
 * routes, listeners and web storage are reset, nothing else. `test.use` cannot change options of the context, except
 * the viewport.
 */
export const test = base.extend<object, {window: Page}>({
  window: [
    async ({browser}, use) => {
      const window = await browser.newPage();
      await use(window);
      await window.close();
    },
    {scope: 'worker'},
  ],
  context: ({window}, use) => use(window.context()),
  page: async ({window, viewport, baseURL}, use, info) => {
    if (viewport) await window.setViewportSize(viewport);
    await use(window);
    // Playwright adds the failed page to its report, and ends the worker.
    if (info.status !== info.expectedStatus) return;
    await window.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // First, since requests that a route holds would be sent without it. An empty page would end the browser's process of
    // the site, which takes as long to start as a page to load.
    await window.goto(`${baseURL}/robots.txt`);
    await window.mouse.move(-1, -1);
    for (const event of ['console', 'pageerror', 'request'] as const) {
      window.removeAllListeners(event);
    }
    await window.unrouteAll({behavior: 'ignoreErrors'});
    await window.emulateMedia(MEDIA);
  },
});
