/** Tells whether two submissions are the same one. */
import {createHash} from 'node:crypto';
import type {NewSubmission} from './store';

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A hash over everything that the visitor sent; the order of the fields does not count. */
export function contentHash({form, fields, file}: NewSubmission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([form, sorted, file && [file.name, sha256(file.bytes)]]));
}
