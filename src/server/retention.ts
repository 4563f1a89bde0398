/** Deletes submissions when their time is up, as the privacy policy promises. */
import type {FastifyBaseLogger} from 'fastify';
import type {Store} from './store/store';

export const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** What arrived a moment ago on another server may be this far ahead. */
const SKEW_MS = 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/**
 * Returns why the clock is not to be believed, undefined when it is: it is before the newest
 * submission, or more than a year after it.
 */
export async function doubtClock(
  store: Pick<Store, 'newest'>,
  now: number,
): Promise<string | undefined> {
  const newest = await store.newest();
  if (newest === undefined) return undefined;
  const age = now - Date.parse(newest);
  if (age >= -SKEW_MS && age <= YEAR_MS) return undefined;
  return `The clock says ${new Date(now).toISOString()}, but the newest submission is of ${newest}`;
}

/**
 * Deletes what is older than `days` now, and again every hour, so that nothing is kept longer than
 * an hour beyond its time. @returns a function that ends it.
 */
export function keepRetention(
  store: Pick<Store, 'newest' | 'purge'>,
  days: number,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
): () => void {
  const notes = log.child({}, {level: 'info'});
  const purge = async () => {
    try {
      const doubt = await doubtClock(store, now());
      if (doubt !== undefined) {
        log.error(`${doubt}: nothing is deleted. Set the clock, or run: forms purge --force`);
        return;
      }
      const purged = await store.purge(new Date(now() - days * DAY_MS + HOUR_MS));
      if (purged > 0) notes.info({purged, days});
    } catch (error) {
      // The next hour tries again; meanwhile nothing is lost but time.
      log.error({err: error});
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), HOUR_MS).unref();
  return () => clearInterval(timer);
}
