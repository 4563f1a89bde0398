/** Checks a document: bytes in, events out. Runs wherever there is JavaScript. */
import {Collector} from './collector';
import type {CheckEvent, Report} from './finding';
import {kindOfFile} from './kind';
import {Budget, CancelledError, DEFAULT_LIMITS, LimitError} from './limits';
import type {Limits} from './limits';
import {Refusal} from './refusal';
import type {RefusalReason} from './refusal';

export interface CheckOptions {
  limits?: Partial<Limits> | undefined;
  /** Ends the check: the generator then throws a CancelledError. */
  signal?: AbortSignal | undefined;
}

/** The part for a format is loaded when a file of that format is there. */
async function read(
  bytes: Uint8Array,
  budget: Budget,
  collector: Collector,
): Promise<AsyncGenerator<CheckEvent, Report>> {
  if (kindOfFile(bytes) === 'pdf') {
    const {checkPdf} = await import('./pdf/check');
    return checkPdf(bytes, budget, collector);
  }
  const {checkOffice} = await import('./office/check');
  return checkOffice(bytes, budget, collector);
}

function reasonOf(error: unknown): RefusalReason {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof LimitError) return error.limit === 'depth' ? 'damaged' : 'tooLarge';
  return 'damaged';
}

/**
 * Progress and findings as they come, then `done` with the report, or `refused` with a reason.
 * What no rule of ours foresaw is refused as damaged, and told as `crash`.
 */
export async function* checkDocument(
  bytes: Uint8Array,
  options: CheckOptions = {},
): AsyncGenerator<CheckEvent, void> {
  const budget = new Budget({...DEFAULT_LIMITS, ...options.limits}, options.signal);
  try {
    const reader = await read(bytes, budget, new Collector());
    const report = yield* reader;
    yield {type: 'done', report};
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    const foreseen = error instanceof Refusal || error instanceof LimitError;
    const crash = foreseen ? undefined : String(error instanceof Error ? error.stack : error);
    yield {type: 'refused', reason: reasonOf(error), crash};
  }
}
