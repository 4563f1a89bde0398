import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const choice = (value: string) => `footer input[name=scheme][value=${value}]`;

/** Lightness of the page's ground, from 0 to 255, as it is painted. */
const ground = (tab: Tab) =>
  tab.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

/** Long enough for a page that a pointer has announced, in ms. */
const FETCHED_MS = 1500;

flow(
  'colours are chosen by click and by keys, and kept @scheme',
  {essence: true},
  async (tab, {open}) => {
    await open('/About');
    await tab.click(choice('dark'));
    await expect.poll(() => ground(tab)).toBeLessThan(80);
    // On its way to the choice the pointer met links, whose pages are fetched: leaving would break that off.
    await new Promise((resolve) => setTimeout(resolve, FETCHED_MS));
    await open('/TrendSoft/WhoWeServe'); // A page that fetches nothing more.
    expect(await ground(tab)).toBeLessThan(80);
    expect(await tab.evaluate(checked, choice('dark'))).toBe(true);
    await tab.focus(choice('dark'));
    await tab.press('ArrowUp');
    await expect.poll(() => ground(tab)).toBeGreaterThan(200);
    expect(await tab.evaluate(checked, choice('light'))).toBe(true);
  },
);

/** Runs in the page. */
function checked(selector: string): boolean {
  return document.querySelector<HTMLInputElement>(selector)!.checked;
}
