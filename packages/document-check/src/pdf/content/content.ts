/** Types that ContentWalker, for all pages, and ContentReader, for one content stream, share. */
import type {PdfFile} from '../file.ts';
import type {Font} from '../fonts/font.ts';
import type {Dict, PdfObject, Stream} from '../objects.ts';
import type {StructTree} from '../structure/tree.ts';
import type {Mark, Surroundings} from './marks.ts';

/** A kind of painted content. */
export type PaintedKind = 'text' | 'path' | 'image' | 'shading';

/** The page or form XObject whose content stream is being read. */
export interface Owner {
  dict: Dict;
  /** Object number of the form XObject; undefined for a page's own content. */
  stream: number | undefined;
  /** Object number of the page; `pageNumber`: its number in the document, from 1. */
  page: number;
  pageNumber: number;
  resources: Dict | undefined;
}

/** A string that a text operator shows; `drawn` is false for invisible text. */
export interface ShownText {
  font: Font | undefined;
  bytes: Uint8Array;
  drawn: boolean;
}

/** Receives the content of pages in the order in which it is painted. */
export interface Listener {
  /** Whether a form XObject is read each time that it is painted, not only where that may give other findings. */
  readsEveryUse?: boolean;
  /** Called with every operator, before its effect. */
  operator?(operator: string, operands: readonly PdfObject[]): void;
  mark(mark: Mark, around: Surroundings, page: number): void;
  painted(piece: PaintedKind, around: Surroundings, page: number): void;
  text(shown: ShownText, around: Surroundings, page: number): void;
  /** Called for a picture. @param area that it covers, in square units of the page */
  image(area: number, around: Surroundings, page: number): void;
}

/** The content of all pages, as the reader of one stream needs it. */
export interface Content {
  readonly file: PdfFile;
  readonly tree: StructTree | undefined;
  readonly listener: Listener;
  font(raw: PdfObject | undefined): Font | undefined;
  /** Reads a form XObject that a stream paints. */
  form(stream: Stream, owner: Owner, around: Surroundings, depth: number, area: number): void;
}
