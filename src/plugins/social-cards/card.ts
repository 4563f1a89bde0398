import {Resvg} from '@resvg/resvg-js';
import type {Colours} from '../../css/scheme-colours';
import {fitText, type Measure} from './lines';

/** Size that Open Graph and Twitter show without cropping, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

const FAMILY = 'Atkinson Hyperlegible Next';
const EDGE = 72;
const TITLE = {width: 580, height: 330};
const SIZES = [88, 80, 72, 64, 58];
const LEADING = 1.08;
/** The square panel inside the amber ring. */
const PANEL = {x: 712, y: 121, size: 388, radius: 84};

/** The fonts, colours and logo of a card. */
export interface Brand {
  /** Paths of the fonts, as static TTF. */
  fonts: string[];
  /** The colours of a dark band. */
  colourOf: Colours;
  /** Symbols of static/img/logo.svg in night colours, `<svg>` removed. */
  logo: string;
  /** Host name at the foot of the card. */
  host: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FAMILY}" font-weight="700">${content}</svg>`;

/** Returns a function that measures lines. It throws an Error for a line whose letters the fonts lack, which would be blank. */
function measureWith(font: object): Measure {
  return (line, size) => {
    const box = new Resvg(svg(`<text y="300" font-size="${size}">${escaped(line)}</text>`), {
      font,
    }).getBBox();
    if (!box?.width) {
      throw new Error(`The fonts of the social cards have no letters for "${line}".`);
    }
    return box.width;
  };
}

/**
 * Draws a social card.
 *
 * @param title text of the card
 * @param art `<symbol id="art">` in night colours; the logo's mark if undefined
 * @returns PNG, 1200 × 630 px
 */
export function drawCard(title: string, art: string | undefined, brand: Brand): Buffer {
  const {colourOf, logo, host} = brand;
  const font = {fontFiles: brand.fonts, loadSystemFonts: false, defaultFontFamily: FAMILY};
  const {size, lines} = fitText(title, TITLE, SIZES, LEADING, measureWith(font));
  const top = HEIGHT / 2 + 8 - (lines.length * size * LEADING) / 2 + size * 0.8;
  const words = lines.map(
    (line, index) =>
      `<text x="${EDGE}" y="${top + index * size * LEADING}" font-size="${size}" letter-spacing="${-0.018 * size}" fill="${colourOf('--text')}">${escaped(line)}</text>`,
  );
  const {x, y, size: side, radius} = PANEL;
  const square = (grown: number) =>
    `x="${x - grown}" y="${y - grown}" width="${side + 2 * grown}" height="${side + 2 * grown}" rx="${radius + grown}"`;
  const picture = art
    ? `<rect ${square(0)} fill="${colourOf('--surface-tint')}"/>
<rect ${square(23)} fill="none" stroke="${colourOf('--ring')}" stroke-width="14"/>
<use href="#art" x="${x + 14}" y="${y + 44}" width="${side - 28}" height="${side - 88}"/>`
    : `<use href="#mark" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
  return new Resvg(
    svg(`<defs>${logo}${art ?? ''}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colourOf('--surface')}"/>
<use href="#mark" x="${EDGE}" y="64" width="56" height="56"/>
<use href="#wordmark" x="${EDGE + 72}" y="68" width="166" height="48"/>
${words.join('')}
<text x="${EDGE}" y="${HEIGHT - 66}" font-size="28" font-weight="400" fill="${colourOf('--text-muted')}">${escaped(host)}</text>
${picture}`),
    {font},
  )
    .render()
    .asPng();
}
