/** Counts posts by client, in memory: enough for one process and honest mistakes. */

import {elapsed, type Elapsed} from './clock';

const WINDOW_MS = 60_000;
/** Beyond this many clients, the oldest are forgotten. */
const MOST_CLIENTS = 10_000;

interface Count {
  posts: number;
  endsAt: number;
}

/**
 * Makes a counter that allows `perMinute` posts of each client.
 * @returns a function that counts one post: undefined when it may pass, else the seconds to wait.
 */
export function rateLimiter(perMinute: number, now: Elapsed = elapsed) {
  // A Map keeps the order of insertion, so the first entry is the first to end.
  const counts = new Map<string, Count>();

  function forgetOld(time: number): void {
    for (const [client, {endsAt}] of counts) {
      if (endsAt > time && counts.size < MOST_CLIENTS) return;
      counts.delete(client);
    }
  }

  return (client: string): number | undefined => {
    const time = now();
    const known = counts.get(client);
    if (!known || known.endsAt <= time) {
      counts.delete(client);
      forgetOld(time);
      counts.set(client, {posts: 1, endsAt: time + WINDOW_MS});
      return undefined;
    }
    known.posts += 1;
    if (known.posts <= perMinute) return undefined;
    return Math.ceil((known.endsAt - time) / 1000);
  };
}
