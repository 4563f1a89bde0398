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
