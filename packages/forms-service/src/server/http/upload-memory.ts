/** Limits the bytes of uploads that are in memory at the same time. */
import {MIN_UPLOAD_SPEED} from '../../forms/index.ts';
import {HttpError} from './errors.ts';

const MEGABYTE = 1024 ** 2;
/** Greatest number of bytes for all clients, and for one. The largest upload has 50 MB. */
export const UPLOAD_MEMORY = {all: 128 * MEGABYTE, ofOneClient: 64 * MEGABYTE};

/** Seconds within which most uploads finish. */
const RETRY_SECONDS = 10;

/** Time for which an upload may pause, and for which it may be behind or ahead of the lowest speed, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Milliseconds that a byte takes at the lowest speed. */
const MS_PER_BYTE = 8000 / MIN_UPLOAD_SPEED;

interface Share {
  client: string;
  bytes: number;
  /** Until then, the bytes that have arrived are enough for the lowest speed. */
  inTimeUntil: number;
  /** Ends the request. */
  end: () => void;
}

export type MemoryShare = ReturnType<ReturnType<typeof uploadMemory>>;

/**
 * Returns a function that opens a memory share for one request of a client. When memory is short, the request that is the
 * furthest behind the lowest speed is ended, so that requests that do not go on cannot keep out others.
 * @param now returns milliseconds of a monotonic clock
 */
export function uploadMemory(limits = UPLOAD_MEMORY, now = () => performance.now()) {
  const shares = new Set<Share>();
  const used = (counted: readonly Share[]) => counted.reduce((sum, {bytes}) => sum + bytes, 0);
  const ofClient = (client: string) => [...shares].filter((share) => share.client === client);

  /** Ends slow requests until `counted` leaves room for `bytes`. @returns false if no more are slow */
  const makeRoom = (counted: () => readonly Share[], limit: number, bytes: number, own: Share) => {
    while (used(counted()) + bytes > limit) {
      const slow = counted().filter((share) => share !== own && share.inTimeUntil < now());
      const [slowest] = slow.sort((one, other) => one.inTimeUntil - other.inTimeUntil);
      if (!slowest) return false;
      shares.delete(slowest);
      slowest.end();
    }
    return true;
  };

  /** @param end ends the request if its memory is needed */
  return (client: string, end: () => void = () => undefined) => {
    const share: Share = {client, bytes: 0, inTimeUntil: now() + PATIENCE_MS, end};
    shares.add(share);
    return {
      /** Counts bytes that have arrived. @throws HttpError (503) above the limit */
      take(bytes: number) {
        const fits =
          // A released share accepts no bytes, since its request has ended.
          shares.has(share) &&
          makeRoom(() => ofClient(client), limits.ofOneClient, bytes, share) &&
          makeRoom(() => [...shares], limits.all, bytes, share);
        if (!fits) {
          const detail = 'Too many files are arriving just now.';
          throw new HttpError(503, {detail, retryAfter: RETRY_SECONDS});
        }
        share.bytes += bytes;
        const behind = Math.max(share.inTimeUntil, now() - PATIENCE_MS);
        share.inTimeUntil = Math.min(behind + bytes * MS_PER_BYTE, now() + PATIENCE_MS);
      },
      release: () => void shares.delete(share),
    };
  };
}
