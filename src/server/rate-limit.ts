/** Counts posts by client address, in memory: enough for one process and honest mistakes. */

const WINDOW_MS = 60_000;
/** Beyond this many addresses, the oldest are forgotten. */
const MOST_ADDRESSES = 10_000;

interface Count {
  posts: number;
  endsAt: number;
}

/**
 * Makes a counter that allows `perMinute` posts of each address.
 * @returns a function that counts one post: undefined when it may pass, else the seconds to wait.
 */
export function rateLimiter(perMinute: number, now: () => number = Date.now) {
  // A Map keeps the order of insertion, so the first entry is the first to end.
  const counts = new Map<string, Count>();

  function forgetOld(time: number): void {
    for (const [address, {endsAt}] of counts) {
      if (endsAt > time && counts.size < MOST_ADDRESSES) return;
      counts.delete(address);
    }
  }

  return (address: string): number | undefined => {
    const time = now();
    const known = counts.get(address);
    if (!known || known.endsAt <= time) {
      counts.delete(address);
      forgetOld(time);
      counts.set(address, {posts: 1, endsAt: time + WINDOW_MS});
      return undefined;
    }
    known.posts += 1;
    if (known.posts <= perMinute) return undefined;
    return Math.ceil((known.endsAt - time) / 1000);
  };
}
