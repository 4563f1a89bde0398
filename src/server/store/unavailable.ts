/** Turns what a database throws into the store's one error. */
import type {Database} from './database';
import {StoreUnavailableError} from './store';

/** Runs `work`. @throws StoreUnavailableError that says what was tried, and why it failed. */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError(`${what}: ${reason(error)}`, error);
  }
}

/** A connection that failed on several addresses has its messages inside. */
function reason(error: unknown): string {
  const {message = String(error), errors = []} = error as Partial<AggregateError>;
  return message === '' ? errors.map(reason).join('; ') : message;
}

/** The same database, with errors of ours. */
export function guarded(db: Database): Database {
  const read = 'The database cannot be read';
  const write = 'The database cannot be written';
  return {
    ...db,
    all: (...call) => attempt(read, () => db.all(...call)),
    run: (...call) => attempt(write, () => db.run(...call)),
    write: (job) => attempt(write, () => db.write(job)),
    note: (job) => attempt(write, () => db.note(job)),
    snapshot: (job) => attempt(read, () => db.snapshot(job)),
    shred: (rewrite) => attempt('What was deleted cannot be overwritten', () => db.shred(rewrite)),
  };
}
