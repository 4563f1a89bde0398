import type {Page} from 'playwright-core';
import {contrast} from '../page/contrast';
import {revealAll, type ElementLocation} from '../page/instruments';
import {type Probe, type Fault} from '../probe';
import {held, shoot, type Box, type Shot} from '../page/shot';
import {standAtStart, tabWalk} from '../page/tab-walk';
import {forColours, canTabThrough} from '../when';

/** Minimum contrast of a pixel's focused and unfocused state; WCAG 2.2, 1.4.11 and 2.4.13. */
const LEAST_CONTRAST = 3;
/** Minimum width, in CSS px; WCAG 2.2, 2.4.13. */
const LEAST_WIDTH = 2;
/** Share of points around the element at which the ring must have this width and contrast. */
const LEAST_SHARE = 0.75;
/** How far outside and inside of the element's box a ring is searched, in CSS px. */
const REACH = 12;
/** Points measured along each side. */
const POINTS = 9;

/**
 * WCAG 2.2, 2.4.7, with the measures of 1.4.11 and 2.4.13: two screenshots of each stop, focused and
 * unfocused, differ all around it in a line at least 2 px wide whose pixels change by at least
 * 3:1.
 *
 * Header and footer are the same on every page, so they are measured on the home page only. A state is
 * measured at one width, and of a panel only its content, since the page behind it has been measured.
 */
export const focusRing: Probe = {
  id: 'focus-ring',
  title: 'The focused element has a ring at least 2 px wide with a contrast of 3:1',
  criteria: ['1.4.11', '2.4.7'],
  // Screenshots are slow, and one scheme is enough to find rings clipped at 320 px or in a state.
  applies: (visit) =>
    forColours(visit) &&
    canTabThrough(visit) &&
    (visit.scheme === 'light' || (visit.width === 1280 && !visit.state)) &&
    (visit.width === 1280 || !visit.state),
  run: async (page, {route, state, isPanel}, {home}) => {
    await revealAll(page);
    const faults: Fault[] = [];
    const measured = new Set<number>();
    const measure = async (stop: ElementLocation & {index: number}) => {
      const part = await page.evaluate(partOfFocus);
      if (!part) return;
      const {inPanel, inMain} = part;
      if (isPanel ? !inPanel : !inMain && (state || route !== home)) return;
      const share = await ringAround(page, part);
      // NaN if there was no point to measure.
      if (Number.isFinite(share)) measured.add(stop.index);
      if (share < LEAST_SHARE) faults.push(weak(stop, share));
    };
    await held(page, async () => {
      await tabWalk(page, 'Tab', measure);
      // Removing the focus for the second screenshot may end the walk before the last stop.
      for (const stop of await page.evaluate(stopsInMain)) {
        if (measured.has(stop.index)) continue;
        // keyboard-walk reports stops that cannot be focused.
        if (await page.evaluate(takesFocus, stop.index)) await measure(stop);
      }
    });
    await standAtStart(page);
    return faults;
  },
};

/** Runs in the page. Returns the Tab stops in main, with their indexes in `kept`. */
function stopsInMain(): (ElementLocation & {index: number})[] {
  const {kept, locationOf, seen} = window.audit;
  return kept.flatMap((element, index) => {
    const isInMain = element.isConnected && seen(element) && element.closest('main');
    return isInMain ? [{...locationOf(element), index}] : [];
  });
}

/** Runs in the page. Focuses a stop, and returns whether that succeeded. */
function takesFocus(index: number): boolean {
  const stop = window.audit.kept[index] as HTMLElement;
  stop.focus();
  return document.activeElement === stop;
}

function weak({selector, html}: ElementLocation, share: number): Fault {
  return {
    criteria: share === 0 ? ['2.4.7'] : ['1.4.11', '2.4.7'],
    message:
      `The ring has ${LEAST_WIDTH} px and ${LEAST_CONTRAST}:1 at ${Math.round(100 * share)} % of the points ` +
      `around it, less than ${100 * LEAST_SHARE} %. Use the outline of :focus-visible, and do not clip it.`,
    selector,
    html,
  };
}

/** The focused element, with positions in CSS px of the document. */
interface Part {
  box: Box;
  /** One box per line; a link in a sentence may have several. */
  lines: Box[];
  /** Top and bottom of the viewport below the header. */
  from: number;
  to: number;
  inPanel: boolean;
  /** Whether it is in main, rather than in the header or footer. */
  inMain: boolean;
}

/** Runs in the page. */
function partOfFocus(): Part | null {
  const focused = document.activeElement;
  if (!focused) return null;
  // The ring may be around another element: the label of a hidden radio, the card of a link.
  const ringed =
    getComputedStyle(focused).outlineStyle === 'none' || !window.audit.seen(focused)
      ? (focused.closest('label, li') ?? focused)
      : focused;
  ringed.scrollIntoView({block: 'center', behavior: 'instant'});
  const whole = ringed.getBoundingClientRect();
  const header = ringed.closest('header, dialog') ? null : document.querySelector('header');
  const lines = [...ringed.getClientRects()].map(({x, y, width, height}) => ({
    x: x + scrollX,
    y: y + scrollY,
    width,
    height,
  }));
  return {
    from: scrollY + (header?.getBoundingClientRect().bottom ?? 0),
    to: scrollY + innerHeight,
    inPanel: focused.closest('[popover]') !== null,
    inMain: focused.closest('main') !== null,
    lines,
    box: {x: whole.x + scrollX, y: whole.y + scrollY, width: whole.width, height: whole.height},
  };
}

/** Returns the share of points around the element at which the ring is sufficient. */
async function ringAround(page: Page, {box, lines, from, to}: Part): Promise<number> {
  const around = {
    x: Math.max(0, Math.floor(box.x) - REACH),
    y: Math.max(0, Math.floor(box.y) - REACH),
    width: Math.ceil(box.width) + 2 * REACH,
    height: Math.ceil(box.height) + 2 * REACH,
  };
  const focused = await shoot(page, around);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((one) => one.blur());
  const unfocused = await shoot(page, around);
  await element.dispose();
  const points = lines
    .flatMap((line) => pointsAround(line, lines))
    .filter(({y}) => y > from + REACH && y < to - REACH);
  const good = points.filter(({x, y, dx, dy}) => widthAt(focused, unfocused, x, y, dx, dy));
  return good.length / points.length;
}

interface EdgePoint {
  x: number;
  y: number;
  /** Direction outwards. */
  dx: -1 | 0 | 1;
  dy: -1 | 0 | 1;
}

/** Returns points along the outer edge of all lines; no ring is drawn between the lines of a wrapped link. */
function pointsAround({x, y, width, height}: Box, lines: readonly Box[]): EdgePoint[] {
  const points = Array.from({length: POINTS}, (_, at) => (at + 1) / (POINTS + 1)).flatMap(
    (part) => [
      {x: x + part * width, y, dx: 0, dy: -1} as const,
      {x: x + part * width, y: y + height, dx: 0, dy: 1} as const,
      ...(lines.length > 1
        ? []
        : [
            {x, y: y + part * height, dx: -1, dy: 0} as const,
            {x: x + width, y: y + part * height, dx: 1, dy: 0} as const,
          ]),
    ],
  );
  return points.filter((point) => !lines.some((line) => isBeside(point, line)));
}

/** Whether another line is where the ring would be. */
function isBeside({x, y, dy}: EdgePoint, line: Box): boolean {
  const [nearest, farthest] = [y + dy, y + dy * REACH].sort((a, b) => a - b) as [number, number];
  return (
    dy !== 0 &&
    x > line.x - REACH &&
    x < line.x + line.width + REACH &&
    line.y < farthest &&
    line.y + line.height > nearest
  );
}

/** Whether enough pixels change sufficiently along a line from inside to outside. */
function widthAt(one: Shot, other: Shot, x: number, y: number, dx: number, dy: number): boolean {
  let wide = 0;
  for (let step = -REACH; step <= REACH; step += 1) {
    const px = x + step * dx;
    const py = y + step * dy;
    if (contrast(one.at(px, py), other.at(px, py)) >= LEAST_CONTRAST) wide += 1;
  }
  return wide >= LEAST_WIDTH;
}
