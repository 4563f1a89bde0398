/** The part of PdfFile that readers of cross-references and object streams need. */
import type {Budget} from '../limits.ts';
import type {Dict, PdfObject, Ref, Resolve, Stream} from './objects.ts';
import type {Parser} from './parser.ts';

/** An offset in the file, or an index in an object stream. */
export type Entry =
  {kind: 'offset'; offset: number; gen: number} | {kind: 'packed'; stream: number; index: number};

export interface Xref {
  entries: Map<number, Entry | null>;
  trailer: Dict;
}

export interface PdfSource {
  readonly bytes: Uint8Array;
  readonly budget: Budget;
  /** Number of bytes before the header; offsets in the file count from the header. */
  readonly headerOffset: number;
  readonly objStreams: {numbers(num: number): number[]};
  resolve: Resolve;
  parser(pos: number): Parser;
  load(ref: Ref): PdfObject;
  /** Returns the indirect object that begins at an offset; undefined if there is none. */
  objectAt(pos: number): PdfObject | undefined;
  /** Returns a stream's content, its filters undone; undefined for pictures and unknown filters. */
  decoded(stream: Stream): Uint8Array | undefined;
  isCompressed(num: number): boolean;
  setXref(xref: Xref): void;
}
