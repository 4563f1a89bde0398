/** Limits on what one document may use: time, memory, nesting and work. */

export interface Limits {
  /** Milliseconds from start to end. */
  time: number;
  /** Greatest size of one stream after decompression, in bytes. */
  streamBytes: number;
  /** Greatest size of all streams after decompression, in bytes. */
  totalBytes: number;
  /** Deepest nesting of arrays, dictionaries and XML elements. */
  depth: number;
  /** Number of operators, objects and elements that may be read. */
  steps: number;
}

export const DEFAULT_LIMITS: Limits = {
  time: 10_000,
  streamBytes: 64 << 20,
  totalBytes: 512 << 20,
  depth: 100,
  steps: 40_000_000,
};

/** Which limit ended a check. */
export type LimitName = 'time' | 'bytes' | 'depth' | 'steps';

/** The error for a document that exceeds a limit. */
export class LimitError extends Error {
  constructor(readonly limit: LimitName) {
    super(`Over the limit of ${limit}`);
  }
}

/** The error for a check that was cancelled. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
  }
}

/** Counts what a document uses, and throws at a limit. */
export class Budget {
  private steps = 0;
  private untilClock = 0;
  private bytes = 0;
  private readonly deadline: number;

  constructor(
    readonly limits: Limits = DEFAULT_LIMITS,
    private readonly signal?: AbortSignal,
  ) {
    this.deadline = Date.now() + limits.time;
  }

  /** Counts one step of work; reads the clock every 4,096 steps. */
  step(count = 1): void {
    this.untilClock -= count;
    if (this.untilClock <= 0) this.checkNow();
  }

  /** Checks the clock, the signal and the steps now. */
  checkNow(): void {
    this.steps += 4096 - this.untilClock;
    this.untilClock = 4096;
    if (this.signal?.aborted) throw new CancelledError();
    if (this.steps > this.limits.steps) throw new LimitError('steps');
    if (Date.now() > this.deadline) throw new LimitError('time');
  }

  /** Counts decompressed bytes. */
  addBytes(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.totalBytes) throw new LimitError('bytes');
    this.step(bytes >> 8);
  }
}

/** Greatest length of a place's `text`, in characters. */
export const MAX_TEXT = 60;
