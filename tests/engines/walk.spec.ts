/** Tests every page in every engine for errors, overflow, missing fonts or images, and shortcuts of single keys. */
import {contact} from '../../src/forms/tables';
import {brokenTexts, overflowingElements} from '../a11y/reflow';
import {builtRoutes} from '../setup/site';
import {expect, test} from './setup';
import {fontsOf, missingPictures, toTheEnd} from './appearance';
import {keysHeard, listenToKeys, shownText} from './keys';
import type {Tab} from './tab';

const WIDTHS = [1280, 375, 320];

/** Keys of single characters, without those that open a search in Firefox: / and ' (WCAG 2.1.4). */
const SINGLE_KEYS = 'abcdefghijklmnopqrstuvwxyz0123456789?.,;+-*=[]#';

const NOT_FOUND = '/404.html';

for (const route of builtRoutes()) {
  test.describe(() => {
    // Chromium reports the status of the page itself, without its address.
    if (route === NOT_FOUND) test.use({expectedMessages: /Failed to load resource/});
    // Engines differ most in the layout of forms.
    const tag = route === contact.page ? ['@smoke'] : [];
    test(`${route} has no errors, overflow or missing fonts and images`, {tag}, async ({tab}) => {
      await tab.open(route);
      await tab.evaluate(toTheEnd);
      await expect.poll(() => tab.evaluate(missingPictures), 'missing images').toEqual([]);
      expect(await tab.evaluate(fontsOf)).toEqual({failed: [], used: true});
      await expectNoShortcuts(tab);
      for (const width of WIDTHS) {
        await tab.session.resize(width, 800);
        expect(await tab.evaluate(overflowingElements), `wider than ${width} px`).toEqual([]);
        expect(await tab.evaluate(brokenTexts, true), `words broken at ${width} px`).toEqual([]);
      }
    });
  });
}

async function expectNoShortcuts(tab: Tab): Promise<void> {
  const shown = await tab.evaluate(shownText);
  await tab.evaluate(listenToKeys);
  await tab.session.type(SINGLE_KEYS);
  expect(await tab.evaluate(keysHeard)).toEqual({heard: SINGLE_KEYS.length, taken: 0});
  expect(await tab.evaluate(shownText), 'after single keys').toEqual(shown);
}
