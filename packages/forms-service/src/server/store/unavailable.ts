import {setTimeout as pause} from 'node:timers/promises';

/** The database cannot be opened, read or written, for instance because it is full, locked or down. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code: string | undefined;

  /** @param failed the failed operation, without personal data, for the log */
  constructor(
    message: string,
    cause?: unknown,
    readonly failed = '',
  ) {
    super(message, {cause});
    const {sqliteCodeName, code} = (cause ?? {}) as {sqliteCodeName?: unknown; code?: unknown};
    this.code = [sqliteCodeName, code].find((name) => typeof name === 'string');
  }
}

/** Runs `work`. @throws StoreUnavailableError that names the failed operation and the cause */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError(`${what}: ${reason(error)}`, error, what);
  }
}

/** Milliseconds between attempts to use a busy database. */
const BUSY_MS = 20;

/** Repeats `work` while another process has locked an SQLite file, until `deadline`. */
export async function whenUnlocked(work: () => unknown, deadline: number): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      const {sqliteCodeName = ''} = error as {sqliteCodeName?: string};
      if (!sqliteCodeName.startsWith('SQLITE_BUSY') || performance.now() >= deadline) throw error;
    }
    await pause(BUSY_MS);
  }
}

/** PostgreSQL's code for a lock that is not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Returns an error's message or, if several addresses failed, all their messages. */
function reason(error: unknown): string {
  const {message = String(error), errors = []} = error as Partial<AggregateError>;
  if ((error as {code?: unknown}).code === LOCK_NOT_AVAILABLE) {
    return `${message}, since another program changes the same submissions. Run this again when that has ended.`;
  }
  return message === '' ? errors.map(reason).join('; ') : message;
}
