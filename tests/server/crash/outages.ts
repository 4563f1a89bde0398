/** Outages that were announced, and the time that somebody waited outside them. All times are monotonic milliseconds. */

interface Outage {
  what: string;
  from: number;
  /** Infinity while it lasts. */
  to: number;
}

export function createOutages(now = () => performance.now()) {
  const outages: Outage[] = [];
  return {
    /** Announces an outage, which lasts until the returned function is called. */
    announce(what: string): () => void {
      const outage: Outage = {what, from: now(), to: Infinity};
      outages.push(outage);
      return () => {
        outage.to = now();
      };
    },
    /** Returns true if there was an outage at any moment since `from`. */
    since: (from: number): boolean => outages.some((outage) => outage.to >= from),
    /** Returns the milliseconds from `from` until now in which there was no outage. */
    waitedOutside(from: number): number {
      const end = now();
      let waited = 0;
      let countedUntil = from;
      for (const outage of outages.toSorted((one, other) => one.from - other.from)) {
        waited += Math.max(0, Math.min(outage.from, end) - countedUntil);
        countedUntil = Math.max(countedUntil, outage.to);
      }
      return waited + Math.max(0, end - countedUntil);
    },
    seconds(): Record<string, number> {
      const seconds: Record<string, number> = {};
      for (const {what, from, to} of outages) {
        seconds[what] = Math.round((seconds[what] ?? 0) + (Math.min(to, now()) - from) / 1000);
      }
      return seconds;
    },
  };
}
