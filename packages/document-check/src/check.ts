/** Checks a document: takes its bytes and yields events. Runs in browsers and in Node. */
import type {CheckEvent, Report} from './finding.ts';
import {fileTypeOf} from './file-type.ts';
import {Budget, CancelledError, DEFAULT_LIMITS, LimitError} from './limits.ts';
import type {Limits} from './limits.ts';
import {Refusal} from './refusal.ts';
import type {RefusalReason} from './refusal.ts';

export interface CheckOptions {
  limits?: Partial<Limits> | undefined;
  /** Ends the check: the generator then throws a CancelledError. */
  signal?: AbortSignal | undefined;
}

type Checker = (bytes: Uint8Array, budget: Budget) => AsyncGenerator<CheckEvent, Report>;

/** Loads the check of the file's format on first use. */
async function checkerFor(bytes: Uint8Array): Promise<Checker> {
  if (fileTypeOf(bytes) === 'pdf') {
    return (await import(/* webpackChunkName: "documents_pdf_check" */ './pdf/check.ts')).checkPdf;
  }
  return (await import(/* webpackChunkName: "documents_office_check" */ './office/check.ts'))
    .checkOffice;
}

function reasonOf(error: unknown): RefusalReason {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof LimitError) return error.limit === 'depth' ? 'damaged' : 'tooLarge';
  return 'damaged';
}

/** Returns why a document cannot be read. @throws CancelledError if that was not the document's fault */
export function refusalOf(error: unknown): Extract<CheckEvent, {type: 'refused'}> {
  if (error instanceof CancelledError) throw error;
  const isExpected = error instanceof Refusal || error instanceof LimitError;
  // In Firefox and WebKit, a stack does not begin with the error's name.
  const {name, stack = ''} = error as Error;
  const crash = isExpected ? undefined : `${name}\n${stack}`;
  return {type: 'refused', reason: reasonOf(error), crash};
}

/**
 * Yields progress (0 of 0 at the start) and findings, then `done` with the report, or `refused` with a reason.
 * An unexpected error becomes `refused` with the reason `damaged`, and `crash` is the error with its stack.
 */
export async function* checkDocument(
  bytes: Uint8Array,
  options: CheckOptions = {},
): AsyncGenerator<CheckEvent, void> {
  try {
    const check = await checkerFor(bytes);
    // The time limit starts once the format's module is loaded; parts that load later count.
    const budget = new Budget({...DEFAULT_LIMITS, ...options.limits}, options.signal);
    yield {type: 'progress', done: 0, total: 0};
    const report = yield* check(bytes, budget);
    yield {type: 'done', report};
  } catch (error) {
    yield refusalOf(error);
  }
}
