/** Walks through a page with Tab or Shift+Tab, as a keyboard user does. */
import type {Page} from 'playwright-core';
import type {ElementLocation} from './instruments';
import {held} from './shot';

export interface Stop extends ElementLocation {
  /** Index among the expected stops; -1 for any other element. */
  index: number;
  /** Share of its part in the viewport that is covered by another element, from 0 to 1. */
  covered: number;
  /** Opening tag of the element that covers it. */
  cover: string;
  /** Whether part of it is in the viewport. */
  inView: boolean;
}

export interface Walk {
  expected: ElementLocation[];
  stops: Stop[];
  /** Whether focus left the page at the end of the document. */
  leaves: boolean;
}

/** Key presses beyond the number of stops after which focus counts as trapped. */
const EXTRA_PRESSES = 3;
/** Presses that may stay in one element: a date field has four stops, and restarts after losing the focus. */
const PARTS = 4;
/** Points tested along each side of a line of a focused element, without the four corners, which may be round. */
const GRID = 5;
/** How long a cross-origin frame may take to report its focus, in ms. */
const FRAME_MS = 500;

const walks = new WeakMap<Page, Promise<Record<'Tab' | 'Shift+Tab', Walk>>>();

/** Returns the walks in both directions; cached, since several probes use them. Without motion: boxes may scroll smoothly. */
export function bothWays(page: Page): Promise<Record<'Tab' | 'Shift+Tab', Walk>> {
  const walked = walks.get(page) ?? held(page, () => walk(page));
  walks.set(page, walked);
  return walked;
}

async function walk(page: Page) {
  const onward = await tabWalk(page, 'Tab');
  const back = await tabWalk(page, 'Shift+Tab');
  await standAtStart(page);
  return {Tab: onward, 'Shift+Tab': back};
}

/** Walks through the page in one direction. @param at called at each stop */
export async function tabWalk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  at?: (stop: Stop) => Promise<void>,
): Promise<Walk> {
  if (key === 'Tab') await standAtStart(page);
  const expected = await page.evaluate((onward) => {
    const {audit} = window;
    const all = audit.stops();
    // An open panel would close if the walk did not start at its button.
    const start = onward ? all.findIndex((stop) => stop === document.activeElement) : -1;
    audit.kept = all.slice(start + 1);
    return audit.kept.map(audit.locationOf);
  }, key === 'Tab');
  const stops: Stop[] = [];
  let parts = 0;
  while (stops.length < expected.length + EXTRA_PRESSES) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page, stops.at(-1)?.index);
    if (!stop || hasWrapped(stops, stop)) return {expected, stops, leaves: true};
    parts = isInSame(stops.at(-1), stop) ? parts + 1 : 0;
    if (parts > 0 && parts <= PARTS) continue;
    stops.push(stop);
    await at?.(stop);
  }
  return {expected, stops, leaves: false};
}

const isInSame = (last: Stop | undefined, {index}: Stop) => index >= 0 && index === last?.index;

/** With Shift+Tab, the browser wraps to the end at once. */
const hasWrapped = (stops: readonly Stop[], {index}: Stop) =>
  stops.length > 1 && index === stops[0]?.index;

/** Moves focus before the first stop, or to the button of an open panel, and scrolls to the top. */
export async function standAtStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const panel = document.querySelector(':popover-open');
    const button = panel && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
    if (button) {
      button.focus();
    } else {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    }
    scrollTo(0, 0);
  });
}

/** Returns the focused stop. A frame processes the key, and reports its focus, after the key press has returned. */
async function focusedStop(page: Page, last = -1): Promise<Stop | null> {
  const stop = await page.evaluate(inspectFocus, GRID);
  if (stop && stop.index !== last) return stop;
  if ((await page.locator('iframe').count()) === 0) return stop;
  const moved = (index: number) => {
    const focused = document.activeElement;
    return focused !== document.body && focused !== (window.audit.kept[index] ?? null);
  };
  await page.waitForFunction(moved, last, {timeout: FRAME_MS}).catch(() => undefined);
  return page.evaluate(inspectFocus, GRID);
}

/** Runs in the page. Returns null once focus has left the document. */
function inspectFocus(grid: number): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const {audit} = window;
  const own = focused.closest('label') ?? focused;
  const boxes = [...focused.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
  const lines = [...own.getClientRects()];
  const contains = ({left, right, top, bottom}: DOMRect, x: number, y: number) =>
    x > left && x < right && y > top && y < bottom;
  const part = (at: number) => 0.1 + (0.8 * at) / (grid - 1);
  const isCorner = (row: number, column: number) =>
    row % (grid - 1) === 0 && column % (grid - 1) === 0;
  const pointsIn = (box: DOMRect) =>
    Array.from({length: grid * grid}, (_, point) => ({
      row: Math.floor(point / grid),
      column: point % grid,
    }))
      .filter(({row, column}) => !isCorner(row, column))
      .map(({row, column}) => ({
        x: box.left + box.width * part(column),
        y: box.top + box.height * part(row),
      }));
  // Line by line, since the box around a wrapped link also contains the links before and after it.
  const hits = boxes.flatMap(pointsIn).flatMap(({x, y}) => {
    const hit = document.elementFromPoint(x, y);
    return hit ? [{x, y, hit}] : [];
  });
  const covers = hits.filter(({x, y, hit}) => {
    // At the ends of a line, and beside the label of a hidden radio, the point hits their container.
    const broken = lines.length > 1 || !lines.some((line) => contains(line, x, y));
    const beside = hit.contains(focused) && broken;
    return !own.contains(hit) && !beside;
  });
  const [cover] = covers;
  return {
    ...audit.locationOf(focused),
    index: audit.kept.indexOf(focused),
    inView: hits.length > 0,
    covered: hits.length > 0 ? covers.length / hits.length : 0,
    cover: cover ? audit.locationOf(cover.hit).html : '',
  };
}
