/** Goes through a page by Tab or Shift+Tab, like a keyboard user. */
import type {Page} from '@playwright/test';
import type {ElementLocation} from '../instruments';

export interface Stop extends ElementLocation {
  /** Its number among the stops of the document; -1 for an element that is none of them. */
  index: number;
  /** The share of its visible part that is covered, from 0 to 1. */
  covered: number;
  /** The element that covers it, as an opening tag. */
  cover: string;
  /** Whether any of it is in the viewport. */
  inView: boolean;
}

export interface Walk {
  expected: ElementLocation[];
  stops: Stop[];
  /** Whether focus left the document at its end. */
  leaves: boolean;
}

/** Presses beyond the number of stops, after which focus is taken to be caught. */
const PATIENCE = 3;
/** Presses that may stay in one element: a date has four stops, and restarts when a check moved the focus. */
const PARTS = 4;
/** Points along each side of a line box that are tested for what is on top; not the corners, which may be round. */
const GRID = 5;
/** How long a frame from another site may take to report focus, in ms. */
const FRAME_MS = 500;

const walks = new WeakMap<Page, Promise<Record<'Tab' | 'Shift+Tab', Walk>>>();

/** Both directions through an unchanged page; cached, since several checks need the same. */
export function bothWays(page: Page): Promise<Record<'Tab' | 'Shift+Tab', Walk>> {
  const walked = walks.get(page) ?? walk(page);
  walks.set(page, walked);
  return walked;
}

async function walk(page: Page) {
  const onward = await tabWalk(page, 'Tab');
  const back = await tabWalk(page, 'Shift+Tab');
  await standAtStart(page);
  return {Tab: onward, 'Shift+Tab': back};
}

/** @param at called at each stop; its result is returned only to its caller */
export async function tabWalk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  at?: (stop: Stop) => Promise<void>,
): Promise<Walk> {
  if (key === 'Tab') await standAtStart(page);
  const expected = await page.evaluate((onward) => {
    const {audit} = window;
    const all = audit.stops();
    // An open panel would close if the walk began anywhere but at its button.
    const start = onward ? all.findIndex((stop) => stop === document.activeElement) : -1;
    audit.kept = all.slice(start + 1);
    return audit.kept.map(audit.locationOf);
  }, key === 'Tab');
  const stops: Stop[] = [];
  let parts = 0;
  while (stops.length < expected.length + PATIENCE) {
    await page.keyboard.press(key);
    const stop = await look(page, stops.at(-1)?.index);
    // Backwards, the browser continues from the end immediately.
    const wraps = stops.length > 1 && stop?.index === stops[0]?.index;
    if (!stop || wraps) return {expected, stops, leaves: true};
    const stays = stop.index >= 0 && stop.index === stops.at(-1)?.index;
    parts = stays ? parts + 1 : 0;
    if (stays && parts <= PARTS) continue;
    stops.push(stop);
    await at?.(stop);
  }
  return {expected, stops, leaves: false};
}

/** Focus before the first stop, or on the button of an open panel; the page is at its top. */
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

/** A frame receives keys, and the page its focus, after the key press is answered. */
async function look(page: Page, last = -1): Promise<Stop | null> {
  const stop = await page.evaluate(lookAtFocus, GRID);
  if (stop && stop.index !== last) return stop;
  if ((await page.locator('iframe').count()) === 0) return stop;
  const moved = (index: number) => {
    const focused = document.activeElement;
    return focused !== document.body && focused !== (window.audit.kept[index] ?? null);
  };
  await page.waitForFunction(moved, last, {timeout: FRAME_MS}).catch(() => undefined);
  return page.evaluate(lookAtFocus, GRID);
}

/** Runs in the page. Null once focus has left the document. */
function lookAtFocus(grid: number): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const {audit} = window;
  const own = focused.closest('label') ?? focused;
  const boxes = [...focused.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
  const lines = [...own.getClientRects()];
  const contains = ({left, right, top, bottom}: DOMRect, x: number, y: number) =>
    x > left && x < right && y > top && y < bottom;
  let seen = 0;
  const covers: Element[] = [];
  const part = (at: number) => 0.1 + (0.8 * at) / (grid - 1);
  // Line by line: the bounding box of a link that wraps also contains the links before and after it.
  for (const box of boxes) {
    for (let row = 0; row < grid; row += 1) {
      for (let column = 0; column < grid; column += 1) {
        const corner = row % (grid - 1) === 0 && column % (grid - 1) === 0;
        const [x, y] = [box.left + box.width * part(column), box.top + box.height * part(row)];
        const hit = document.elementFromPoint(x, y);
        if (!hit || corner) continue;
        seen += 1;
        // At the ends of a line, and beside a hidden radio's label, the point is on the parent.
        const broken = lines.length > 1 || !lines.some((line) => contains(line, x, y));
        const beside = hit.contains(focused) && broken;
        if (!own.contains(hit) && !beside) covers.push(hit);
      }
    }
  }
  return {
    ...audit.locationOf(focused),
    index: audit.kept.indexOf(focused),
    inView: seen > 0,
    covered: seen > 0 ? covers.length / seen : 0,
    cover: covers[0] ? audit.locationOf(covers[0]).html : '',
  };
}
