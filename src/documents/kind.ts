/** What a file is, by its first bytes: never by its name. */
import {Refusal} from './refusal';

export type FileKind = 'pdf' | 'office';

const HEAD = 1024;
const OTHER_TYPE = /^(?:\s*<|PK|MZ|GIF8|\x7fELF|\xff\xd8\xff|\x89PNG|#!|RIFF)/;

const holds = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes).includes(word);

/**
 * Whether a PDF begins as programs expect: something before the header is allowed, and common; the beginning of
 * another type is neither. @param head the first 1024 bytes
 */
export function beginsAsPdf(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD));
  return text.includes('%PDF-') && !OTHER_TYPE.test(text);
}

/** @throws Refusal for what is neither */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new Refusal('empty');
  const [a, b, c, d] = bytes;
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) return 'office';
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) throw new Refusal('oldOffice');
  if (holds(bytes.subarray(0, HEAD), '%PDF-')) return 'pdf';
  // A file that lost its head is known by its tail.
  if (holds(bytes.subarray(Math.max(0, bytes.length - HEAD)), 'startxref')) return 'pdf';
  throw new Refusal('notADocument');
}
