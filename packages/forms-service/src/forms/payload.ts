/** The data that the browser sends and the server stores. */
import {fieldsOf, isAsked, type Form} from './form.ts';
import {joinPhone} from './phone.ts';
import type {Values} from './validate.ts';

/** Milliseconds after which the browser gives up on a submission that has had no response. */
export const BUSY_RESET_MS = 50_000;

/** Upload speed in bits per second at which the largest upload must still succeed. */
export const MIN_UPLOAD_SPEED = 2_000_000;

/** Returns the browser's timeout for a request of `bytes`, in milliseconds; the server waits a little longer. */
export function timeoutFor(bytes: number): number {
  return Math.max(BUSY_RESET_MS, Math.ceil((bytes * 8000) / MIN_UPLOAD_SPEED));
}

/** Header with a key for each submission, which every retry repeats. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** `reason` in the problem details of a 422 response: the key belongs to a submission with other content. */
export const KEY_REUSED = 'keyReused';

/**
 * Returns what is sent of values from `normalise`, with phone numbers joined. Leaves out files, optional fields that are empty,
 * and fields that the form does not ask for.
 */
export function payloadOf(form: Form, values: Values): Record<string, string> {
  const payload: Record<string, string> = {};
  for (const [name, field] of fieldsOf(form)) {
    if (field.control === 'file' || field.partOf || !isAsked(form, name, values)) continue;
    if (field.optional && !values[name]) continue;
    payload[name] = joined(form, name, values);
  }
  return payload;
}

/** Returns a value as it is sent: a phone number with its calling code. */
function joined(form: Form, name: string, values: Values): string {
  const value = values[name] ?? '';
  const part = fieldsOf(form).find(([, field]) => 'partOf' in field && field.partOf === name);
  if (!part) return value;
  const [country, field] = part;
  return field.control === 'select'
    ? joinPhone(field.options, values[country] ?? '', value)
    : value;
}
