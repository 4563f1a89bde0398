/** What travels between browser and server, and is kept (tests/SPEC.md sections 3 and 7). */
import {joinPhone} from './countries';
import {fieldsOf, isAsked, type Form} from './form';
import type {Values} from './validate';

/** A submit that has had no answer is given up after this long, in milliseconds (tests/SPEC.md section 9). */
export const BUSY_RESET_MS = 50_000;

/** The slowest line, in bits a second towards us, on which the largest upload still arrives. */
const SLOWEST_LINE = 2_000_000;

/** Returns how long the browser waits for the answer to so many bytes, in milliseconds; the server waits a little longer. */
export function timeoutFor(bytes: number): number {
  return Math.max(BUSY_RESET_MS, Math.ceil((bytes * 8000) / SLOWEST_LINE));
}

/** One key for each distinct submission; every retry carries it again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Returns the answers to send: trimmed, phone numbers joined, without files, empty optional and unasked fields. */
export function payloadOf(form: Form, values: Values): Record<string, string> {
  const payload: Record<string, string> = {};
  const fields = fieldsOf(form);
  for (const [name, field] of fields) {
    if (field.control === 'file' || field.partOf || !isAsked(form, name, values)) continue;
    const value = (values[name] ?? '').trim();
    if (value === '' && field.optional) continue;
    const first = fields.find(([, other]) => 'partOf' in other && other.partOf === name);
    payload[name] = first ? joinPhone(values[first[0]] ?? '', value) : value;
  }
  return payload;
}
