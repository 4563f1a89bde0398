/** Determines the type of a file from its first bytes, never from its name. */
import {Refusal} from './refusal.ts';

export type FileType = 'pdf' | 'office';

const SEARCH_BYTES = 1024;

const contains = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes).includes(word);

/** Returns the type of a file. @throws Refusal if it is neither a PDF nor an Office file */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new Refusal('empty');
  const [a, b, c, d] = bytes;
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) {
    if (contains(bytes.subarray(0, SEARCH_BYTES), 'vnd.oasis.opendocument')) {
      throw new Refusal('openDocument');
    }
    return 'office';
  }
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) throw new Refusal('oldOffice');
  if (contains(bytes.subarray(0, SEARCH_BYTES), '%PDF-')) return 'pdf';
  // A file that lost its beginning is recognised by its end.
  if (contains(bytes.subarray(Math.max(0, bytes.length - SEARCH_BYTES)), 'startxref')) return 'pdf';
  throw new Refusal('notADocument');
}
