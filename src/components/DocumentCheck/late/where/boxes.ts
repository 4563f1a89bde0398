/** Where the marked content of a page is drawn. */
import {AnnotationMode, OPS, Util, type PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {TextContent} from 'pdfjs-dist/types/src/display/api';

/** Left, bottom, right, top in units of the page. */
export type Box = [number, number, number, number];
type Matrix = number[];

const UNIT: Box = [0, 0, 1, 1];
/** Below and above the baseline, in parts of the font's size. */
const [DESCENT, ASCENT] = [-0.25, 0.9];

const IMAGES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);

const transformed = (first: Matrix, then: Matrix) => Util.transform(first, then) as Matrix;

/** Returns a box around nothing, to which boxes are added. */
export const noBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity];

/** Adds a box to another, after a transformation. */
export const addBox = (to: Box, box: readonly number[], matrix: Matrix): void =>
  Util.axialAlignedBoundingBox([...box], matrix, to);

/** Gathers what is drawn while marked content is open. */
class Marks {
  readonly boxes = new Map<number, Box>();
  /** MCIDs of the marked content that is open. */
  readonly open: unknown[] = [];

  draw(box: readonly number[], matrix: Matrix): void {
    for (const mcid of this.open) {
      if (typeof mcid !== 'number') continue;
      const drawn = this.boxes.get(mcid) ?? noBox();
      this.boxes.set(mcid, drawn);
      addBox(drawn, box, matrix);
    }
  }
}

async function readText(page: PDFPageProxy, marks: Marks): Promise<void> {
  // Safari cannot iterate over a stream.
  const stream = page.streamTextContent({includeMarkedContent: true});
  const reader = (stream as ReadableStream<TextContent>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if ('str' in item) {
        const matrix = item.transform as Matrix;
        const [a = 0, b = 0] = matrix;
        const size = Math.hypot(a, b) || 1;
        if (item.str.trim() !== '') marks.draw([0, DESCENT, item.width / size, ASCENT], matrix);
      } else if (item.type === 'endMarkedContent') marks.open.pop();
      else marks.open.push(Number(/_mc(\d+)$/.exec(item.id)?.[1] ?? NaN));
    }
  }
}

async function readGraphics(page: PDFPageProxy, marks: Marks): Promise<void> {
  const {fnArray, argsArray} = await page.getOperatorList({annotationMode: AnnotationMode.DISABLE});
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const inForms = new Set<number>();
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
        if (forms > 0) inForms.add(given[1] as number);
        marks.open.push(given[1]);
        break;
      case OPS.endMarkedContent:
        marks.open.pop();
        break;
      case OPS.constructPath:
        if (given[0] !== OPS.endPath && given[2]) marks.draw(given[2] as Box, matrix);
        break;
      default:
        if (IMAGES.has(operation)) marks.draw(UNIT, matrix);
    }
  }
  // A form counts its MCIDs from 0 again, and text does not say of which of the two it is.
  for (const mcid of inForms) marks.boxes.delete(mcid);
}

/** Returns the box of each marked content (MCID) of a page that draws something. */
export async function boxesOn(page: PDFPageProxy): Promise<ReadonlyMap<number, Box>> {
  const marks = new Marks();
  await readText(page, marks);
  await readGraphics(page, marks);
  return marks.boxes;
}
