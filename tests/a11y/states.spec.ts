import {axeViolations, expect, open, test} from '../setup/browser';
import {MAIN_STATES} from '../setup/states';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});
    for (const {name, route, width, reach} of MAIN_STATES) {
      test(`axe finds nothing in ${name}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, route);
        await reach(page);
        // Fades must have ended before colours are measured.
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
              .map((animation) => animation.finished),
          ),
        );
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}
