/**
 * Delivers what waits in the queue, a few at a time, in as many processes as there are. At least
 * once: a process that dies after a mail has gone, and before it could say so, sends it again.
 */
import type {FastifyBaseLogger} from 'fastify';
import type {Channel, Claim, DeliveryQueue, Store} from '../store/store';
import {attemptDelivery, failureWords} from './attempt';
import {retryDelay} from './backoff';
import {createNotifier} from './notifier';
import type {Delivers} from './channel';
import {throughOutages} from './outage';

export interface WorkerOptions {
  store: Pick<DeliveryQueue, 'claim' | 'delivered' | 'failed'> & Pick<Store, 'find'>;
  channels: Delivers;
  log: FastifyBaseLogger;
  /** Deliveries at a time. */
  concurrency?: number;
  /** Milliseconds between two looks at the queue, which other processes fill too. */
  pollMs?: number;
  /** Milliseconds that a claim is ours. An attempt gets three quarters of it. */
  leaseMs?: number;
  /** Milliseconds that an attempt may still take when the worker is told to stop. */
  drainMs?: number;
  /** Milliseconds until the next attempt, undefined to give up. */
  retryDelay?: (attempt: number) => number | undefined;
}

export interface Worker {
  /** Tells it that something may be due. */
  wake(): void;
  /** Takes nothing on any more, and resolves when what is under way is settled. */
  stop(): Promise<void>;
}

const STOPPED = 'The server stopped';
const TOO_LATE = 'No answer in time';

/** Pause before the database is asked again that did not answer. */
const OUTAGE_MS = 1000;

function nameOf({submissionId, channel}: Claim): string {
  return `${submissionId} ${channel}`;
}

/** Starts to deliver. */
export function startWorker(options: WorkerOptions): Worker {
  const {store, channels, concurrency = 5, pollMs = 5000, leaseMs = 120_000} = options;
  const {drainMs = 8000, retryDelay: delayOf = retryDelay} = options;
  const own = Object.keys(channels) as Channel[];
  const log = options.log.child({}, {level: 'info'});
  const notifier = createNotifier();
  const stopping = new AbortController();
  const retry = throughOutages(log, stopping.signal, Math.min(OUTAGE_MS, pollMs));
  /** What is under way, and what ends it. */
  const underWay = new Map<Promise<void>, AbortController>();
  /** What the other side has, and our latest claim of it, until the store says so too. */
  const handedOver = new Map<string, Claim>();
  /** Whether the last look took all that it could. */
  let mayBeMore = false;

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const free = concurrency - underWay.size;
      if (free > 0) {
        const claimedAt = performance.now();
        const claims = (await retry(() => store.claim(free, leaseMs, own))) ?? [];
        for (const claim of claims) begin(claim, claimedAt + leaseMs * 0.75);
        mayBeMore = claims.length === free;
      }
      await notifier.wait(pollMs);
    }
  };

  const begin = (claim: Claim, until: number) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(TOO_LATE)), until - performance.now());
    const work = deliver(claim, limit.signal).finally(() => {
      clearTimeout(timer);
      underWay.delete(work);
      if (mayBeMore) notifier.notify();
    });
    underWay.set(work, limit);
  };

  const deliver = async (claim: Claim, signal: AbortSignal) => {
    const {submissionId: id, channel, attempt} = claim;
    const started = performance.now();
    let error: string | undefined;
    // A lease may end while the store cannot be told of the delivery: that is not made again.
    if (!handedOver.has(nameOf(claim))) {
      try {
        const submission = await store.find(id);
        // Erased meanwhile, and the claim with it.
        if (!submission) return;
        error = await attemptDelivery(channels[channel], {submission, attempt, signal});
      } catch (failure) {
        error = failureWords(failure);
      }
    }
    const note = {id, channel, attempt, ms: Math.round(performance.now() - started)};
    if (error === undefined) await settleDone(claim, note);
    else await settleFailed(claim, error, note);
  };

  const settleDone = async (claim: Claim, note: object) => {
    const name = nameOf(claim);
    handedOver.set(name, claim);
    const ours = await retry(() => store.delivered(claim));
    const isLatest = handedOver.get(name) === claim;
    if (ours) handedOver.delete(name);
    if (ours) log.info(note, 'Delivered');
    else if (isLatest) log.warn(note, 'Delivered, but no longer ours: it may arrive twice');
  };

  const settleFailed = async (claim: Claim, error: string, note: object) => {
    const delay = delayOf(claim.attempt);
    const retryAt = delay === undefined ? undefined : new Date(Date.now() + delay);
    await retry(() => store.failed(claim, error, retryAt));
    if (retryAt) log.warn({...note, error, retryAt}, 'Not delivered');
    else log.error({...note, error}, 'Not delivered, and given up');
  };

  const ended = loop();
  return {
    wake: () => notifier.notify(),
    async stop() {
      stopping.abort();
      notifier.notify();
      const timer = setTimeout(() => {
        for (const limit of underWay.values()) limit.abort(new Error(STOPPED));
      }, drainMs);
      await ended;
      await Promise.all(underWay.keys());
      clearTimeout(timer);
      for (const channel of Object.values(channels)) channel.close?.();
    },
  };
}
