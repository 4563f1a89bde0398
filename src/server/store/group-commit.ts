/**
 * Writes of one turn of the event loop share a transaction: a commit costs a wait for the disk,
 * and thirty-two visitors can wait for it together.
 */
import type {Job} from './database';

interface Waiting {
  /** Not to wait for company, nor for the disk. */
  isNote: boolean;
  job: Job<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface Options {
  /** Begins a transaction, runs the job, and commits; or rolls back and throws what it threw. */
  transact: <Result>(job: Job<Result>, isNote: boolean) => Promise<Result>;
  /** Whether each job would meet this error alone as well: disk full, connection lost. */
  isOutage: (error: unknown) => boolean;
  /** Whether it pays to run a job again, which met this error alone: it gave way to another. */
  isConflict?: (error: unknown) => boolean;
}

/** More jobs than this wait for the next transaction. */
const MOST = 64;

/** Attempts of a job that gives way to others again and again. */
const ATTEMPTS = 5;

interface GroupCommit {
  write: <Result>(job: Job<Result>) => Promise<Result>;
  /** Runs a job as soon as no other runs; see Database. */
  note: <Result>(job: Job<Result>) => Promise<Result>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

export function groupCommit({transact, isOutage, isConflict = () => false}: Options): GroupCommit {
  const waiting: Waiting[] = [];
  const notes: Waiting[] = [];
  /** Whether those that wait have had their turn of the event loop to come together. */
  let isDue = false;
  let running: Promise<void> | undefined;

  const alone = async ({job, resolve, reject, isNote}: Waiting): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        resolve(await transact(job, isNote));
        return;
      } catch (error) {
        if (isConflict(error) && attempt < ATTEMPTS) continue;
        reject(error);
        return;
      }
    }
  };

  const together = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const results = await transact(
        async (statements) => {
          const settled = await Promise.allSettled(batch.map(({job}) => job(statements)));
          return settled.map((one) => {
            if (one.status === 'rejected') throw one.reason;
            return one.value;
          });
        },
        batch.every(({isNote}) => isNote),
      );
      // Only now: nobody may hear of what is not on the disk yet.
      batch.forEach(({resolve}, index) => resolve(results[index]));
    } catch (error) {
      if (isOutage(error)) batch.forEach(({reject}) => reject(error));
      else for (const one of batch) await alone(one);
    }
  };

  const next = (): Waiting[] => {
    if (notes.length > 0) return notes.splice(0, MOST);
    return isDue ? waiting.splice(0, MOST) : [];
  };

  const run = async (): Promise<void> => {
    for (let batch = next(); batch.length > 0; batch = next()) await together(batch);
    isDue = false;
    running = undefined;
  };

  const add = <Result>(job: Job<Result>, isNote: boolean) =>
    new Promise<Result>((resolve, reject) => {
      const one = {job, resolve: resolve as Waiting['resolve'], reject, isNote};
      (isNote ? notes : waiting).push(one);
      if (isNote) running ??= run();
      else if (waiting.length === 1) setImmediate(gather);
    });

  const gather = () => {
    isDue = true;
    running ??= run();
  };

  return {
    write: (job) => add(job, false),
    note: (job) => add(job, true),
    async idle() {
      while (running || waiting.length > 0) await (running ?? new Promise(setImmediate));
    },
  };
}
