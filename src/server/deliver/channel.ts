/** What the worker asks of a channel. */
import type {Submission} from '../store/store';

export interface Delivering {
  submission: Submission;
  /** 1 for the first; a later one may repeat an earlier one whose answer was lost. */
  attempt: number;
  /** Aborts when the lease is about to end. */
  signal: AbortSignal;
}

/**
 * Hands one submission over. Resolves only when the other side has taken it.
 * @throws DeliveryError, or anything else, when it has not, or when nobody can tell.
 */
export type Deliver = (delivering: Delivering) => Promise<void>;

/** Why a delivery failed, in words that hold nobody's data: they are stored and logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
