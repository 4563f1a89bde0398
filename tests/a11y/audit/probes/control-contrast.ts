import type {Page} from '@playwright/test';
import {contrast, type Rgb} from '../../../setup/contrast';
import {revealAll, type ElementLocation} from '../instruments';
import {type Probe, type Fault} from '../probe';
import {held, shoot, type Box, type Shot} from './shot';
import {at} from '../plants';
import {CONTACT, forColours} from '../when';

/** WCAG 2.2, 1.4.11. */
const LEAST = 3;
/** The share of points along an edge at which it must have the contrast. */
const LEAST_EDGE = 0.8;
/** The share of an icon's pixels that must have the contrast: lines are thin. */
const LEAST_ICON = 0.03;
/** Measured points in the middle half of each side: lines near corners are slanted, and pale. */
const PLACES = 9;
/** Pixels per CSS px of a close-up: a line of 1 px between two pixels is pale in both. */
const CLOSE = 4;
/** How far outside and inside of its box an edge is looked for, in CSS px. */
const REACH = 4;

/**
 * WCAG 2.2, 1.4.11, measured: the edge of each field, and of each button that is drawn with one,
 * against what is around it; the icons used in place of words against their ground; and in forced
 * colours, which take grounds away, something of every control.
 */
export const controlContrast: Probe = {
  id: 'control-contrast',
  title: 'Edges of fields and buttons, and icons in place of words, are 3:1 strong',
  criteria: ['1.4.11'],
  applies: forColours,
  planted: [
    {
      name: 'Fields have a pale grey edge',
      visit: at(CONTACT),
      plant: {css: 'main input, main select {border-color: #cfcfd8 !important}'},
    },
    {
      name: 'In the dark, fields keep the edge of the light scheme',
      visit: at(CONTACT, 320, {scheme: 'dark'}),
      plant: {css: 'main form [name] {border-color: #3b3760 !important}'},
    },
    {
      name: 'The carousel’s buttons have an edge that is only a hint',
      visit: at('/'),
      plant: {css: 'main section button {border-color: #e4e4ec !important}'},
    },
    {
      name: 'The arrows of the carousel are pale',
      visit: at('/'),
      plant: {css: 'main section button svg {color: #b9b6cc}'},
    },
    {
      name: 'In forced colours the fields have no edge',
      visit: at(CONTACT, 1280, {scheme: 'forced colours'}),
      plant: {css: 'main form [name] {border: 0 !important}'},
    },
    {
      name: 'In forced colours a button’s icon is lost with the ground that drew it',
      visit: at('/', 1280, {scheme: 'forced colours'}),
      plant: {
        css: 'main section button {border: 0 !important} main section button svg {visibility: hidden}',
      },
    },
  ],
  run: async (page, {scheme}) => {
    await revealAll(page);
    return held(page, async () => {
      const shot = await shoot(page);
      const parts = await page.evaluate(partsThatMustShow);
      const forced = scheme === 'forced colours';
      const faults: Fault[] = [];
      for (const part of parts) {
        const first = judge(part, shot, 1, forced);
        const doubtful = first.length > 0 && part.kind === 'edge';
        faults.push(...(doubtful ? judge(part, await closeUp(page, part), CLOSE, forced) : first));
      }
      return faults;
    });
  },
};

interface Part extends ElementLocation {
  kind: 'edge' | 'icon' | 'control';
  box: Box;
  /** Of its corners, in CSS px. */
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
        audit.isOnPage(element) &&
        !audit.isInert(element) &&
        !element.matches(':disabled'),
    );
  const isDrawn = (control: Element) => {
    const {borderTopWidth, borderTopColor, borderTopStyle, textDecorationLine} =
      getComputedStyle(control);
    // Underlined text shows that a card is a link; its frame is decorative.
    if (control.localName === 'a' && textDecorationLine === 'underline') return false;
    const clear = /^(transparent|rgba\(.*, 0\))$/.test(borderTopColor);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && !clear;
  };
  const controls = seen('main button, main a[href], header button, header a[href], dialog button');
  const fields = seen('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea');
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
    ...controls.map(part('control')),
  ];
}

function closeUp(page: Page, {box: {x, y, width, height}}: Part): Promise<Shot> {
  const space = 2 * REACH;
  const box = {x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space};
  return shoot(page, {...box, x: Math.max(0, box.x), y: Math.max(0, box.y)}, CLOSE);
}

function judge(
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
      `Its edge stands out by ${LEAST}:1 at ${Math.round(100 * share)} % of its length only, so that ` +
        'some people do not see where it is. Draw it in --edge.',
    );
  }
  // Elsewhere the words of a control are measured by pixel-contrast.
  if (kind === 'control' && !forced) return [];
  if (inkShare(shot, box) >= (kind === 'icon' ? LEAST_ICON : Number.MIN_VALUE)) return [];
  return fault(
    `Too little of it stands out from its ground by ${LEAST}:1, so that some people do not see it. ` +
      'Draw it in currentcolor or a role of tokens.css.',
  );
}

/** @param scale of the shot */
function edgeShare(shot: Shot, {x, y, width, height}: Box, radius: number, scale: number): number {
  // Round corners lead the edge inwards, at the outermost place of a circle by 0.14 of its radius.
  const inside = REACH + 0.14 * radius;
  const parts = Array.from({length: PLACES}, (_, at) => 0.25 + at / (2 * (PLACES - 1)));
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

/** The share of a box's pixels that stand out from the colour that most of them have. */
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
