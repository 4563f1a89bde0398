/** Tells whether two submissions are the same one. */
import {createHash} from 'node:crypto';
import type {NewSubmission} from './store';

/** SHA-256 in hexadecimal. */
function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

export interface Fingerprint {
  /** Over everything that the visitor sent; the order of the fields does not count. */
  content: string;
  /** Over the file's bytes. */
  file: string | undefined;
}

export function fingerprintOf({form, fields, file}: NewSubmission): Fingerprint {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const fileHash = file && sha256(file.bytes);
  const content = sha256(JSON.stringify([form, sorted, file && [file.name, fileHash]]));
  return {content, file: fileHash};
}
