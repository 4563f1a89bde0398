import {pixelsOf} from '../../setup/png';
import {pageAt} from '../../setup/site';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** Shares of the time that a counter takes. */
const MOMENTS = [0.1, 0.25, 0.4, 0.6];

/** Counts anew, and stops that at a share of its time. Returns its length in ms; 0 when nothing counts. Runs in the page. */
async function holdAt(list: HTMLElement, share: number): Promise<number> {
  // A busy machine may have let the counting pass; what is laid out anew is animated anew.
  list.style.display = 'none';
  list.getBoundingClientRect();
  list.style.display = '';
  const all = list.getAnimations({subtree: true});
  const length = Math.max(0, ...all.map(({effect}) => Number(effect!.getComputedTiming().endTime)));
  for (const animation of all) {
    animation.pause();
    animation.currentTime = share * length;
  }
  // Drawn with the next frame, and seen with the one after.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return length;
}

/** Returns what the first figure counts at quarters of its time. Runs in the page. */
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

/** The part of the window's picture that an element fills, row by row. */
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
    `figures count from 0, on ${start} @counters`,
    {smoke: true, widths: [1280]},
    async (tab, {open}) => {
      const list = `dl[data-start=${start}]`;
      await open('/');
      await expect.poll(() => tab.on(list, hasStarted), 'the figures start').toBe(true);
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
        // The first may still show the frame before.
        await expect
          .poll(async () => {
            const before = picture;
            picture = await pictureOf(tab, `${list} [data-value]`);
            return before.equals(picture);
          })
          .toBe(true);
        const isDrawn = picture.some((byte, place) => byte !== picture[place % 4]);
        expect(isDrawn, `something is drawn at ${share} of the time`).toBe(true);
        pictures.push(picture.toString('base64'));
        expect(await tab.on(list, missedFigures)).toEqual([]);
      }
      expect(new Set(pictures).size, 'pictures that differ').toBe(MOMENTS.length);
    },
  );
}

/** Scrolls there. Counting starts by script, or by the style sheet alone where that can read the figures. Runs in the page. */
function hasStarted(list: HTMLElement): boolean {
  // Again, since bands above take their height as they come into view.
  list.scrollIntoView({block: 'center', behavior: 'instant'});
  const readsFigures = CSS.supports('x: attr(x type(*))') && list.dataset['start'] === 'load';
  return readsFigures || list.dataset['counting'] !== undefined;
}

/** Returns figures whose text or suffix assistive technology or a reader would miss meanwhile. Runs in the page. */
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
