/** Tests each page at many widths: no broken words or numbers, no horizontal scrolling (WCAG 1.4.10). */
import {expect} from '../setup/browser';
import {ROUTES} from '../setup/routes';
import {test} from '../setup/one-window';
import * as measures from './reflow';

const WIDTHS = Array.from({length: 51}, (_, step) => 320 + 32 * step);

for (const route of ROUTES) {
  test(`the text of ${route} fits at every width`, {tag: '@slow'}, async ({page, baseURL}) => {
    // Resizing an iframe is synchronous, unlike a window. The response omits the headers that forbid framing.
    await page.route(`${baseURL}/frame`, (request) =>
      request.fulfill({contentType: 'text/html', body: `<iframe src="${route}" height="800">`}),
    );
    await page.route(`${baseURL}${route}`, async (request) => {
      const response = await request.fetch();
      await request.fulfill({response, headers: {'content-type': 'text/html'}});
    });
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/frame');
    const frame = page.frames()[1]!;
    await frame.addScriptTag({content: Object.values(measures).join('\n')});
    await frame.evaluate(async () => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
      for (const band of document.querySelectorAll<HTMLElement>('main [data-tone]')) {
        band.style.contentVisibility = 'visible';
      }
      await document.fonts.ready;
    });
    const faults = await page.locator('iframe').evaluate((element, widths) => {
      const shown = (element as HTMLIFrameElement).contentWindow as unknown as typeof measures;
      return widths.flatMap((width) => {
        element.setAttribute('width', String(width));
        const found = [...shown.overflowingElements(), ...shown.brokenTexts(false)];
        return found.map((fault) => `${width} px: ${fault}`);
      });
    }, WIDTHS);
    expect(faults).toEqual([]);
  });
}
