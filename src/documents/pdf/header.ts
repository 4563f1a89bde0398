/** How a PDF begins. */
import {HEAD} from '../kind';

const OTHER_TYPE = /^(?:\s*<|PK|MZ|GIF8|\x7fELF|\xff\xd8\xff|\x89PNG|#!|RIFF)/;

/**
 * Whether a PDF begins as programs expect: something before the header is allowed, and common; the beginning of
 * another type is neither.
 */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return head.includes('%PDF-') && !OTHER_TYPE.test(head);
}
