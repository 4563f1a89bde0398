/** The database could not be opened, read or written: it is full, locked or gone. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code: string | undefined;

  constructor(message: string, cause?: unknown) {
    super(message, {cause});
    const {sqliteCodeName, code} = (cause ?? {}) as {sqliteCodeName?: unknown; code?: unknown};
    this.code = [sqliteCodeName, code].find((name) => typeof name === 'string');
  }
}

/** Runs `work`. @throws StoreUnavailableError that tells what failed, and why. */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError(`${what}: ${reason(error)}`, error);
  }
}

/** A connection that failed on several addresses has their messages inside. */
function reason(error: unknown): string {
  const {message = String(error), errors = []} = error as Partial<AggregateError>;
  return message === '' ? errors.map(reason).join('; ') : message;
}
