/** Deletes submissions when their time is up, as the privacy policy promises. */
import type {FastifyBaseLogger} from 'fastify';
import type {Store} from './store/store';

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what is older than `days` now, and again every day.
 * @returns a function that ends it.
 */
export function keepRetention(store: Store, days: number, log: FastifyBaseLogger): () => void {
  const notes = log.child({}, {level: 'info'});
  const purge = async () => {
    try {
      const purged = await store.purge(new Date(Date.now() - days * DAY_MS));
      if (purged > 0) notes.info({purged, days});
    } catch (error) {
      // The next day tries again; meanwhile nothing is lost but time.
      log.error({err: error});
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
