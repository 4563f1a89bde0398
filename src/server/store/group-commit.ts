/**
 * Writes of one turn of the event loop share a transaction: a commit costs a wait for the disk,
 * and thirty-two visitors can wait for it together.
 */
import type {Job} from './database';

interface Waiting {
  job: Job<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

interface Options {
  /** Begins a transaction, runs the job, and commits; or rolls back and throws what it threw. */
  transact: <Result>(job: Job<Result>) => Promise<Result>;
  /** Whether each job would meet this error alone as well: disk full, connection lost. */
  isOutage: (error: unknown) => boolean;
  /** Whether it pays to run a job again, which met this error alone: it gave way to another. */
  isConflict?: (error: unknown) => boolean;
}

/** More jobs than this wait for the next transaction. */
const MOST = 64;

/** Attempts of a job that gives way to others again and again. */
const ATTEMPTS = 5;

export interface GroupCommit {
  write: <Result>(job: Job<Result>) => Promise<Result>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

export function groupCommit({transact, isOutage, isConflict = () => false}: Options): GroupCommit {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const alone = async ({job, resolve, reject}: Waiting): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        resolve(await transact(job));
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
      const results = await transact(async (statements) => {
        const settled = await Promise.allSettled(batch.map(({job}) => job(statements)));
        return settled.map((one) => {
          if (one.status === 'rejected') throw one.reason;
          return one.value;
        });
      });
      // Only now: nobody may hear of what is not on the disk yet.
      batch.forEach(({resolve}, index) => resolve(results[index]));
    } catch (error) {
      if (isOutage(error)) batch.forEach(({reject}) => reject(error));
      else for (const one of batch) await alone(one);
    }
  };

  const run = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await together(waiting.splice(0, MOST));
    running = undefined;
  };

  return {
    write: <Result>(job: Job<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({job, resolve: resolve as Waiting['resolve'], reject});
        running ??= run();
      }),
    idle: async () => running,
  };
}
