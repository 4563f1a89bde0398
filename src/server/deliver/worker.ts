/**
 * Makes the deliveries that are due, a few at a time, in as many processes as there are. At least
 * once: a process that dies after a mail has gone, and before it could record that, sends it again.
 */
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Claim, Store} from '../store/store';
import {failureWords, type Delivers} from './channel';

// Half a minute, then twice as long each time: a mail server that is down over a weekend is waited for.
const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * After so many attempts, three days in all, a delivery is dead until an operator retries it, which
 * begins another round.
 */
export const ATTEMPTS = 22;

/**
 * Milliseconds until the next attempt, up to a fifth more or less, so that what failed together
 * does not come back together.
 * @param attempt number of the failed attempt, from 1
 * @param random from 0 to 1
 * @returns undefined after the last attempt of a round.
 */
export function retryDelay(attempt: number, random = Math.random): number | undefined {
  const failed = attempt % ATTEMPTS;
  if (failed === 0) return undefined;
  const delay = Math.min(FIRST_MS * 2 ** (failed - 1), LONGEST_MS);
  return Math.round(delay * (0.8 + 0.4 * random()));
}

export interface WorkerOptions {
  store: Pick<Store, 'claim' | 'delivered' | 'failed' | 'find'>;
  channels: Delivers;
  log: FastifyBaseLogger;
  /** Deliveries at a time: as many mails may go out twice when the process dies. */
  concurrency?: number;
  /** Milliseconds between two looks at the queue, which other processes fill too. */
  pollMs?: number;
  /** Milliseconds that a claim is ours. An attempt gets three quarters of it. */
  leaseMs?: number;
  /** Milliseconds that an attempt may still take once the worker stops. */
  drainMs?: number;
  /** Milliseconds until the next attempt, undefined to give up. */
  retryDelay?: (attempt: number) => number | undefined;
  /** Called after each delivery: something else may be due now. */
  onSettled?: () => void;
}

export type Worker = ReturnType<typeof startWorker>;

/** Pause before a database is asked again that did not answer, in milliseconds. */
const OUTAGE_MS = 1000;

export function startWorker(options: WorkerOptions) {
  const {store, channels, concurrency = 2, pollMs = 5000, leaseMs = 120_000} = options;
  const {drainMs = 8000, retryDelay: delayOf = retryDelay, onSettled} = options;
  const own = Object.keys(channels) as Channel[];
  const log = options.log.child({}, {level: 'info'});
  const stopping = new AbortController();
  const drained = new AbortController();
  const underWay = new Set<Promise<void>>();
  let woken = new AbortController();
  let isDown = false;

  /** Repeats what the database refuses, until it answers; when stopping, tries once. */
  const throughOutage = async <Result>(work: () => Promise<Result>) => {
    for (;;) {
      try {
        const result = await work();
        if (isDown) log.info('The database answers again');
        isDown = false;
        return result;
      } catch (error) {
        if (!isDown) log.error({err: error}, 'The database does not answer: deliveries wait');
        isDown = true;
      }
      if (stopping.signal.aborted) return undefined;
      await sleep(Math.min(OUTAGE_MS, pollMs), stopping.signal);
    }
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      const free = concurrency - underWay.size;
      const claims =
        free > 0 ? await throughOutage(() => store.claim(free, leaseMs, own)) : undefined;
      for (const claim of claims ?? []) begin(claim);
      await sleep(pollMs, AbortSignal.any([woken.signal, stopping.signal]));
    }
  };

  const begin = (claim: Claim) => {
    const work = deliver(claim).finally(() => {
      underWay.delete(work);
      woken.abort();
      onSettled?.();
    });
    underWay.add(work);
  };

  const deliver = async (claim: Claim) => {
    const {submissionId: id, channel, attempt} = claim;
    const started = performance.now();
    const error = await attemptDelivery(claim);
    const entry = {id, channel, attempt, ms: Math.round(performance.now() - started)};
    if (error === undefined) {
      const ours = await throughOutage(() => store.delivered(claim));
      if (ours) log.info(entry, 'Delivered');
      else if (ours === false) log.warn(entry, 'Delivered, but no longer ours');
      return;
    }
    const delay = delayOf(attempt);
    const retryAt = delay === undefined ? undefined : new Date(Date.now() + delay);
    await throughOutage(() => store.failed(claim, error, retryAt));
    if (retryAt) log.warn({...entry, error, retryAt}, 'Not delivered');
    else log.error({...entry, error}, 'Not delivered, and given up');
  };

  /** Returns why it failed, in words that contain nobody's data. */
  const attemptDelivery = async ({submissionId, channel, attempt}: Claim) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort('No answer in time'), leaseMs * 0.75);
    const signal = AbortSignal.any([late.signal, drained.signal]);
    try {
      const submission = await store.find(submissionId);
      // Erased meanwhile, and the claim with it.
      if (!submission) return undefined;
      // Claimed while the worker stopped, or found too late.
      signal.throwIfAborted();
      const work = channels[channel]?.({submission, attempt, signal});
      await Promise.race([work, pause(leaseMs, undefined, {signal, ref: false})]);
      return undefined;
    } catch (error) {
      return signal.aborted ? String(signal.reason) : failureWords(error);
    } finally {
      clearTimeout(timer);
    }
  };

  const ended = loop();
  return {
    wake: () => woken.abort(),
    /** Takes nothing on any more, and resolves when what is under way is settled. */
    async stop() {
      stopping.abort();
      const drain = setTimeout(() => drained.abort('The server stopped'), drainMs);
      await ended;
      await Promise.all(underWay);
      clearTimeout(drain);
      for (const channel of Object.values(channels)) channel.close?.();
    },
  };
}

/** Resolves after `ms`, or when the signal aborts. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, {signal}).catch(() => undefined);
}
