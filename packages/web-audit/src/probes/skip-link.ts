import type {Page} from 'playwright-core';
import {type Probe, ofPage, toTheTop, type Fault} from '../probe';
import {onFirstView} from '../when';

/** How long a script may take to move the focus after the link was followed, in ms. */
const FOCUS_MS = 200;

/** 2.4.1: a skip link lets keyboard users bypass the header. */
export const skipLink: Probe = {
  id: 'skip-link',
  title: 'The first Tab stop is a visible link that moves the focus to the main content',
  criteria: ['2.4.1'],
  applies: onFirstView,
  run: async (page) => {
    await toTheTop(page);
    const faults = await faultsOf(page);
    // A script that moves the focus a moment later must not disturb the next probe.
    await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), FOCUS_MS);
    await toTheTop(page);
    return faults;
  },
};

async function faultsOf(page: Page): Promise<Fault[]> {
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => {
    const element = document.activeElement;
    const box = element?.getBoundingClientRect();
    return {
      words: element?.textContent ?? '',
      leads: element instanceof HTMLAnchorElement && element.hash.length > 1,
      seen: Boolean(
        box &&
        box.width > 20 &&
        box.height > 10 &&
        box.top >= 0 &&
        box.left >= 0 &&
        box.left < innerWidth,
      ),
    };
  });
  if (!first.leads || !/\bskip\b/i.test(first.words)) {
    return [
      ofPage(`The first Tab stop is "${first.words}". Put a link "Skip to main content" there.`),
    ];
  }
  if (!first.seen) {
    return [
      ofPage(
        'The skip link is not visible when focused, so sighted keyboard users do not find it.',
      ),
    ];
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => {
    const main = document.querySelector('main');
    const {activeElement} = document;
    // On a page whose main element has no stop, the next stop is after it.
    return Boolean(
      main &&
      activeElement &&
      (main.contains(activeElement) ||
        (!main.querySelector('a[href], button, input, select, summary, [tabindex="0"]') &&
          main.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)),
    );
  });
  return inMain ? [] : [ofPage('After the skip link, Tab does not continue in the main content.')];
}
