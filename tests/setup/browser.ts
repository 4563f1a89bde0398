/** The base of every browser test: no network except our server, and an empty console. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * `test` whose page may talk to our server only (map frames get an empty page),
 * and that fails on any console error or warning, page error, or blocked request.
 */
export const test = base.extend<{consoleMessages: string[]; expectedMessages: RegExp}>({
  /** Messages that this test provokes on purpose. */
  expectedMessages: [/(?!)/, {option: true}],
  consoleMessages: [
    async ({page, baseURL, expectedMessages}, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        (route) => {
          const url = route.request().url();
          if (url.startsWith('https://www.openstreetmap.org/export/embed.html')) {
            return route.fulfill({contentType: 'text/html', body: '<title>Map</title>'});
          }
          messages.push(`A request left the site: ${url}`);
          return route.abort();
        },
      );
      await use(messages);
      expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a route and waits until it is hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/**
 * Sends the event that src/client/boot waits for, repeatedly if necessary, and waits until the page
 * is hydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset['hasHydrated'] === 'true';
  });
}

/** Blocks requests. Returns a function that releases them. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until transitions and counters have finished; ignores endless animations. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({effect, playState}) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    // What lies in a part that the browser does not draw yet waits until it is drawn.
    const limit = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled(passing.map(({finished}) => finished)), limit]);
  });
}

/** Lays out every section now: a late layout would move elements that axe has already measured. */
export async function allLaidOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const band of document.querySelectorAll<HTMLElement>('main [data-tone]')) {
      band.style.contentVisibility = 'visible';
    }
  });
}

/**
 * Violations that axe-core finds in the page at rest, in a form that reads well when it fails.
 *
 * @param only the one rule to ask for, where the others have been asked already
 */
export async function axeViolations(page: Page, only?: string): Promise<unknown[]> {
  await allLaidOut(page);
  await atRest(page);
  // Half a megabyte of script, which a page that was asked before has read already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const {violations} = await new AxeBuilder({page, axeSource: isThere ? 'void 0' : axeSource})
    // Else the answer is put together in a window of its own, which takes longer than the rules; we ask no frame.
    .setLegacyMode()
    .options({
      ...(only ? {runOnly: [only]} : {rules: {'target-size': {enabled: true}}}),
      // Rules look at as much; of elements that pass, only the first is described, which takes as long as the rules.
      resultTypes: ['violations'],
    })
    // The frame shows somebody else's page.
    .exclude('iframe')
    .analyze();
  return violations.map(({id, help, nodes}) => ({
    id,
    help,
    where: nodes.map(({target, failureSummary}) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
