import {axeViolations, expect, open} from '../setup/browser';
import {test} from '../setup/one-window';
import {MAIN_STATES} from './states';

for (const {name, route, width, reach} of MAIN_STATES) {
  test(`${name} has no axe violations`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await reach(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${name} has contrast in the dark scheme`, {tag: '@slow'}, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, route);
    await reach(page);
    expect(await axeViolations(page, 'color-contrast')).toEqual([]);
  });
}
