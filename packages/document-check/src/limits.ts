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

/** A document asks for more than it may have. */
export class LimitError extends Error {
  constructor(readonly limit: LimitName) {
    super(`Over the limit of ${limit}`);
  }
}

/** The visitor has changed their mind. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled');
  }
}

/** Counts what a document uses, and ends the check when it is too much. */
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

  /** One step of work; looks at the clock every 4,096 steps. */
  step(count = 1): void {
    this.untilClock -= count;
    if (this.untilClock <= 0) this.look();
  }

  /** Looks at clock, signal and steps now. */
  look(): void {
    this.steps += 4096 - this.untilClock;
    this.untilClock = 4096;
    if (this.signal?.aborted) throw new CancelledError();
    if (this.steps > this.limits.steps) throw new LimitError('steps');
    if (Date.now() > this.deadline) throw new LimitError('time');
  }

  /** Bytes that were made from compressed ones. */
  take(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.totalBytes) throw new LimitError('bytes');
    this.step(bytes >> 8);
  }
}

/** Longest words of a place. */
export const MAX_WORDS = 60;
