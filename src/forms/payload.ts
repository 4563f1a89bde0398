/** The data that the browser sends and the server stores (tests/SPEC.md sections 3 and 7). */
import {joinPhone} from './countries';
import {fieldsOf, isAsked, type Form} from './form';
import type {Values} from './validate';

/** Milliseconds after which the browser gives up on a submission that has had no response (tests/SPEC.md section 9). */
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
  const fields = fieldsOf(form);
  const valueOf = (name: string) => values[name] ?? '';
  for (const [name, field] of fields) {
    if (field.control === 'file' || field.partOf || !isAsked(form, name, values)) continue;
    const value = valueOf(name);
    if (value === '' && field.optional) continue;
    const countryCode = countryCodeOf(name, fields);
    payload[name] = countryCode ? joinPhone(valueOf(countryCode), value) : value;
  }
  return payload;
}

/** Returns the name of the field with the calling code that belongs to a phone number. */
function countryCodeOf(phone: string, fields: ReturnType<typeof fieldsOf>): string | undefined {
  const found = fields.find(([, field]) => 'partOf' in field && field.partOf === phone);
  return found?.[0];
}
