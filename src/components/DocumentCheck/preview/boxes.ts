/** Finds the boxes in which the marked content of a page is drawn. */
import type {Place} from '@trendsoft/document-check';
import {AnnotationMode, OPS, Util, type PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {TextContent, TextItem} from 'pdfjs-dist/types/src/display/api';
import type {PageViewport} from 'pdfjs-dist/types/src/display/display_utils';

/** Left, bottom, right, top in units of the page. */
type Box = [number, number, number, number];
/** Boxes by MCID. */
type Boxes = Map<number, Box>;
type Matrix = number[];

const UNIT: Box = [0, 0, 1, 1];
/** Extent of text below and above the baseline, as fractions of the font size. */
const DESCENT = -0.25;
const ASCENT = 0.9;

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
        drawText(boxes, open, item);
      } else if (item.type === 'endMarkedContent') {
        open.pop();
      } else {
        const mcid = Number(/_mc(\d+)$/.exec(item.id)?.[1] ?? NaN);
        open.push(!inForms.has(mcid) && mcid);
      }
    }
  }
}

function drawText(boxes: Boxes, open: readonly unknown[], {str, transform, width}: TextItem): void {
  if (str.trim() === '') return;
  const matrix = transform as Matrix;
  const [a = 0, b = 0] = matrix;
  const size = Math.hypot(a, b) || 1;
  draw(boxes, open, [0, DESCENT, width / size, ASCENT], matrix);
}

/** Where a content stream is: its matrix, and the marked content that is open. */
interface GraphicsState {
  boxes: Boxes;
  matrix: Matrix;
  saved: Matrix[];
  open: unknown[];
  /** How many form XObjects are open inside each other. */
  forms: number;
  /** MCIDs in form XObjects, which count them from 0 again. They get no boxes. */
  inForms: Set<unknown>;
}

type Operator = (state: GraphicsState, operands: readonly unknown[]) => void;

function save(state: GraphicsState): void {
  state.saved.push(state.matrix);
}

function restore(state: GraphicsState): void {
  state.matrix = state.saved.pop() ?? state.matrix;
}

function paintImage({boxes, open, matrix}: GraphicsState): void {
  draw(boxes, open, UNIT, matrix);
}

const beginMarkedContent: Operator = (state, [, mcid]) => {
  if (state.forms > 0) state.inForms.add(mcid);
  state.open.push(state.forms === 0 && mcid);
};

const OPERATORS = new Map<number, Operator>([
  [OPS.save, save],
  [OPS.restore, restore],
  [
    OPS.transform,
    (state, matrix) => {
      state.matrix = transformed(state.matrix, matrix as Matrix);
    },
  ],
  [
    OPS.paintFormXObjectBegin,
    (state, [matrix]) => {
      state.forms += 1;
      save(state);
      if (matrix) state.matrix = transformed(state.matrix, matrix as Matrix);
    },
  ],
  [
    OPS.paintFormXObjectEnd,
    (state) => {
      state.forms -= 1;
      restore(state);
    },
  ],
  [OPS.beginMarkedContent, beginMarkedContent],
  [OPS.beginMarkedContentProps, beginMarkedContent],
  [OPS.endMarkedContent, ({open}) => void open.pop()],
  [
    OPS.constructPath,
    ({boxes, open, matrix}, [painting, , box]) => {
      if (painting !== OPS.endPath && box) draw(boxes, open, box as Box, matrix);
    },
  ],
  [OPS.paintImageXObject, paintImage],
  [OPS.paintInlineImageXObject, paintImage],
  [OPS.paintImageMaskXObject, paintImage],
  [OPS.paintSolidColorImageMask, paintImage],
]);

/** Returns the MCIDs in form XObjects. */
async function readGraphics(page: PDFPageProxy, boxes: Boxes): Promise<ReadonlySet<unknown>> {
  const {fnArray, argsArray} = await page.getOperatorList({annotationMode: AnnotationMode.DISABLE});
  const state: GraphicsState = {
    boxes,
    matrix: [1, 0, 0, 1, 0, 0],
    saved: [],
    open: [],
    forms: 0,
    inForms: new Set(),
  };
  for (const [i, operator] of fnArray.entries()) {
    OPERATORS.get(operator)?.(state, (argsArray[i] ?? []) as unknown[]);
  }
  return state.inForms;
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
