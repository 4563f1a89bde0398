/** Finds the boxes in which the marked content of a page is drawn. */
import type {Place} from '@trendsoft/document-check';
import {AnnotationMode, OPS, Util, type PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {TextContent} from 'pdfjs-dist/types/src/display/api';
import type {PageViewport} from 'pdfjs-dist/types/src/display/display_utils';

/** Left, bottom, right, top in units of the page. */
type Box = [number, number, number, number];
/** Boxes by MCID. */
type Boxes = Map<number, Box>;
type Matrix = number[];

const UNIT: Box = [0, 0, 1, 1];
/** Extent of text below and above the baseline, as fractions of the font size. */
const [DESCENT, ASCENT] = [-0.25, 0.9];

const IMAGES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);

const transformed = (first: Matrix, then: Matrix) => Util.transform(first, then) as Matrix;

const noBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity];

const addBox = (to: Box, box: readonly number[], matrix: Matrix): void =>
  Util.axialAlignedBoundingBox([...box], matrix, to);

/** Extends the boxes of open marked content by a box. @param open MCIDs of the sequences that are open */
function draw(boxes: Boxes, open: readonly unknown[], box: readonly number[], matrix: Matrix) {
  for (const mcid of open) {
    if (typeof mcid !== 'number') continue;
    const drawn = boxes.get(mcid) ?? noBox();
    boxes.set(mcid, drawn);
    addBox(drawn, box, matrix);
  }
}

/** @param inForms MCIDs that form XObjects also use: text with such an MCID may belong to the page or to a form */
async function readText(page: PDFPageProxy, boxes: Boxes, inForms: ReadonlySet<unknown>) {
  const open: unknown[] = [];
  // Safari cannot iterate over a stream.
  const stream = page.streamTextContent({includeMarkedContent: true});
  const reader = (stream as ReadableStream<TextContent>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if ('str' in item) {
        const matrix = item.transform as Matrix;
        const [a = 0, b = 0] = matrix;
        const size = Math.hypot(a, b) || 1;
        const box = [0, DESCENT, item.width / size, ASCENT];
        if (item.str.trim() !== '') draw(boxes, open, box, matrix);
      } else if (item.type === 'endMarkedContent') open.pop();
      else {
        const mcid = Number(/_mc(\d+)$/.exec(item.id)?.[1] ?? NaN);
        open.push(!inForms.has(mcid) && mcid);
      }
    }
  }
}

/** Returns the MCIDs in form XObjects, which count them from 0 again. They get no boxes. */
async function readGraphics(page: PDFPageProxy, boxes: Boxes): Promise<ReadonlySet<unknown>> {
  const {fnArray, argsArray} = await page.getOperatorList({annotationMode: AnnotationMode.DISABLE});
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const open: unknown[] = [];
  const inForms = new Set<unknown>();
  let forms = 0;
  for (const [i, operation] of fnArray.entries()) {
    const given = (argsArray[i] ?? []) as unknown[];
    switch (operation) {
      case OPS.paintFormXObjectBegin:
        forms += 1;
        saved.push(matrix);
        if (given[0]) matrix = transformed(matrix, given[0] as Matrix);
        break;
      case OPS.save:
        saved.push(matrix);
        break;
      case OPS.paintFormXObjectEnd:
        forms -= 1;
        matrix = saved.pop() ?? matrix;
        break;
      case OPS.restore:
        matrix = saved.pop() ?? matrix;
        break;
      case OPS.transform:
        matrix = transformed(matrix, given as Matrix);
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        if (forms > 0) inForms.add(given[1]);
        open.push(forms === 0 && given[1]);
        break;
      case OPS.endMarkedContent:
        open.pop();
        break;
      case OPS.constructPath:
        if (given[0] !== OPS.endPath && given[2]) draw(boxes, open, given[2] as Box, matrix);
        break;
      default:
        if (IMAGES.has(operation)) draw(boxes, open, UNIT, matrix);
    }
  }
  return inForms;
}

/** Returns the box of each marked content of a page that draws something. */
export async function boxesOn(page: PDFPageProxy): Promise<Boxes> {
  const boxes: Boxes = new Map();
  await readText(page, boxes, await readGraphics(page, boxes));
  return boxes;
}

/** Returns the sides of a place as fractions of the displayed page, from its top left corner; undefined if its box is unknown or outside. */
export function sidesOf({mcids, rect}: Place, boxes: Boxes, shown: PageViewport) {
  const {width, height, transform} = shown;
  const box = noBox();
  for (const part of mcids?.map((mcid) => boxes.get(mcid)) ?? [rect]) {
    if (part) addBox(box, part, transform);
  }
  const [left, top, right, bottom] = box;
  if (left >= width || right <= 0 || top >= height || bottom <= 0) return undefined;
  const part = (length: number, size: number) => Math.min(Math.max(length / size, 0), 1);
  return {
    left: part(left, width),
    top: part(top, height),
    right: part(right, width),
    bottom: part(bottom, height),
  };
}
