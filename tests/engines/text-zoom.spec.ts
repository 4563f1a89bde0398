/**
 * Firefox' zoom of text only, at 200 % (WCAG 1.4.4). Unlike the zoom of pages, it does not change the width at which a page is
 * laid out, and unlike larger fonts it also enlarges font sizes in units of the viewport.
 */
import {overflowingElements} from '../a11y/reflow';
import {builtRoutes} from '../setup/site';
import {TEXT_AT_200_PERCENT, type Session} from '@trendsoft/web-audit/browsers';
import {overlaps} from './appearance';
import {firefox} from './open';
import {expect, test} from './setup';
import {Tab} from './tab';

const WIDTHS = [1280, 375];

test.describe('text at 200 %', () => {
  let session: Session | undefined;

  test.beforeAll(async ({refusal}) => {
    session = await firefox(refusal, TEXT_AT_200_PERCENT);
  });
  test.afterAll(() => session?.close());

  for (const route of builtRoutes()) {
    test(`${route} does not scroll sideways, and no text covers another`, async ({siteProxy}) => {
      if (!session) return;
      // Puppeteer sometimes waits forever for Firefox to leave a page.
      await session.leave('about:blank');
      const tab = new Tab(session, siteProxy);
      for (const width of WIDTHS) {
        await session.resize(width, 800);
        await tab.open(route);
        // Tables of data may scroll (WCAG 1.4.10).
        const isTable = width < 1280 && (await tab.sees('main table'));
        const wide = isTable ? [] : await tab.evaluate(overflowingElements);
        expect.soft(wide, `wider than ${width} px`).toEqual([]);
        expect.soft(await tab.evaluate(overlaps), `overlaps at ${width} px`).toEqual([]);
      }
    });
  }
});
