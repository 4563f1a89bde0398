/** The interface of delivery channels, and the channels of each form. */
import type {FormTables} from '../form-tables.ts';
import type {Settings} from '../settings/index.ts';
import type {Channel, Submission} from '../store/store.ts';

/** Returns the channels of each form: e-mail for all, the sheet for forms with `sheet: true`. */
export function channelsOf(
  tables: FormTables,
  settings: Pick<Settings, 'mail' | 'sheet'>,
): Readonly<Record<string, readonly Channel[]>> {
  const mail: Channel[] = settings.mail ? ['mail'] : [];
  return tables.forEach(({sheet}) => (sheet && settings.sheet ? [...mail, 'sheet'] : mail));
}

export interface DeliveryAttempt {
  submission: Submission;
  /** Number of the attempt, from 1. A later one may repeat a delivery that arrived but was not acknowledged. */
  attempt: number;
  /** Aborts before the lease ends. */
  signal: AbortSignal;
}

/**
 * Delivers one submission. Resolves once the recipient has acknowledged it.
 * @throws DeliveryError or any other error if it was not delivered, or may not have been
 */
export interface Deliver {
  (attempt: DeliveryAttempt): Promise<void>;
  /** Closes open connections. */
  close?(): void;
}

export type Delivers = Readonly<Partial<Record<Channel, Deliver>>>;

/** A failed delivery. The message is stored and logged, so it contains no personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Returns an error's code, or the message of a DeliveryError: other messages may quote personal data. */
export function failureReason(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const {code, name} = (error ?? {}) as {code?: unknown; name?: unknown};
  return [code, name].find(isCode) ?? 'Unknown error';
}

/** Returns true for an error code such as ECONNRESET or 5.1.1. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.]{1,60}$/.test(value);
}
