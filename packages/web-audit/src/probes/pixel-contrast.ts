import type {Page} from 'playwright-core';
import {blend, contrast, type Rgb} from '../page/contrast';
import {revealAll} from '../page/instruments';
import {type Probe} from '../probe';
import {held, repainted, shoot, type Shot} from '../page/shot';
import {withStyle} from './text-spacing';
import {wordsOnPage, type Words} from '../page/words';

/** Minimum contrast; WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
/** Minimum contrast of text from 24 px, or from 18.66 px if it is bold. */
const LEAST_LARGE = 3;
/** Minimum difference of a pixel, summed over its three channels, to count as part of a letter. */
const LETTER = 24;
const TOLERANCE = 0.05;

const WITHOUT_WORDS = `
  *, ::before, ::after, ::marker, ::placeholder {color: transparent !important; text-shadow: none !important;
    text-decoration-color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important}
`;

/**
 * Measures WCAG 2.2, 1.4.3 in screenshots with and without text: the pixels that differ are letters, and
 * the text colour is compared with the worst background pixel below them. So images, gradients and
 * transparency are taken into account. Forced colours are left out, since the visitor chooses them and
 * browsers put a background below all text.
 */
export const pixelContrast: Probe = {
  id: 'pixel-contrast',
  title: 'Text has sufficient contrast with its background, including images and gradients',
  criteria: ['1.4.3'],
  applies: ({scheme, width}) => /light|dark/.test(scheme) && width !== 768,
  run: async (page) => {
    await revealAll(page);
    return held(page, async () => {
      const once = await faintWords(page);
      // A busy browser may capture stale parts of the page, so only what both measurements find is reported.
      const twice = once.length > 0 ? await faintWords(page) : [];
      const faint = twice.filter((one) => once.some((other) => isSame(one, other)));
      return faint.map(({measured, large, text, selector, html}) => ({
        message:
          `The text '${text}' has a contrast of ${measured.toFixed(2)}:1 at its worst point, less than ` +
          `${large ? LEAST_LARGE : LEAST}:1. Use a colour with a higher contrast, or a plainer background.`,
        selector,
        html,
      }));
    });
  },
};

interface Measured extends Words {
  /** The result of contrastOf. */
  measured: number;
}

async function faintWords(page: Page): Promise<Measured[]> {
  await repainted(page);
  const shown = await shoot(page);
  const words = await wordsOnPage(page);
  const hidden = await withStyle(page, WITHOUT_WORDS, async () => {
    await repainted(page);
    return shoot(page);
  });
  return words
    .map((one) => ({...one, measured: contrastOf(one, shown, hidden)}))
    .filter(({measured, large}) => measured < (large ? LEAST_LARGE : LEAST) - TOLERANCE);
}

const isSame = (one: Words, other: Words) =>
  one.selector === other.selector && one.text === other.text;

/** Returns the lowest contrast, from 1 to 21; 1 if no letter is visible. */
function contrastOf({lines, colour, opacity}: Words, shown: Shot, hidden: Shot): number {
  let worst = Infinity;
  for (const [column, row] of lines.flatMap(pixelsIn)) {
    const below = hidden.at(column, row);
    if (distance(shown.at(column, row), below) < LETTER) continue;
    worst = Math.min(worst, contrast(blend(colour, below, opacity), below));
  }
  return Number.isFinite(worst) ? worst : 1;
}

function pixelsIn({x, y, width, height}: Words['lines'][number]): [column: number, row: number][] {
  const pixels: [number, number][] = [];
  for (let row = Math.floor(y); row < y + height; row += 1) {
    for (let column = Math.floor(x); column < x + width; column += 1) pixels.push([column, row]);
  }
  return pixels;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}
