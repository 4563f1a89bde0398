/** Waits until a page can be measured. */
import type {Page} from 'playwright-core';

/** Longest time for transitions to finish, in ms: those in a part that the browser has not rendered yet wait until it is. */
const REST_MS = 5000;

/** Waits until transitions and counters have finished; ignores endless animations. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const passing = document
      .getAnimations()
      .filter(
        ({effect, playState}) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const tooLong = new Promise((resolve) => setTimeout(resolve, limit));
    await Promise.race([Promise.allSettled(passing.map(({finished}) => finished)), tooLong]);
  }, REST_MS);
}

/** Lays out the parts with `content-visibility: auto` now: a late layout would move elements that have been measured. */
export async function allLaidOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue;
      element.style.contentVisibility = 'visible';
    }
  });
}
