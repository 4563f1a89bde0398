import type {Place} from '@trendsoft/document-check';
import type {NumberedPlace} from './places';

/** Sides of a box as fractions of the page, from its top left corner. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Outline {
  sides: Sides;
  /** Several, if findings concern the same part of the page. */
  places: NumberedPlace[];
}

/** Boxes whose sides differ by less than this fraction of the page are outlined together. */
const SAME = 0.005;

const isSame = (a: Sides, b: Sides): boolean =>
  Math.abs(a.left - b.left) < SAME &&
  Math.abs(a.top - b.top) < SAME &&
  Math.abs(a.right - b.right) < SAME &&
  Math.abs(a.bottom - b.bottom) < SAME;

/** Returns the outlines on a page, and the places whose box is unknown. @param boxOf undefined until the page is drawn */
export function outlinesOf(
  places: readonly NumberedPlace[],
  boxOf: ((place: Place) => Sides | undefined) | undefined,
) {
  const outlines: Outline[] = [];
  const unknown: NumberedPlace[] = [];
  for (const place of places) {
    const sides = boxOf?.(place);
    const known = sides && outlines.find((outline) => isSame(outline.sides, sides));
    if (!sides) unknown.push(place);
    else if (known) known.places.push(place);
    else outlines.push({sides, places: [place]});
  }
  return {outlines, unknown};
}

/** The least width and the height of a number, in CSS pixels, with the space around it. */
const NUMBER_SIZE = 26;
/** The width of a digit, and of what is around all digits. */
const DIGIT_WIDTH = 9;
const FRAME_WIDTH = 12;

/** The displayed page, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
}

function widthOf({places}: Outline): number {
  const widths = places.map(({number}) =>
    Math.max(NUMBER_SIZE, FRAME_WIDTH + DIGIT_WIDTH * String(number).length),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

const isOver = (a: Box, b: Box): boolean =>
  Math.abs(a.top - b.top) < NUMBER_SIZE && a.left < b.right && b.left < a.right;

/**
 * Returns how far to the right the numbers of each outline are moved, in CSS pixels, so that they do not cover those of
 * outlines before: lines of text are closer to each other than numbers that can be pressed.
 */
export function numberOffsets(outlines: readonly Outline[], {width, height}: PageSize): number[] {
  const placed: Box[] = [];
  return outlines.map((outline) => {
    const start = outline.sides.left * width;
    const box = {left: start, right: start + widthOf(outline), top: outline.sides.top * height};
    for (let other = overlapped(placed, box); other; other = overlapped(placed, box)) {
      box.right += other.right - box.left;
      box.left = other.right;
    }
    placed.push(box);
    return box.left - start;
  });
}

const overlapped = (placed: readonly Box[], box: Box): Box | undefined =>
  placed.find((other) => isOver(other, box));
