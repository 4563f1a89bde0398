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
  let changes = 0;
  /** @returns whether that is new: work that began before the last change says nothing of the time after it. */
  const turned = (isDown: boolean, begunAt: number) => {
    if (isDown === down || begunAt !== changes) return false;
    down = isDown;
    changes += 1;
    return true;
  };
  return async (work) => {
    for (;;) {
      const last = signal.aborted;
      const begunAt = changes;
      try {
        const result = await work();
        if (turned(false, begunAt)) log.info('The database answers again');
        return result;
      } catch (error) {
        if (turned(true, begunAt)) {
          log.error({err: error}, 'The database does not answer: deliveries wait');
        }
      }
      if (last) return undefined;
      await pause(pauseMs, undefined, {signal}).catch(() => undefined);
    }
  };
}
