import {ROUTES} from '../setup/site';
import {axeViolations, expect, open, test} from '../setup/browser';

const VIEWS = [
  {name: 'at 1280 px', viewport: {width: 1280, height: 800}},
  {name: 'at 320 px', viewport: {width: 320, height: 640}},
  {name: 'at 1280 px, dark', viewport: {width: 1280, height: 800}, colorScheme: 'dark'},
] as const;

for (const {name, ...view} of VIEWS) {
  test.describe(name, () => {
    test.use(view);
    // Chromium reports the 404's own status.
    test.use({expectedMessages: /status of 404/});
    for (const route of [...ROUTES, '/no-such-page']) {
      test(`axe finds nothing on ${route}`, async ({page}) => {
        await open(page, route);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});
  for (const route of ROUTES) {
    test(`nothing on ${route} needs sideways scrolling`, async ({page}) => {
      await open(page, route);
      const {scroll, client} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
    });
  }
});
