import {pixelsOf} from '../../setup/png';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const LISTS = {load: 'dl[data-start=load]', view: 'dl[data-start=view]'};

/** Shares of the time that a counter takes. */
const MOMENTS = [0.1, 0.25, 0.4, 0.6];

/** Counts anew, and holds that at a share of its time. @returns its length in ms; 0 when nothing counts */
async function holdAt(selector: string, share: number): Promise<number> {
  const list = document.querySelector<HTMLElement>(selector)!;
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

/** Pictures of a counter that is held; the first may still show the frame before. */
const PICTURES = 5;

/** The part of the window's picture that an element fills, row by row, once it changes no more. */
async function pictureOf(tab: Tab, selector: string): Promise<Buffer[]> {
  let before = await shotOf(tab, selector);
  for (let taken = 1; taken < PICTURES; taken += 1) {
    const now = await shotOf(tab, selector);
    if (Buffer.concat(now).equals(Buffer.concat(before))) return now;
    before = now;
  }
  throw new Error(`${selector} changes from picture to picture, although its counting is held.`);
}

async function shotOf(tab: Tab, selector: string): Promise<Buffer[]> {
  const {x, y, width, height} = await tab.box(selector);
  const window = pixelsOf(await tab.session.screenshot());
  const [left, right] = [Math.floor(x), Math.ceil(x + width)];
  return Array.from({length: Math.floor(height)}, (_, row) => {
    const start = 4 * (Math.floor(y + row) * window.width);
    return window.pixels.subarray(start + 4 * left, start + 4 * right);
  });
}

/** Whether anything is drawn: not all pixels are of one colour. */
const drawn = (rows: Buffer[]) => {
  const pixels = Buffer.concat(rows);
  return !pixels.every((byte, place) => byte === pixels[place % 4]);
};

for (const [start, list] of Object.entries(LISTS)) {
  flow(
    `figures count from 0, on ${start} @counters`,
    {essence: true, widths: [1280]},
    async (tab, {open}) => {
      await open('/');
      await tab.evaluate((selector) => {
        document.querySelector(selector)!.scrollIntoView({block: 'center', behavior: 'instant'});
      }, list);
      await tab.until('the figures to start', hasStarted, list);
      const number = `${list} [data-value]`;
      const pictures: string[] = [];
      for (const share of MOMENTS) {
        expect(await tab.evaluate(holdAt, list, share)).toBe(2000);
        const picture = await pictureOf(tab, number);
        expect(drawn(picture), `something is drawn at ${share} of the time`).toBe(true);
        pictures.push(Buffer.concat(picture).toString('base64'));
        expect(await tab.evaluate(told, list)).toEqual([]);
      }
      expect(new Set(pictures).size, 'pictures that differ').toBe(MOMENTS.length);
    },
  );
}

/** Runs in the page: by script, or by the style sheet alone where that can read the figures. */
function hasStarted(selector: string): boolean {
  const list = document.querySelector<HTMLElement>(selector)!;
  const readsFigures = CSS.supports('x: attr(x type(*))') && list.dataset['start'] === 'load';
  return readsFigures || list.dataset['counting'] !== undefined;
}

/** Runs in the page: figures whose text or suffix assistive technology or a reader would miss meanwhile. */
function told(list: string): string[] {
  return [...document.querySelectorAll(`${list} dd`)].flatMap((figure) => {
    const number = figure.querySelector<HTMLElement>('[data-value]')!;
    const isTold = [...figure.querySelectorAll('*')].every((part) => {
      const {display, visibility} = getComputedStyle(part);
      return (
        display !== 'none' && visibility === 'visible' && !part.closest('[aria-hidden], [hidden]')
      );
    });
    const suffix = number.nextElementSibling;
    const suffixShows = !suffix || getComputedStyle(suffix).opacity === '1';
    const isFinal = number.textContent === number.dataset['value'];
    return isTold && isFinal && suffixShows ? [] : [figure.outerHTML];
  });
}
