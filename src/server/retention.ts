/** Deletes submissions when their time is up, as the privacy policy promises. */
import type {FastifyBaseLogger} from 'fastify';
import type {Store} from './store/store';

/** How often it is noted that the service runs. */
const LOOK_MS = 60 * 60 * 1000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what is older than `days` now, and again every day; nothing while the clock is not to be
 * believed (store/last-seen.ts).
 * @returns a function that ends it.
 */
export function keepRetention(store: Store, days: number, log: FastifyBaseLogger): () => void {
  const notes = log.child({}, {level: 'info'});
  const look = async () => {
    try {
      return await store.lookAtClock();
    } catch (error) {
      log.error({err: error});
      return undefined;
    }
  };
  const purge = async () => {
    const clock = await look();
    if (clock?.jumped) {
      log.error(
        {lastRan: new Date(clock.seen), now: new Date(clock.jumped.latest)},
        'The clock is days away from when the service last ran: nothing is deleted. Set it, or wait three days',
      );
    }
    if (!clock || clock.jumped) return;
    try {
      const purged = await store.purge(new Date(Date.now() - days * DAY_MS));
      if (purged > 0) notes.info({purged, days});
    } catch (error) {
      // The next day tries again; meanwhile nothing is lost but time.
      log.error({err: error});
    }
  };
  void purge();
  const timers = [
    setInterval(() => void purge(), DAY_MS).unref(),
    setInterval(() => void look(), LOOK_MS).unref(),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
