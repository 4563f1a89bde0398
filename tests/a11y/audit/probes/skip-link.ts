import type {Page} from '@playwright/test';
import {type Probe, ofPage, toTheTop, type Fault} from '../probe';
import {onFirstView} from '../when';
import {at, set} from '../plants';

/** 2.4.1: keyboard users can skip the header with one key. */
export const skipLink: Probe = {
  id: 'skip-link',
  title: 'The first Tab stop is a link that is seen and puts the focus into the main content.',
  criteria: ['2.4.1'],
  applies: onFirstView,
  planted: [
    {
      name: 'The skip link is taken away',
      visit: at('/About'),
      plant: {css: 'a[href="#main"] { display: none }'},
    },
    {
      name: 'The skip link leads nowhere',
      visit: at('/DigitalAccessibility', 320),
      plant: set('#main', {id: null}),
    },
  ],
  run: async (page) => {
    await toTheTop(page);
    const faults = await faultsOf(page);
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
        'The skip link is not seen while it has the focus: who sees and uses keys never meets it.',
      ),
    ];
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => {
    const main = document.querySelector('main');
    const {activeElement} = document;
    // A page of text has no stop in its main part; the next stop is then after it.
    return Boolean(
      main &&
      activeElement &&
      (main.contains(activeElement) ||
        (!main.querySelector('a[href], button, input, select, summary, [tabindex="0"]') &&
          main.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)),
    );
  });
  return inMain
    ? []
    : [ofPage('After the skip link, the Tab key does not go on in the main content.')];
}
