import pdfFiles from '@generated/pdf-preview/default/files.json';
import type {Place} from '@trendsoft/document-check';
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {readChosenFile} from '../../../primitives/chosenFile';
import {boxesOn, sidesOf} from './boxes';
import {missingParts} from './missingParts';

/** Greatest number of pixels that a phone can draw. */
const MAX_PIXELS = 8_000_000;

/** Returns the options for pdf.js. Files that few PDFs need are fetched from this website; src/plugins/pdf-preview copies them. */
function options() {
  const files = new URL(pdfFiles.address, document.baseURI).href;
  return {
    // For fonts that a PDF names but does not contain.
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    // The Content-Security-Policy forbids WebAssembly. For JPEG 2000 there is a decoder in JavaScript beside the WebAssembly.
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    // The Content-Security-Policy forbids `eval`.
    isEvalSupported: false,
    // A font that a browser rejects would log an error.
    disableFontFace: true,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  } as const;
}

/** Draws pages of a PDF in a worker of its own. */
export class Drawing {
  private port?: Worker;
  private opened?: Promise<PDFDocumentProxy>;

  constructor(private readonly file: File) {}

  private open(): Promise<PDFDocumentProxy> {
    const port = new Worker(
      /* webpackChunkName: "pdfjs_worker" */ new URL(
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        import.meta.url,
      ),
    );
    this.port = port;
    const crashed = new Promise<never>((_resolve, reject) => {
      port.addEventListener('error', ({message}) => {
        this.close();
        reject(new Error(message));
      });
    });
    return Promise.race([crashed, this.load(port)]);
  }

  private async load(port: Worker): Promise<PDFDocumentProxy> {
    try {
      const worker = PDFWorker.create({port, verbosity: VerbosityLevel.ERRORS});
      const data = await readChosenFile(this.file);
      return await getDocument({...options(), data, worker}).promise;
    } catch (error) {
      // So that the next page tries again.
      this.close();
      throw error;
    }
  }

  /**
   * Draws a page as wide as the canvas is shown.
   * @param number from 1
   * @returns `boxOf` for places of this page, the displayed size, and how many pictures and fonts could not be decoded
   * @throws FileChangedError if the file is no longer the one that was checked
   */
  async draw(canvas: HTMLCanvasElement, number: number) {
    this.opened ??= this.open();
    const page = await (await this.opened).getPage(number);
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
    return {
      size: {width: canvas.clientWidth, height: (canvas.clientWidth * height) / width},
      boxOf: (place: Place) => sidesOf(place, boxes, viewport),
      missing: await missingParts(page),
    };
  }

  /** Frees the memory of the document, and ends the worker. */
  close(): void {
    this.opened?.then((document) => document.destroy()).catch(() => undefined);
    delete this.opened;
    this.port?.terminate();
    delete this.port;
  }
}
