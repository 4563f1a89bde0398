import {axeViolations, expect, open} from '../setup/browser';
import {test} from './one-window';
import {MAIN_STATES} from './states';

for (const {name, route, width, reach} of MAIN_STATES) {
  test(`${name} has no axe violations in light and dark`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await reach(page);
    expect(await axeViolations(page)).toEqual([]);
    // Schemes differ only in colours.
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await axeViolations(page, 'color-contrast')).toEqual([]);
  });
}
