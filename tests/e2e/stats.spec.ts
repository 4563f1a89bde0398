/** What the counters of the home page show while they count. The flows in three engines see that they are drawn. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';

const LISTS = {load: 'dl[data-start="load"]', view: 'dl[data-start="view"]'};

/** The first figure of a list in the built page. */
const figureOf = (list: string) =>
  Number(pageAt('/')(`main ${list} [data-value]`).attr('data-value'));

/** Returns what counts in a list. */
const countingIn = (page: Page, list: string) =>
  page
    .locator(list)
    .evaluate((element) => element.getAnimations({subtree: true}).map((one) => one.playState));

for (const list of Object.values(LISTS)) {
  test(`the figures of ${list} grow to their ends, move nothing, and stop once reduced motion is asked for @counters`, async ({
    page,
  }) => {
    await open(page, '/');
    if (list === LISTS.view) expect(await countingIn(page, list)).toEqual([]);
    await page.locator(list).scrollIntoViewIfNeeded();
    if (list === LISTS.view) await expect(page.locator(list)).toHaveAttribute('data-counting');
    const {counts, places} = await page.locator(list).evaluate((element) => {
      // Busy machines may have let it pass: what is laid out anew is animated anew.
      (element as HTMLElement).style.display = 'none';
      element.getBoundingClientRect();
      (element as HTMLElement).style.display = '';
      const all = element.getAnimations({subtree: true});
      for (const animation of all) animation.pause();
      const [figure] = element.querySelectorAll('[data-value]');
      const counts = [];
      const places = new Set<string>();
      for (const at of [2000, 1500, 1000, 500, 0]) {
        for (const animation of all) animation.currentTime = at;
        counts.unshift(Number(getComputedStyle(figure!, '::after').getPropertyValue('--count')));
        const parts = [...element.querySelectorAll<HTMLElement>('dd, dt')];
        places.add(parts.map(({offsetLeft, offsetWidth}) => [offsetLeft, offsetWidth]).join());
      }
      return {counts, places: places.size};
    });
    expect(counts[0]).toBe(0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(3);
    expect(counts.at(-1)).toBe(figureOf(list));
    expect(places).toBe(1);
    expect(await countingIn(page, list)).toContain('paused');
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await countingIn(page, list)).toEqual([]);
  });
}
