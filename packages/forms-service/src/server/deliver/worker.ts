/**
 * Makes due deliveries, a few at a time. Several processes can share the queue. Each delivery is made at
 * least once: if a process dies after sending a mail and before recording it, the mail is sent again.
 */
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Claim, Store} from '../store/store.ts';
import {failureReason, type Delivers} from './channel.ts';

// The delay doubles after each failure, so that deliveries continue after a weekend's outage of the mail server.
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1000;

/**
 * After this many attempts, in about three days, a delivery is dead until an operator retries it, which
 * starts another series.
 */
export const ATTEMPTS = 22;

/**
 * Returns the milliseconds until the next attempt, with 20 % jitter, so that deliveries that failed
 * together are not retried together.
 * @param attempt number of the failed attempt, from 1
 * @param random from 0 to 1
 * @returns undefined after the last attempt of a series
 */
export function retryDelay(attempt: number, random = Math.random): number | undefined {
  const failed = attempt % ATTEMPTS;
  if (failed === 0) return undefined;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failed - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.8 + 0.4 * random()));
}

export interface WorkerOptions {
  store: Pick<Store, 'claim' | 'delivered' | 'failed' | 'find'>;
  channels: Delivers;
  log: FastifyBaseLogger;
  /** Greatest number of deliveries at a time, 1 by default. If the process dies, this many may be made twice. */
  concurrency?: number;
  /** Milliseconds between polls of the queue, to which other processes also add. */
  pollMs?: number;
  /** Milliseconds that a claim is leased. An attempt may take three quarters of this. */
  leaseMs?: number;
  /** Milliseconds that attempts in progress may take after the worker stops. */
  drainMs?: number;
  /** Returns the milliseconds until the next attempt, undefined to give up. `random` returns 0 to 1. */
  retryDelay?: (attempt: number, random?: () => number) => number | undefined;
  /** Called after each delivery, since another may be due now. */
  onSettled?: () => void;
}

export type Worker = ReturnType<typeof startWorker>;

const LEASE_MS = 120_000;

/** Milliseconds between attempts to reach a database that is down. */
const RECONNECT_MS = 1000;

export function startWorker(options: WorkerOptions) {
  const {store, channels, concurrency = 1, pollMs = 5000, leaseMs = LEASE_MS} = options;
  const {drainMs = 8000, onSettled} = options;
  const channelNames = Object.keys(channels) as Channel[];
  const longestDelays = longestDelaysOf(options.retryDelay ?? retryDelay);
  const log = options.log.child({}, {level: 'info'});
  const stopping = new AbortController();
  const drained = new AbortController();
  const inProgress = new Set<Promise<void>>();
  const retryUntilUp = createRetries(log, Math.min(RECONNECT_MS, pollMs), stopping.signal);
  const deliver = createDelivery(options, log, retryUntilUp, drained.signal);
  let polled = new AbortController();

  const loop = async () => {
    while (!stopping.signal.aborted) {
      polled = new AbortController();
      const free = concurrency - inProgress.size;
      if (free > 0) await startDeliveries(free);
      await sleep(pollMs, AbortSignal.any([polled.signal, stopping.signal]));
    }
  };

  const startDeliveries = async (limit: number) => {
    const claims = await retryUntilUp(() =>
      store.claim(limit, leaseMs, channelNames, longestDelays),
    );
    for (const claim of claims ?? []) startDelivery(claim);
  };

  const startDelivery = (claim: Claim) => {
    const work = deliver(claim).finally(() => {
      inProgress.delete(work);
      polled.abort();
      onSettled?.();
    });
    inProgress.add(work);
  };

  const ended = loop();

  return {
    /** Polls the queue now. */
    poll: () => polled.abort(),
    /** Stops claiming deliveries, and resolves when those in progress are settled. */
    async stop() {
      stopping.abort();
      const drain = setTimeout(() => drained.abort('The server stopped'), drainMs);
      await ended;
      await Promise.all(inProgress);
      clearTimeout(drain);
      for (const channel of Object.values(channels)) channel.close?.();
    },
  };
}

const timeAfter = (ms: number | undefined): Date | undefined =>
  ms === undefined ? undefined : new Date(Date.now() + ms);

/** Returns the longest delay after each attempt but the last, in milliseconds. */
const longestDelaysOf = (delayOf: typeof retryDelay): number[] =>
  Array.from({length: ATTEMPTS - 1}, (_, index) => delayOf(index + 1, () => 1) ?? 0);

/** Returns a function that retries until the database answers; it tries once if the worker is stopping. */
function createRetries(log: FastifyBaseLogger, delayMs: number, stopping: AbortSignal) {
  let isDown = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
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
      if (stopping.aborted) return undefined;
      await sleep(delayMs, stopping);
    }
  };
}

/** Returns a function that makes a delivery, and records and logs its result. */
function createDelivery(
  options: WorkerOptions,
  log: FastifyBaseLogger,
  retryUntilUp: ReturnType<typeof createRetries>,
  drained: AbortSignal,
) {
  const {store, retryDelay: delayOf = retryDelay} = options;
  return async (claim: Claim): Promise<void> => {
    const {submissionId: id, channel, attempt} = claim;
    const started = performance.now();
    const error = await attemptDelivery(options, claim, drained);
    const entry = {id, channel, attempt, ms: Math.round(performance.now() - started)};
    if (error === undefined) {
      const isRecorded = await retryUntilUp(() => store.delivered(claim));
      if (isRecorded) log.info(entry, 'Delivered');
      else if (isRecorded === false) log.warn(entry, 'Delivered, but no longer ours');
      return;
    }
    const retryAt = timeAfter(delayOf(attempt));
    await retryUntilUp(() => store.failed(claim, error, retryAt));
    if (retryAt) log.warn({...entry, error, retryAt}, 'Not delivered');
    else log.error({...entry, error}, 'Not delivered, and given up');
  };
}

/** Makes one delivery. @returns undefined on success, or an error message without personal data */
async function attemptDelivery(
  {store, channels, leaseMs = LEASE_MS}: WorkerOptions,
  {submissionId, channel, attempt}: Claim,
  drained: AbortSignal,
): Promise<string | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort('No answer in time'), leaseMs * 0.75);
  const signal = AbortSignal.any([timeout.signal, drained]);
  try {
    const submission = await store.find(submissionId);
    // Erased meanwhile, with its deliveries.
    if (!submission) return undefined;
    // The worker stopped after the claim, or reading took too long.
    signal.throwIfAborted();
    const work = channels[channel]?.({submission, attempt, signal});
    await Promise.race([work, pause(leaseMs, undefined, {signal, ref: false})]);
    return undefined;
  } catch (error) {
    return signal.aborted ? String(signal.reason) : failureReason(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after `ms`, or when the signal aborts. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, {signal}).catch(() => undefined);
}
