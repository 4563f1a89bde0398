/** Tests every page in every engine for errors, overflow, and missing fonts or images. */
import {contact} from '../../src/forms/tables';
import {brokenTexts, overflowingElements} from '../a11y/reflow';
import {builtRoutes} from '../setup/site';
import {expect, test} from './setup';
import {fontsOf, missingPictures, toTheEnd} from './appearance';

const WIDTHS = [1280, 375, 320];

for (const route of builtRoutes()) {
  // Engines differ most in the layout of forms.
  const tag = route === contact.page ? ['@smoke'] : [];
  test(`${route} has no errors, overflow or missing fonts and images`, {tag}, async ({tab}) => {
    await tab.open(route);
    await tab.evaluate(toTheEnd);
    await expect.poll(() => tab.evaluate(missingPictures), 'missing images').toEqual([]);
    expect(await tab.evaluate(fontsOf)).toEqual({failed: [], used: true});
    for (const width of WIDTHS) {
      await tab.session.resize(width, 800);
      expect(await tab.evaluate(overflowingElements), `wider than ${width} px`).toEqual([]);
      expect(await tab.evaluate(brokenTexts, true), `words broken at ${width} px`).toEqual([]);
    }
  });
}
