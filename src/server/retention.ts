/** Deletes old submissions, as the privacy policy promises. */
import type {FastifyBaseLogger} from 'fastify';
import type {Store} from './store/store';

export const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Greatest difference between the clocks of several servers that is not a fault. */
const SKEW_MS = 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/**
 * Returns why the clock seems wrong: it is before the newest submission, or more than a year after it.
 * Otherwise returns undefined.
 */
export async function findClockFault(
  store: Pick<Store, 'newest'>,
  now: number,
): Promise<string | undefined> {
  const newest = await store.newest();
  if (newest === undefined) return undefined;
  const age = now - Date.parse(newest);
  if (age >= -SKEW_MS && age <= YEAR_MS) return undefined;
  return `The clock says ${new Date(now).toISOString()}, but the newest submission is of ${newest}`;
}

/** Deletes submissions older than `days`, now and every hour. @returns a function that stops it */
export function enforceRetention(
  store: Pick<Store, 'newest' | 'purge'>,
  days: number,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
): () => void {
  const infoLog = log.child({}, {level: 'info'});
  const purge = async () => {
    try {
      const fault = await findClockFault(store, now());
      if (fault !== undefined) {
        log.error(`${fault}: nothing is deleted. Set the clock, or run: forms purge --force`);
        return;
      }
      const purged = await store.purge(new Date(now() - days * DAY_MS + HOUR_MS));
      if (purged > 0) infoLog.info({purged, days});
    } catch (error) {
      // Tried again after an hour.
      log.error({err: error});
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), HOUR_MS).unref();
  return () => clearInterval(timer);
}
