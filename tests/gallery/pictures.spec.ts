/** Takes the pictures: one test per subject and scheme, which tries one width after the other. */
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../setup/browser';
import {STATES} from '../setup/states';
import {SCHEMES} from './filters';
import {pictureOf, selection, subjects} from './selection';

test.describe.configure({timeout: 120_000});

for (const scheme of selection?.schemes ?? []) {
  for (const {file, label, ...subject} of selection ? subjects(selection) : []) {
    test(`${label} in ${scheme}`, async ({page}) => {
      const state = STATES.find(({name}) => 'state' in subject && name === subject.state);
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<title>Map</title>'}),
      );
      // A page is shown at rest; a state may need its movement.
      await page.emulateMedia({
        reducedMotion: state ? 'no-preference' : 'reduce',
        ...SCHEMES[scheme],
      });
      for (const width of selection?.widths ?? []) {
        if (state?.exists && !state.exists(width)) continue;
        await page.setViewportSize({width, height: width < 700 ? 720 : 900});
        await page.goto(state?.route ?? ('page' in subject ? subject.page : '/'));
        await hydrated(page);
        await state?.reach(page);
        await showEverything(page);
        await page.screenshot({
          path: pictureOf(file, width, scheme),
          // What lies in the top layer covers the window, not the page.
          fullPage: !(state && /panel|drawer/.test(state.name)),
          animations: 'disabled',
        });
      }
    });
  }
}

/** What waits until it is scrolled to, and the typeface; seen from the top, where the header stands. */
async function showEverything(page: Page): Promise<void> {
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-ready');
  }
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
    }
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
    window.scrollTo(0, 0);
  });
}
