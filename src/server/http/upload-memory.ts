/** Limits the bytes of uploads that are in memory at the same time. */
import {HttpError} from './errors';

const MEGABYTE = 1024 ** 2;
/** Greatest number of bytes for all clients, and for one. The largest upload has 50 MB. */
export const UPLOAD_MEMORY = {all: 128 * MEGABYTE, ofOneClient: 64 * MEGABYTE};

/** Seconds within which most uploads finish. */
const RETRY_SECONDS = 10;

export type MemoryShare = ReturnType<ReturnType<typeof uploadMemory>>;

/** Returns a function that opens a memory share for one request of a client. */
export function uploadMemory(limits = UPLOAD_MEMORY) {
  const shares = new Set<{client: string; bytes: number}>();
  const sum = (counted: Iterable<{bytes: number}>) =>
    [...counted].reduce((total, {bytes}) => total + bytes, 0);
  return (client: string) => {
    const share = {client, bytes: 0};
    shares.add(share);
    return {
      /** Counts bytes that have arrived. @throws HttpError (503) above the limit */
      take(bytes: number) {
        const all = sum(shares) + bytes;
        const own = sum([...shares].filter((one) => one.client === client)) + bytes;
        // A released share accepts no bytes, since its request has ended.
        if (!shares.has(share) || all > limits.all || own > limits.ofOneClient) {
          const detail = 'Too many files are arriving just now.';
          throw new HttpError(503, {detail, retryAfter: RETRY_SECONDS});
        }
        share.bytes += bytes;
      },
      release: () => void shares.delete(share),
    };
  };
}
