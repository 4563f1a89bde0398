/** One attempt to hand a submission over, within its time. */
import {once} from 'node:events';
import type {Submission} from '../store/store';
import {DeliveryError, type Deliver} from './channel';

interface Attempt {
  submission: Submission;
  attempt: number;
  /** Ends the attempt, whether the channel listens or not. */
  signal: AbortSignal;
}

/** @returns why it failed, in words that hold nobody's data; undefined when it succeeded. */
export async function attemptDelivery(
  deliver: Deliver | undefined,
  attempt: Attempt,
): Promise<string | undefined> {
  // Another process, or the next start, may have it.
  if (!deliver) return 'This channel is not set up';
  const {signal} = attempt;
  try {
    await Promise.race([deliver(attempt), aborted(signal)]);
    return undefined;
  } catch (error) {
    return signal.aborted ? (signal.reason as Error).message : failureWords(error);
  }
}

/** Rejects when the signal aborts, with its reason. */
async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
  signal.throwIfAborted();
}

/** What may be kept of an error: a message may quote what a visitor typed, a code does not. */
export function failureWords(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const {code, name} = (error ?? {}) as {code?: unknown; name?: unknown};
  return [code, name].find(isCode) ?? 'Unknown error';
}

/** Whether it is a word of a program, such as ECONNRESET or 5.1.1, and no sentence. */
export function isCode(word: unknown): word is string {
  return typeof word === 'string' && /^[\w.]{1,60}$/.test(word);
}
