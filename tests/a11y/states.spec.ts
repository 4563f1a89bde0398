import {axeViolations, expect, open} from '../setup/browser';
import {StyleRecord} from '../visual/styles';
import {test} from './one-window';
import {MAIN_STATES} from './states';

for (const {name, route, width, reach, part = 'body'} of MAIN_STATES) {
  test(`${name} has no axe violations in light and dark, and its styles match the record`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    // Only what the state adds is recorded.
    const record = new StyleRecord(page, part);
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
