/** FlateDecode. Recovers the readable part of a damaged stream, up to a limit. */
import {Inflate} from 'fflate';
import {LimitError} from '../../limits.ts';

/** Small, so that a decompression bomb is noticed early: 16 KB become 16 MB at most. */
const CHUNK = 16_384;

const isZlibHeader = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && ((first << 8) | second) % 31 === 0;

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Decompresses Deflate data, with or without a zlib header. @param limit the most decompressed bytes */
export const flate = (data: Uint8Array, limit: number): Uint8Array =>
  inflateRaw(data.subarray(isZlibHeader(data) ? 2 : 0), limit);

/** Decompresses Deflate data without a header, as in zip archives. @param limit the most decompressed bytes */
export function inflateRaw(data: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
    if (size > limit) throw new LimitError('bytes');
  });
  try {
    for (let at = 0; at < data.length; at += CHUNK) {
      inflate.push(data.subarray(at, at + CHUNK), false);
    }
  } catch (error) {
    // The bytes before the damage are good.
    if (error instanceof LimitError) throw error;
  }
  return join(parts);
}
