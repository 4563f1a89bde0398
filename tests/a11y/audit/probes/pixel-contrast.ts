import type {Page} from '@playwright/test';
import {blend, contrast, type Rgb} from '../../../setup/contrast';
import {revealAll} from '../instruments';
import {at, set} from '../plants';
import {type Probe} from '../probe';
import {CONTACT} from '../when';
import {held, repainted, shoot, type Shot} from './shot';
import {withStyle} from './text-spacing';
import {wordsOnPage, type Words} from './words';

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
/** The same, for text of at least 24 px, or 18.66 px if bold. */
const LEAST_LARGE = 3;
/** The least sum of differences of a pixel's three bytes if it belongs to a letter. */
const LETTER = 24;
const TOLERANCE = 0.05;

const WITHOUT_WORDS = `
  *, ::before, ::after, ::marker, ::placeholder {color: transparent !important; text-shadow: none !important;
    text-decoration-color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important}
`;

/**
 * WCAG 2.2, 1.4.3, measured: the page with its words and the page without them; the pixels that
 * differ are letters, and the worst of the pixels below them is held against the colour of the words.
 * So pictures, gradients and transparency count as they are seen. Forced colours are the visitor's
 * own, and put a ground below all text.
 */
export const pixelContrast: Probe = {
  id: 'pixel-contrast',
  title: 'Words stand out from what is repainted below them, pictures and gradients included',
  criteria: ['1.4.3'],
  applies: ({scheme, width}) => /light|dark/.test(scheme) && width !== 768,
  planted: [
    {
      name: 'The words of the hero are on a gradient that fades to white',
      visit: at('/'),
      plant: {
        css: 'main [data-tone=night] {background-image: linear-gradient(90deg, #16113d, #fff)}',
      },
    },
    {
      name: 'A picture lies below the words of a card',
      visit: at('/TrendSoft/WhoWeServe', 320),
      plant: {
        css: 'main h3 {background: url("/img/art/web.svg") center / cover, repeating-linear-gradient(45deg, #fff 0 6px, #55506e 6px 12px)}',
      },
    },
    {
      name: 'In the dark, words are half transparent',
      visit: at('/About', 1280, {scheme: 'dark'}),
      plant: {css: 'main p {opacity: 0.4}'},
    },
    {
      name: 'A field has a pale placeholder',
      visit: at(CONTACT),
      plant: {
        ...set('main input', {placeholder: 'Your full name'}),
        css: '::placeholder {color: #999}',
      },
    },
    {
      name: 'Error messages are orange',
      visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
      plant: {css: 'main form p[id$=-error] {color: #e07b00}'},
    },
  ],
  run: async (page) => {
    await revealAll(page);
    return held(page, async () => {
      const once = await faintWords(page);
      // A busy browser may paint a part of the page late: only words found twice count.
      const twice = once.length > 0 ? await faintWords(page) : [];
      const faint = twice.filter((one) => once.some((other) => isSame(one, other)));
      return faint.map(({measured, large, text, selector, html}) => ({
        message:
          `The words '${text}' have a contrast of ${measured.toFixed(2)}:1 where it is worst, less than ` +
          `${large ? LEAST_LARGE : LEAST}:1. Choose roles of tokens.css that promise more, or calm what is below.`,
        selector,
        html,
      }));
    });
  },
};

interface Measured extends Words {
  /** Colour in the format of contrastOf. */
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

/** The worst contrast, from 1 to 21; 1 if no letter is visible. */
function contrastOf({lines, colour, opacity}: Words, shown: Shot, hidden: Shot): number {
  let worst = Infinity;
  for (const {x, y, width, height} of lines) {
    for (let row = Math.floor(y); row < y + height; row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const below = hidden.at(column, row);
        if (distance(shown.at(column, row), below) < LETTER) continue;
        worst = Math.min(worst, contrast(blend(colour, below, opacity), below));
      }
    }
  }
  return Number.isFinite(worst) ? worst : 1;
}

function distance(one: Rgb, other: Rgb): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}
