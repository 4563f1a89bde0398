/** How much of a machine one document may use: time, bytes, depth and work. */

export interface Limits {
  /** Milliseconds from start to end. */
  time: number;
  /** Bytes that one compressed stream may become. */
  streamBytes: number;
  /** Bytes that all streams together may become. */
  totalBytes: number;
  /** How deep arrays, dictionaries and XML elements may nest. */
  depth: number;
  /** How many operators, objects, elements and the like are looked at. */
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

/** A document needs more than a limit allows. */
export class LimitError extends Error {
  constructor(readonly limit: LimitName) {
    super(`Over the limit of ${limit}`);
  }
}

/** The visitor has cancelled the check. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
  }
}

/** Counts what a document uses, and ends the check at a limit. */
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
    if (this.untilClock <= 0) this.look();
  }

  /** Checks the clock, the signal and the steps now. */
  look(): void {
    this.steps += 4096 - this.untilClock;
    this.untilClock = 4096;
    if (this.signal?.aborted) throw new CancelledError();
    if (this.steps > this.limits.steps) throw new LimitError('steps');
    if (Date.now() > this.deadline) throw new LimitError('time');
  }

  /** Counts decompressed bytes. */
  take(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.totalBytes) throw new LimitError('bytes');
    this.step(bytes >> 8);
  }
}

/** The greatest length of a location's text. */
export const MAX_WORDS = 60;
