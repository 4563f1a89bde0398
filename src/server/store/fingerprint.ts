/** Tells whether two submissions are the same one. */
import {createHash, createHmac} from 'node:crypto';
import type {NewSubmission} from './submission';

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A plain hash of what a person wrote can be guessed; one with a key cannot. */
export function keyedHash(key: Uint8Array, hash: string): string {
  return createHmac('sha256', key).update(hash).digest('hex');
}

export interface Fingerprint {
  /** Over everything that the visitor sent; the order of the fields does not count. */
  content: string;
  /** Over the bytes of each file that is kept. */
  files: readonly string[];
}

export function fingerprintOf(
  {form, fields, files = []}: NewSubmission,
  key: Uint8Array,
): Fingerprint {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes = files.map(({bytes}) => sha256(bytes));
  const named = files.map(({field, name}, index) => [field, name, hashes[index]]);
  return {content: keyedHash(key, sha256(JSON.stringify([form, sorted, named]))), files: hashes};
}
