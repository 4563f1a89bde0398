/** Carries on while the database does not answer. */
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';

/** Repeats work until it succeeds. @returns undefined when the signal aborted before. */
export type Retry = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Makes a function that repeats what fails, every `pauseMs`, until `signal` aborts; then it tries
 * once more. A spell of failures is logged once, however many notice it, and so is its end.
 */
export function throughOutages(
  log: FastifyBaseLogger,
  signal: AbortSignal,
  pauseMs: number,
): Retry {
  let down = false;
  return async (work) => {
    for (;;) {
      const last = signal.aborted;
      try {
        const result = await work();
        if (down) log.info('The database answers again');
        down = false;
        return result;
      } catch (error) {
        if (!down) log.error({err: error}, 'The database does not answer: deliveries wait');
        down = true;
      }
      if (last) return undefined;
      await pause(pauseMs, undefined, {signal}).catch(() => undefined);
    }
  };
}
