import {axeViolations, expect, open, test} from '../setup/browser';
import {StyleRecord} from '../visual/styles';
import {MAIN_STATES} from './states';

for (const {name, route, width, reach} of MAIN_STATES) {
  test(`${name} has no axe violations, light and dark, and looks the same`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    // Only what the state adds is recorded.
    const record = new StyleRecord(page, route === '/' ? '.Carousel_controls' : 'body');
    await record.start();
    await reach(page);
    expect(await axeViolations(page)).toEqual([]);
    // Schemes differ only in colours.
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await axeViolations(page, 'color-contrast')).toEqual([]);
    await page.emulateMedia({colorScheme: 'light'});
    await record.add(`${width} px`, 'new');
    record.expectSame(`state ${name}`);
  });
}
