/** Every page at every width: no broken word, no wrapped figure, no sideways scroll (WCAG 1.4.10). */
import {allLaidOut, expect, test} from '../setup/browser';
import {ROUTES} from '../setup/routes';
import {brokenTexts, sticksOut} from './reflow';

const WIDTHS = Array.from({length: 51}, (_, step) => 320 + 32 * step);

for (const route of ROUTES) {
  test(`text and figures of ${route} fit at every width`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await allLaidOut(page);
    await page.evaluate(async () => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
      await document.fonts.ready;
    });
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const found = [
        ...(await page.evaluate(sticksOut)),
        ...(await page.evaluate(brokenTexts, false)),
      ];
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
