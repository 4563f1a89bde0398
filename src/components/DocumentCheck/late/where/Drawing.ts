import type {ListedPlace} from 'document-check';
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PageViewport,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {addBox, boxesOn, noBox, type Box} from './boxes';

/** More than that a phone does not draw. */
const MAX_PIXELS = 8_000_000;

/** The site's policy allows neither `eval` nor WebAssembly; a font that a browser refuses would be a message in the console. */
const OPTIONS = {
  disableFontFace: true,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useWasm: false,
  verbosity: VerbosityLevel.ERRORS,
} as const;

/** A place on a drawn page: its number in the list, and left, top, right and bottom as parts of the page's size. */
export interface Outline {
  number: number;
  box: Box;
}

/** Draws pages of a PDF. */
export class Drawing {
  private opened?: Promise<PDFDocumentProxy>;
  private port?: Worker;

  constructor(private readonly file: File) {}

  private open(): Promise<PDFDocumentProxy> {
    const port = (this.port = new Worker(
      /* webpackChunkName: "pdfjs_worker" */ new URL(
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        import.meta.url,
      ),
    ));
    return new Promise((resolve, reject) => {
      port.onerror = reject;
      const worker = PDFWorker.create({port, verbosity: OPTIONS.verbosity});
      this.file
        .arrayBuffer()
        .then((data) => getDocument({...OPTIONS, data, worker}).promise)
        .then(resolve, reject);
    });
  }

  /**
   * Draws a page as wide as the canvas is shown.
   * @param number from 1
   * @param places of all pages, in the order of their numbers
   * @returns those of this page whose position is known
   */
  async draw(
    canvas: HTMLCanvasElement,
    number: number,
    places: readonly ListedPlace[],
  ): Promise<Outline[]> {
    const document = await (this.opened ??= this.open());
    const page = await document.getPage(number);
    const whole = page.getViewport({scale: 1});
    const scale = Math.min(
      (canvas.clientWidth * devicePixelRatio) / whole.width,
      Math.sqrt(MAX_PIXELS / (whole.width * whole.height)),
    );
    const viewport = page.getViewport({scale});
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({canvas, viewport}).promise;
    const boxes = await boxesOn(page);
    return places.flatMap((place, index) => {
      const box = place.page === number && boxOf(place, boxes, whole);
      return box ? {number: index + 1, box} : [];
    });
  }

  /** Gives the memory back. */
  close(): void {
    this.port?.terminate();
    delete this.opened;
  }
}

function boxOf(
  {mcids, rect}: ListedPlace,
  boxes: ReadonlyMap<number, Box>,
  {transform, width, height}: PageViewport,
): Box | undefined {
  const box = noBox();
  for (const part of mcids?.map((mcid) => boxes.get(mcid)) ?? [rect])
    if (part) addBox(box, part, transform);
  const part = (length: number, size: number) => Math.min(Math.max(length / size, 0), 1);
  const [left, top] = [part(box[0], width), part(box[1], height)];
  const [right, bottom] = [part(box[2], width), part(box[3], height)];
  return left < right && top < bottom ? [left, top, right, bottom] : undefined;
}
