/** Background colours of text, paragraphs, cells and pages in a Word file: ISO/IEC 29500-1, 17.3.5 and 17.2.1. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue} from '../package.ts';

/** Stands for a background that has no single colour. */
const UNKNOWN = '';

const BLACK = '000000';
const WHITE = 'FFFFFF';

/** Patterns whose names round a share: `pct12` is 12.5 %. */
const HALVES = new Set(['12', '37', '62', '87']);

const colourOr = (colour: string | undefined, automatic: string): string =>
  colour === undefined || colour === 'auto' ? automatic : colour;

/** Returns a mixture of two colours. @param portion of the first, from 0 to 1 */
function mix(one: string, other: string, portion: number): string {
  const parts = [0, 2, 4].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * portion + (b ?? 0) * (1 - portion));
  });
  return parts.map((part) => part.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the colour of a shading as six hexadecimal digits: a pattern of dots is seen as a mixture of its two colours.
 * Undefined if it sets none, empty for stripes and grids.
 * @param shading `w:shd`
 */
export function fillOf(shading: XmlElement | undefined): string | undefined {
  const {val = 'clear', color, fill} = shading?.attributes ?? {};
  if (val === 'clear' || val === 'nil') return fill === 'auto' ? undefined : fill;
  if (val === 'solid') return colourOr(color, BLACK);
  const portion = portionOf(val);
  return portion === undefined
    ? UNKNOWN
    : mix(colourOr(color, BLACK), colourOr(fill, WHITE), portion);
}

/** Returns the share of the first colour in a pattern of dots; undefined for stripes and grids. */
function portionOf(pattern: string): number | undefined {
  const [, percent] = /^pct(\d+)$/.exec(pattern) ?? [];
  if (percent === undefined) return undefined;
  return (Number(percent) + (HALVES.has(percent) ? 0.5 : 0)) / 100;
}

/** Returns the colour of the pages, if the document shows it; empty for a picture or a gradient. */
export function pageColour(root: XmlElement, settings: XmlElement | undefined): string {
  const background = child(root, 'background');
  const shown = child(settings, 'displayBackgroundShape');
  if (!background || !shown || !isTrue(shown.attributes['val'])) return WHITE;
  const isPlain = ![...descendants(background)].some(
    ({name, attributes}) => name === 'fill' && (attributes['type'] ?? 'solid') !== 'solid',
  );
  return isPlain ? colourOr(background.attributes['color'], WHITE) : UNKNOWN;
}
