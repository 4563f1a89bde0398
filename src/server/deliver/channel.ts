/** What the worker asks of a channel, and which channels are set up. */
import {forEachForm, type FormName} from '../../forms/tables';
import type {Settings} from '../settings';
import type {Channel, Submission} from '../store/store';

/** Channels of each form: e-mail for all, the sheet for those whose table says so. */
export function channelsOf(
  settings: Pick<Settings, 'mail' | 'sheet'>,
): Record<FormName, readonly Channel[]> {
  const mail: Channel[] = settings.mail ? ['mail'] : [];
  return forEachForm(({sheet}) => (sheet && settings.sheet ? [...mail, 'sheet'] : mail));
}

export interface Delivering {
  submission: Submission;
  /** 1 for the first; a later one may repeat an earlier one whose answer was lost. */
  attempt: number;
  /** Aborts before the lease ends. */
  signal: AbortSignal;
}

/**
 * Hands one submission over. Resolves only when the other side has taken it.
 * @throws DeliveryError, or anything else, when it has not, or when nobody can tell.
 */
export interface Deliver {
  (delivering: Delivering): Promise<void>;
  /** Closes the connections that it keeps. */
  close?(): void;
}

export type Delivers = Readonly<Partial<Record<Channel, Deliver>>>;

/** Why a delivery failed, in words that contain nobody's data: they are stored and logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** What may be stored of an error: a message may quote what a visitor typed, a code does not. */
export function failureWords(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const {code, name} = (error ?? {}) as {code?: unknown; name?: unknown};
  return [code, name].find(isCode) ?? 'Unknown error';
}

/** Whether it is a word of a program, such as ECONNRESET or 5.1.1, and no sentence. */
export function isCode(word: unknown): word is string {
  return typeof word === 'string' && /^[\w.]{1,60}$/.test(word);
}
