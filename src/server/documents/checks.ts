/**
 * Checks the documents of a submission before it is kept: in threads, few at a time, and no longer
 * than somebody may wait. What is not done by then is kept without.
 */
import {availableParallelism} from 'node:os';
import type {Limits} from '../../documents';
import {checkInThread, type Outcome} from '../../documents/node';

/**
 * What became of each document, in their order; undefined where there was no time, or the check broke.
 * @param over when nobody waits any more: what has not been checked by then is not
 * @param onFault told of what is wrong with the check, and not with a document
 */
export type CheckDocuments = (
  documents: readonly Uint8Array[],
  over: AbortSignal,
  onFault: (error: unknown) => void,
) => Promise<Array<Outcome | undefined>>;

export interface CheckOptions {
  /** Threads of this process. */
  threads?: number;
  /** Milliseconds for all documents of a submission, with waiting for a thread. */
  patience?: number;
  limits?: Partial<Limits>;
  /** Megabytes of objects, of one thread. */
  heapMb?: number;
}

/** One processor is left to answer others. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** A browser gives a submission up after 50 seconds (tests/SPEC.md section 9), the way here included. */
const PATIENCE_MS = 20_000;

/** Less than a visitor's own device gives: here there are others. */
const LIMITS: Partial<Limits> = {totalBytes: 256 << 20};

/** @returns what checks, and shares its threads among all who ask. */
export function documentChecks(options: CheckOptions = {}): CheckDocuments {
  const {threads = THREADS, patience = PATIENCE_MS, limits = LIMITS, heapMb = 256} = options;
  const inTurn = turns(threads);
  return async (documents, over, onFault) => {
    const signal = AbortSignal.any([AbortSignal.timeout(patience), over]);
    const check = async (bytes: Uint8Array) => {
      const outcome = await checkInThread(bytes, {limits, heapMb, signal});
      // A bug of ours is not the document's fault.
      if (outcome.type === 'refused' && outcome.crash !== undefined) throw crashed(outcome.crash);
      return outcome;
    };
    const outcomes: Array<Outcome | undefined> = [];
    // One at a time, so that no submission has more than one place in the queue.
    for (const bytes of documents) {
      const outcome = inTurn(() => check(bytes), signal).catch((error: unknown) => {
        if (!signal.aborted) onFault(error);
        return undefined;
      });
      outcomes.push(await outcome);
    }
    return outcomes;
  };
}

/** The error that a thread has told of, by its stack. */
function crashed(stack: string): Error {
  const [name = 'Error'] = /^\w+/.exec(stack) ?? [];
  return Object.assign(new Error(), {name, stack});
}

/** Lets some work go on at a time, the others in their order; who waits too long does not begin. */
function turns(most: number) {
  let going = 0;
  const waiting: Array<() => void> = [];
  return async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    if (going < most) going += 1;
    else await placeAmong(waiting, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else going -= 1;
    }
  };
}

function placeAmong(waiting: Array<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((go, fail) => {
    if (signal.aborted) {
      fail(new Error('There was no time'));
      return;
    }
    waiting.push(go);
    const leave = () => {
      const place = waiting.indexOf(go);
      if (place < 0) return;
      waiting.splice(place, 1);
      fail(new Error('There was no time'));
    };
    signal.addEventListener('abort', leave, {once: true});
  });
}
