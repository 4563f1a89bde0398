import {pixelsOf} from '../../setup/png';
import {pageAt} from '../../setup/site';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** Points in time, as fractions of a counter's duration. */
const MOMENTS = [0.1, 0.25, 0.4, 0.6];

/** Restarts the counters, and pauses them at a fraction of their duration. Returns that in ms. Runs in the page. */
async function holdAt(list: HTMLElement, share: number): Promise<number> {
  // On a slow machine the animation may be over; a new layout restarts it.
  list.style.display = 'none';
  list.getBoundingClientRect();
  list.style.display = '';
  const all = list.getAnimations({subtree: true});
  const length = Math.max(0, ...all.map(({effect}) => Number(effect!.getComputedTiming().endTime)));
  for (const animation of all) {
    animation.pause();
    animation.currentTime = share * length;
  }
  // Painted in the next frame, and visible in the one after.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return length;
}

/** Returns the values of the first counter at quarters of its duration. Runs in the page. */
function countsIn(list: HTMLElement): number[] {
  const figure = list.querySelector('[data-value]')!;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    for (const animation of list.getAnimations({subtree: true})) {
      animation.pause();
      animation.currentTime = share * Number(animation.effect!.getComputedTiming().endTime);
    }
    return Number(getComputedStyle(figure, '::after').getPropertyValue('--count'));
  });
}

async function pictureOf(tab: Tab, selector: string): Promise<Buffer> {
  const {x, y, width, height} = await tab.on(selector, (element) => {
    const box = element.getBoundingClientRect();
    return {x: box.x, y: box.y, width: box.width, height: box.height};
  });
  const window = pixelsOf(await tab.session.screenshot());
  const rows = Array.from({length: Math.floor(height)}, (_, row) => {
    const start = 4 * Math.floor(y + row) * window.width;
    return window.pixels.subarray(start + 4 * Math.floor(x), start + 4 * Math.ceil(x + width));
  });
  return Buffer.concat(rows);
}

for (const start of ['load', 'view']) {
  flow(
    `counters count from 0 on ${start} @counters`,
    {smoke: true, widths: [1280]},
    async (tab, {open}) => {
      const list = `dl[data-start=${start}]`;
      await open('/');
      await expect.poll(() => tab.on(list, hasStarted), 'the counters start').toBe(true);
      await tab.on(list, holdAt, 0);
      const counts = await tab.on(list, countsIn);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(new Set(counts).size).toBeGreaterThan(3);
      const figure = pageAt('/')(`main ${list} [data-value]`).attr('data-value');
      expect([counts[0], counts.at(-1)]).toEqual([0, Number(figure)]);
      const pictures: string[] = [];
      for (const share of MOMENTS) {
        expect(await tab.on(list, holdAt, share)).toBe(2000);
        let picture: Buffer = Buffer.of();
        // The first screenshot may show the previous frame.
        await expect
          .poll(async () => {
            const before = picture;
            picture = await pictureOf(tab, `${list} [data-value]`);
            return before.equals(picture);
          })
          .toBe(true);
        const isDrawn = picture.some((byte, index) => byte !== picture[index % 4]);
        expect(isDrawn, `a number is painted at ${share} of the duration`).toBe(true);
        pictures.push(picture.toString('base64'));
        expect(await tab.on(list, missedFigures)).toEqual([]);
      }
      expect(new Set(pictures).size, 'different screenshots').toBe(MOMENTS.length);
    },
  );
}

/** Scrolls to the list. Counting is started by script, or by CSS if it supports typed attr(). Runs in the page. */
function hasStarted(list: HTMLElement): boolean {
  // Repeatedly, since bands above get their height only when they come into view.
  list.scrollIntoView({block: 'center', behavior: 'instant'});
  const readsFigures = CSS.supports('x: attr(x type(*))') && list.dataset['start'] === 'load';
  return readsFigures || list.dataset['counting'] !== undefined;
}

/** Returns counters whose value or suffix is not visible or not exposed while counting. Runs in the page. */
function missedFigures(list: HTMLElement): string[] {
  const isMissed = (figure: HTMLElement) => {
    const number = figure.querySelector<HTMLElement>('[data-value]')!;
    const suffix = number.nextElementSibling;
    const parts = [...figure.querySelectorAll('*')];
    return (
      parts.some((part) => !part.checkVisibility({visibilityProperty: true})) ||
      figure.querySelector('[aria-hidden], [hidden]') !== null ||
      number.textContent !== number.dataset['value'] ||
      (suffix && getComputedStyle(suffix).opacity !== '1')
    );
  };
  const figures = [...list.querySelectorAll<HTMLElement>('dd')];
  return figures.filter(isMissed).map(({outerHTML}) => outerHTML);
}
