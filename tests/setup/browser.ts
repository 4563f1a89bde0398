/** The base of every browser test: no network except our server, and an empty console. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';
import {allLaidOut, atRest} from '@trendsoft/web-audit/page';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The frames of maps, which a visitor opens. */
const MAPS = 'https://www.openstreetmap.org/export/embed.html';

/**
 * `test` that fails on any console error or warning, page error, or request to another site than ours. The browser
 * finds no other host (tests/setup/chromium.ts), so a map stays empty.
 */
export const test = base.extend<{consoleMessages: string[]; expectedMessages: RegExp}>({
  /** Messages that this test provokes on purpose. */
  expectedMessages: [/(?!)/, {option: true}],
  consoleMessages: [
    async ({page, baseURL, expectedMessages}, use, info) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      // Not a route: Playwright would pass every request through this process, and the browser would cache nothing.
      page.on('request', (request) => {
        const {origin, protocol, href} = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL && !href.startsWith(MAPS)) {
          messages.push(`A request left the site: ${href}`);
        }
      });
      await use(messages);
      if (info.status !== info.expectedStatus) {
        const {width = 0, height = 0} = page.viewportSize() ?? {};
        const description = `${page.url()}, ${width} by ${height} px`;
        info.annotations.push({type: 'Page', description});
      }
      expect(messages.filter((message) => !expectedMessages.test(message))).toEqual([]);
    },
    {auto: true},
  ],
});

export {atRest, expect};

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
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Returns the violations that axe-core finds in the page at rest, as short texts for failure messages.
 *
 * @param only a single rule, if the others have run already
 * @param except an element that does not conform on purpose, as in a demonstration
 */
export async function axeViolations(
  page: Page,
  only?: string,
  except?: string,
): Promise<unknown[]> {
  await allLaidOut(page);
  await atRest(page);
  // Half a megabyte of script, so it is added only once per page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({page, axeSource: isThere ? 'void 0' : axeSource})
    // Otherwise axe collects results in another window, which takes longer than the rules; frames are not scanned.
    .setLegacyMode()
    .options({
      ...(only ? {runOnly: [only]} : {rules: {'target-size': {enabled: true}}}),
      // All elements are tested, but only the first that passes is described: descriptions take as long as the rules.
      resultTypes: ['violations'],
    })
    // The frame shows a page of another site.
    .exclude('iframe');
  if (except) axe.exclude(except);
  const {violations} = await axe.analyze();
  return violations.map(({id, help, nodes}) => ({
    id,
    help,
    where: nodes.map(({target, failureSummary}) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
