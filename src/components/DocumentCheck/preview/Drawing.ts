import type {Place} from 'document-check';
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {readChosenFile} from '../../../primitives/chosenFile';
import {boxesOn, sidesOf} from './boxes';

/** Greatest number of pixels that a phone can draw. */
const MAX_PIXELS = 8_000_000;

/** The Content-Security-Policy forbids `eval` and WebAssembly, and a font that a browser rejects would log an error. */
const OPTIONS = {
  disableFontFace: true,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useWasm: false,
  verbosity: VerbosityLevel.ERRORS,
} as const;

/** Draws pages of a PDF. All drawings have one worker, which ends with the last of them. */
export class Drawing {
  private static readonly users = new Set<Drawing>();
  private static port: Worker | undefined;
  private opened?: Promise<PDFDocumentProxy>;

  constructor(private readonly file: File) {}

  private open(): Promise<PDFDocumentProxy> {
    Drawing.users.add(this);
    const port = (Drawing.port ??= new Worker(
      /* webpackChunkName: "pdfjs_worker" */ new URL(
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        import.meta.url,
      ),
    ));
    return new Promise((resolve, reject) => {
      port.addEventListener('error', ({message}) => {
        if (Drawing.port === port) Drawing.port = undefined;
        reject(new Error(message));
      });
      const worker = PDFWorker.create({port, verbosity: OPTIONS.verbosity});
      readChosenFile(this.file)
        .then((data) => getDocument({...OPTIONS, data, worker}).promise)
        .then(resolve, reject);
    });
  }

  /**
   * Draws a page as wide as the canvas is shown.
   * @param number from 1
   * @returns `sidesOf` for places of this page
   * @throws FileChangedError if the file is no longer the one that was checked
   */
  async draw(canvas: HTMLCanvasElement, number: number) {
    const page = await (await (this.opened ??= this.open())).getPage(number);
    const {width, height} = page.getViewport({scale: 1});
    const scale = Math.min(
      (canvas.clientWidth * devicePixelRatio) / width,
      Math.sqrt(MAX_PIXELS / (width * height)),
    );
    const viewport = page.getViewport({scale});
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({canvas, viewport}).promise;
    const boxes = await boxesOn(page);
    return (place: Place) => sidesOf(place, boxes, viewport);
  }

  /** Frees the memory of the document, and ends the worker with the last drawing. */
  close(): void {
    this.opened?.then((document) => document.destroy()).catch(() => undefined);
    delete this.opened;
    Drawing.users.delete(this);
    if (Drawing.users.size > 0) return;
    Drawing.port?.terminate();
    Drawing.port = undefined;
  }
}
