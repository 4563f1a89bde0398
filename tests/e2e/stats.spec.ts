/** What the counters of the home page count. The flows in three engines see that they are drawn, and move nothing. */
import {expect, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';

for (const start of ['load', 'view']) {
  test(`figures that start on ${start} grow from 0 to their ends, and stop once reduced motion is asked for @counters`, async ({
    page,
  }) => {
    await open(page, '/');
    const list = page.locator(`dl[data-start=${start}]`);
    const counting = () =>
      list.evaluate((element) => element.getAnimations({subtree: true}).length > 0);
    if (start === 'view') {
      expect(await counting()).toBe(false);
      await list.scrollIntoViewIfNeeded();
      await expect(list).toHaveAttribute('data-counting');
    }
    const counts = await list.evaluate((element: HTMLElement) => {
      // Busy machines may have let it pass: what is laid out anew is animated anew.
      element.style.display = 'none';
      element.getBoundingClientRect();
      element.style.display = '';
      const figure = element.querySelector('[data-value]')!;
      const all = element.getAnimations({subtree: true});
      for (const animation of all) animation.pause();
      // Ends where it counts still.
      const down = [2000, 1500, 1000, 500, 0].map((at) => {
        for (const animation of all) animation.currentTime = at;
        return Number(getComputedStyle(figure, '::after').getPropertyValue('--count'));
      });
      return down.toReversed();
    });
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(3);
    const figure = pageAt('/')(`main dl[data-start=${start}] [data-value]`).attr('data-value');
    expect([counts[0], counts.at(-1)]).toEqual([0, Number(figure)]);
    expect(await counting()).toBe(true);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await counting()).toBe(false);
  });
}
