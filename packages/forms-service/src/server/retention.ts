/** Deletes old submissions, as the privacy policy promises. */
import type {FastifyBaseLogger} from 'fastify';
import {
  DAY_MS,
  SKEW_MS,
  countOn,
  systemClocks,
  type Clocks,
  type ServiceTime,
} from './service-time.ts';
import type {Cutoff, Store} from './store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

/** What retention needs of the store. */
export type RetentionStore = Pick<
  Store,
  'newest' | 'purge' | 'updateServiceTime' | 'recordArrivals'
>;

/**
 * Counts the service time on, and records when new submissions arrived. Before the first count, only the clock says how old
 * the stored submissions are, so that it must not be before the newest of them, nor more than a year after it.
 * @returns the service time, undefined if the clock is needed and seems wrong; and a sentence if it seems wrong
 */
export async function countServiceTime(
  store: Omit<RetentionStore, 'purge'>,
  clocks: Clocks = systemClocks(),
): Promise<{service?: number; fault?: string}> {
  const newest = await store.newest();
  const age = newest === undefined ? 0 : clocks.now() - Date.parse(newest);
  const isPlausible = age >= -SKEW_MS && age <= YEAR_MS;
  let before: ServiceTime | undefined;
  let counted: ReturnType<typeof countOn> | undefined;
  await store.updateServiceTime((last) => {
    before = last;
    counted = last || isPlausible ? countOn(last, clocks) : undefined;
    return counted?.time;
  });
  if (!counted) {
    const now = new Date(clocks.now()).toISOString();
    return {fault: `The clock says ${now}, but the newest submission is of ${newest}`};
  }
  const {time, fault} = counted;
  await store.recordArrivals({before: before?.service, service: time.service, now: time.now});
  return {service: time.service, ...(fault !== undefined && {fault})};
}

/** Returns which submissions have been in service for more than `days`. */
export function cutoffAt(service: number, days: number): Cutoff {
  return {arrivedBefore: service - days * DAY_MS};
}

/** Deletes submissions older than `days`, now and every hour. @returns a function that stops it */
export function enforceRetention(
  store: RetentionStore,
  days: number,
  log: FastifyBaseLogger,
  clocks: Clocks = systemClocks(),
): () => void {
  const infoLog = log.child({}, {level: 'info'});
  const purge = async () => {
    try {
      const {service, fault} = await countServiceTime(store, clocks);
      if (service === undefined) {
        log.error(`${fault}: nothing is deleted. Set the clock, or run: forms purge --force`);
        return;
      }
      if (fault !== undefined) log.error(`${fault}: this time does not count as age.`);
      // What expires before the next purge.
      const purged = await store.purge(cutoffAt(service + HOUR_MS, days));
      if (purged > 0) infoLog.info({purged, days});
    } catch (error) {
      // Tried again after an hour.
      log.error({err: error}, 'Old submissions were not deleted');
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), HOUR_MS).unref();
  return () => clearInterval(timer);
}
