import type {Page} from 'playwright-core';
import {contrast, type Rgb} from '../page/contrast';
import {revealAll, type ElementLocation} from '../page/instruments';
import {type Probe, type Fault} from '../probe';
import {held, shoot, type Box, type Shot} from '../page/shot';
import {forColours} from '../when';

/** Minimum contrast; WCAG 2.2, 1.4.11. */
const LEAST = 3;
/** Share of points along a border at which the contrast must be sufficient. */
const LEAST_EDGE = 0.8;
/** Share of an icon's pixels that must contrast with its background; low, since lines are thin. */
const LEAST_ICON = 0.03;
/** Points measured along the middle half of each side; near round corners, lines are anti-aliased. */
const POINTS = 9;
/** Pixels per CSS px of a close-up: a line of 1 px that straddles two pixels is faint in both. */
const CLOSE = 4;
/** How far outside and inside of its box a border is searched, in CSS px. */
const REACH = 4;

/**
 * Measures WCAG 2.2, 1.4.11: the borders of fields, and of buttons that have one, against their
 * surroundings; icons used instead of text against their background; some part of a slider, which
 * has no border; and with forced colours, which remove backgrounds, some part of every control.
 */
export const controlContrast: Probe = {
  id: 'control-contrast',
  title: 'Borders of fields and buttons, and icons instead of text, have a contrast of 3:1',
  criteria: ['1.4.11'],
  applies: forColours,
  run: async (page, {scheme}) => {
    await revealAll(page);
    return held(page, async () => {
      const shot = await shoot(page);
      const parts = await page.evaluate(partsThatMustShow);
      const forced = scheme === 'forced colours';
      const faults: Fault[] = [];
      for (const part of parts) {
        const first = contrastFaults(part, shot, 1, forced);
        const doubtful = first.length > 0 && part.kind === 'edge';
        faults.push(
          ...(doubtful ? contrastFaults(part, await closeUp(page, part), CLOSE, forced) : first),
        );
      }
      return faults;
    });
  },
};

interface Part extends ElementLocation {
  kind: 'edge' | 'icon' | 'slider' | 'control';
  box: Box;
  /** Radius of the corners, in CSS px. */
  radius: number;
}

/** Runs in the page. */
function partsThatMustShow(): Part[] {
  const {audit} = window;
  const part = (kind: Part['kind']) => (element: Element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const box = {x: x + scrollX, y: y + scrollY, width, height};
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
    return {
      ...audit.locationOf(element),
      kind,
      box,
      radius: Math.min(radius, width / 2, height / 2),
    };
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        audit.seen(element) &&
        !audit.isScrolledAway(element) &&
        audit.isOnPage(element) &&
        !audit.isInert(element) &&
        !element.matches(':disabled'),
    );
  const isDrawn = (control: Element) => {
    const {borderTopWidth, borderTopColor, borderTopStyle, textDecorationLine} =
      getComputedStyle(control);
    // Underlined text identifies a card as a link, so its border is decoration.
    if (control.localName === 'a' && textDecorationLine === 'underline') return false;
    const clear = /^(transparent|rgba\(.*, 0\))$/.test(borderTopColor);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && !clear;
  };
  const controls = seen('main button, main a[href], header button, header a[href], dialog button');
  const fields = seen(
    'input:not([type=radio], [type=checkbox], [type=hidden], [type=range]), select, textarea',
  );
  const hasWords = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {textContent, parentElement} = texts.currentNode;
      if (textContent?.trim() && parentElement && audit.seen(parentElement)) return true;
    }
    return false;
  };
  const standsForWords = (icon: Element) => {
    const control = icon.closest('a, button, summary');
    if (control) return !hasWords(control);
    return icon.getAttribute('role') === 'img' || icon.closest('[role=img]') !== null;
  };
  return [
    ...fields.map(part('edge')),
    ...controls.filter(isDrawn).map(part('edge')),
    ...seen('svg').filter(standsForWords).map(part('icon')),
    ...seen('[type=range]').map(part('slider')),
    ...controls.map(part('control')),
  ];
}

function closeUp(page: Page, {box: {x, y, width, height}}: Part): Promise<Shot> {
  const space = 2 * REACH;
  const box = {x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space};
  return shoot(page, {...box, x: Math.max(0, box.x), y: Math.max(0, box.y)}, CLOSE);
}

function contrastFaults(
  {kind, box, radius, selector, html}: Part,
  shot: Shot,
  scale: number,
  forced: boolean,
): Fault[] {
  const fault = (message: string): Fault[] => [{message, selector, html}];
  if (kind === 'edge') {
    const share = edgeShare(shot, box, radius, scale);
    if (share >= LEAST_EDGE) return [];
    return fault(
      `Its border has a contrast of ${LEAST}:1 along ${Math.round(100 * share)} % of its length only, so ` +
        'some people do not see the control.',
    );
  }
  // In other schemes, pixel-contrast measures the text of a control.
  if (kind === 'control' && !forced) return [];
  if (inkShare(shot, box) >= (kind === 'icon' ? LEAST_ICON : Number.MIN_VALUE)) return [];
  return fault(
    `Too little of it has a contrast of ${LEAST}:1 with its background, so some people do not see it.`,
  );
}

/** Returns the share of points at which a border has sufficient contrast. @param scale of the shot */
function edgeShare(shot: Shot, {x, y, width, height}: Box, radius: number, scale: number): number {
  // Round corners move the border inwards, in the measured half by up to 0.14 of the radius.
  const inside = REACH + 0.14 * radius;
  const parts = Array.from({length: POINTS}, (_, at) => 0.25 + at / (2 * (POINTS - 1)));
  const ways = parts.flatMap((part) => [
    {x: x + part * width, y, dx: 0, dy: 1},
    {x: x + part * width, y: y + height - 1, dx: 0, dy: -1},
    {x, y: y + part * height, dx: 1, dy: 0},
    {x: x + width - 1, y: y + part * height, dx: -1, dy: 0},
  ]);
  const strong = ways.filter((way) => {
    const at = (step: number) => shot.at(way.x + step * way.dx, way.y + step * way.dy);
    const outside = at(-REACH);
    const steps = Array.from({length: scale * (REACH + inside)}, (_, step) =>
      at((step + 1) / scale - REACH),
    );
    return steps.some((colour) => contrast(colour, outside) >= LEAST);
  });
  return strong.length / ways.length;
}

/** Returns the share of a box's pixels that contrast with its most frequent colour. */
function inkShare(shot: Shot, {x, y, width, height}: Box): number {
  const counts = new Map<string, {colour: Rgb; count: number}>();
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      const colour = shot.at(column, row);
      const found = counts.get(colour.join()) ?? {colour, count: 0};
      counts.set(colour.join(), {colour, count: found.count + 1});
    }
  }
  const all = [...counts.values()].sort((a, b) => b.count - a.count);
  const ground = all[0]?.colour ?? [0, 0, 0];
  const ink = all.filter(({colour}) => contrast(colour, ground) >= LEAST);
  return ink.reduce((sum, {count}) => sum + count, 0) / (width * height);
}
