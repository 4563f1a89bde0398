import {expect, flow, scriptsAreLate} from '../setup';
import type {Tab} from '../tab';

const CAROUSEL = 'main section[aria-roledescription]';
const [PAUSE, PREVIOUS, NEXT] = [1, 2, 3].map((place) => `button:nth-of-type(${place})`);

/** The carousels of the home page, by their names. */
const namesOf = (tab: Tab) =>
  tab.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label')!),
    CAROUSEL,
  );

/** Names of the slides that lie inside the carousel's edges, give or take rounding. */
const seen = (tab: Tab, carousel: string) =>
  tab.evaluate((selector) => {
    const section = document.querySelector(selector)!;
    const {left, right} = section.getBoundingClientRect();
    return [...section.querySelectorAll('[aria-roledescription="slide"]')]
      .filter((slide) => {
        const box = slide.firstElementChild!.getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      })
      .map((slide) => slide.getAttribute('aria-label')!);
  }, carousel);

for (const place of [0, 1]) {
  flow(
    `carousel ${place + 1} moves by its buttons`,
    {asleep: false, essence: true},
    async (tab, {open}) => {
      await open('/');
      const name = (await namesOf(tab))[place]!;
      const carousel = `${CAROUSEL}[aria-label="${name}"]`;
      await tab.evaluate((selector) => {
        document.querySelector(selector)!.scrollIntoView({block: 'center', behavior: 'instant'});
      }, carousel);
      await tab.waitToSee(`${carousel}[data-ready]`);
      await tab.click(`${carousel} ${PAUSE}`);
      await expect.poll(async () => (await seen(tab, carousel)).length).toBeGreaterThan(0);
      // What was under way when it was paused comes to rest.
      await tab.waitToRest(carousel);
      const before = await seen(tab, carousel);
      await tab.click(`${carousel} ${NEXT}`);
      await tab.waitToRest(carousel);
      await expect.poll(() => seen(tab, carousel)).not.toEqual(before);
      expect((await seen(tab, carousel)).slice(0, -1)).toEqual(before.slice(1));
      await tab.click(`${carousel} ${PREVIOUS}`);
      await expect.poll(() => seen(tab, carousel)).toEqual(before);
    },
  );
}

flow(
  'a carousel moves by itself until it is paused',
  {widths: [1280], asleep: false},
  async (tab, {open}) => {
    await open('/');
    const carousel = `${CAROUSEL}[aria-label="${(await namesOf(tab))[1]}"]`;
    await tab.evaluate((selector) => {
      document.querySelector(selector)!.scrollIntoView({block: 'center', behavior: 'instant'});
    }, carousel);
    await tab.waitToSee(`${carousel}[data-ready]`);
    await tab.hover('header a');
    const start = await seen(tab, carousel);
    await expect
      .poll(async () => {
        const now = await seen(tab, carousel);
        return now.length > 0 && now.join() !== start.join();
      })
      .toBe(true);
  },
);

flow(
  'before scripts the slides can be scrolled by keys',
  {essence: scriptsAreLate},
  async (tab, {awake, open}) => {
    if (awake) await tab.goto('/');
    else await open('/');
    const row = `${CAROUSEL} [role=group][tabindex="0"]`;
    await tab.focus(row);
    await tab.press('ArrowRight');
    await tab.press('ArrowRight');
    await tab.until(
      'the row to scroll, or to move by itself',
      (selector) => {
        const group = document.querySelector(selector);
        return !group || group.scrollLeft > 0;
      },
      row,
    );
  },
);
