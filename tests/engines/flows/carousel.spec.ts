import {LOGOS, TESTIMONIALS} from '../../setup/carousels';
import {expect, flow, scriptsAreLate, test} from '../setup';

/** Returns the names of the slides inside the carousel's box, with a tolerance of 2 px. Runs in the page. */
function slidesIn(carousel: HTMLElement): (string | null)[] {
  const {left, right} = carousel.getBoundingClientRect();
  return [...carousel.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => {
      const box = slide.firstElementChild!.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    })
    .map((slide) => slide.getAttribute('aria-label'));
}

for (const [index, {label}] of [LOGOS, TESTIMONIALS].entries()) {
  flow(
    `carousel ${index + 1} moves by itself until it is paused, then with its buttons`,
    {unhydrated: false, smoke: true},
    async (tab, {open}) => {
      await open('/');
      const carousel = `main section[aria-roledescription][aria-label="${label}"]`;
      const slides = () => tab.on(carousel, slidesIn);
      /** Waits until the slides have changed and are at rest. Returns them. */
      const atRest = async (not: unknown = []) => {
        await expect.poll(slides).not.toEqual(not);
        await expect
          .poll(() => tab.on(carousel, (one) => one.getAnimations({subtree: true}).length))
          .toBe(0);
        return slides();
      };
      await tab.on(carousel, (one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
      await tab.waitToSee(`${carousel}[data-ready]`);
      await tab.hover('header a');
      await atRest(await atRest());
      await tab.click(`${carousel} button:nth-of-type(1)`);
      const before = await atRest();
      await tab.click(`${carousel} button:nth-of-type(3)`);
      expect((await atRest(before)).slice(0, -1)).toEqual(before.slice(1));
      await tab.click(`${carousel} button:nth-of-type(2)`);
      await expect.poll(slides).toEqual(before);
    },
  );
}

test(
  'arrow keys scroll a focused row before and after it becomes a carousel',
  {tag: scriptsAreLate ? '@smoke' : []},
  async ({tab}) => {
    const release = await tab.openUnhydrated('/');
    const carousel = 'main section[aria-roledescription]';
    const row = `${carousel} [role=group][tabindex="0"]`;
    const slides = () => tab.on(carousel, slidesIn);
    const expectToMove = async () => {
      const before = await slides();
      await tab.press('ArrowRight');
      await expect.poll(slides).not.toEqual(before);
    };
    await tab.focus(row);
    await expectToMove();
    release();
    await tab.hydrate();
    await tab.waitToSee(`${carousel}[data-ready] [role=group][tabindex="0"]`);
    await expectToMove();
  },
);

for (const [index, {label}] of [LOGOS, TESTIMONIALS].entries()) {
  flow(
    `a sideways swipe moves carousel ${index + 1} by one slide, and never the history @carousel`,
    {unhydrated: false, smoke: true},
    async (tab, {open}) => {
      await open('/');
      const carousel = `main section[aria-roledescription][aria-label="${label}"]`;
      const row = `${carousel} [role=group]`;
      const slides = () => tab.on(carousel, slidesIn);
      await tab.on(carousel, (one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
      await tab.waitToSee(`${carousel}[data-ready]`);
      // Stops the rotation.
      await tab.click(`${carousel} button:nth-of-type(1)`);
      await tab.on(row, (element) => {
        addEventListener('wheel', (event) => {
          element.dataset['swipe'] = event.defaultPrevented ? 'handled' : 'left';
        });
      });
      await tab.hover(row);
      const before = await slides();
      await tab.session.wheel(60, 0);
      await expect.poll(async () => (await slides()).slice(0, -1)).toEqual(before.slice(1));
      expect(await tab.attribute(row, 'data-swipe')).toBe('handled');
      // A vertical scroll is the page's.
      const top = await tab.evaluate(() => scrollY);
      await tab.session.wheel(0, 60);
      await expect.poll(() => tab.evaluate(() => scrollY)).not.toBe(top);
    },
  );
}
