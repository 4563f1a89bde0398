/** Limits the bytes of uploads that are in memory at the same time. */
import {Problem} from './problems';

const MEGABYTE = 1024 ** 2;
/** Bytes that may be held for all clients, and for one: the largest upload has 50 MB. */
export const UPLOAD_MEMORY = {all: 128 * MEGABYTE, ofOneClient: 64 * MEGABYTE};

/** What most uploads take. */
const RETRY_SECONDS = 10;

/** The bytes that one request holds. */
export interface MemoryShare {
  /** Counts bytes that have arrived. @throws Problem (503) when they would be too many. */
  take(bytes: number): void;
  /** Ends the request's share. */
  release(): void;
}

/** Returns a function that opens a share for one request of a client. */
export function uploadMemory(most = UPLOAD_MEMORY): (client: string) => MemoryShare {
  let all = 0;
  const byClient = new Map<string, number>();
  return (client) => {
    let own = 0;
    let open = true;
    const add = (bytes: number) => {
      const ofClient = (byClient.get(client) ?? 0) + bytes;
      own += bytes;
      all += bytes;
      if (ofClient > 0) byClient.set(client, ofClient);
      else byClient.delete(client);
    };
    return {
      take(bytes) {
        const ofClient = (byClient.get(client) ?? 0) + bytes;
        if (!open || all + bytes > most.all || ofClient > most.ofOneClient) {
          const detail = 'Too many files are arriving just now.';
          throw new Problem(503, {detail, retryAfter: RETRY_SECONDS});
        }
        add(bytes);
      },
      release() {
        open = false;
        add(-own);
      },
    };
  };
}
