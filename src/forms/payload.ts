/** What travels between browser and server, and is kept (tests/SPEC.md sections 3 and 7). */
import {joinPhone} from './countries';
import {fieldsOf, isAsked, type Form} from './form';
import type {Values} from './validate';

/** A submit that has had no answer is given up after this long, in milliseconds (tests/SPEC.md section 9). */
export const BUSY_RESET_MS = 50_000;

const MEGABYTE = 1024 * 1024;
/** What the careers form may send at most: more needs more time. */
const USUAL_MEGABYTES = 10;
/** As slow a line as those 50 seconds allow for, and time to check documents. */
const MORE_MS = 4000;

/** How long the answer to so many bytes of files is waited for, in milliseconds. */
export function patienceFor(bytes: number): number {
  return BUSY_RESET_MS + MORE_MS * Math.max(0, bytes / MEGABYTE - USUAL_MEGABYTES);
}

/** One key for each distinct submission; every retry carries it again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The answers of a form without its files, trimmed; country code and number are one. An optional
 * field that was left empty is left out, and so is what is not asked for.
 */
export function payloadOf(form: Form, values: Values): Record<string, string> {
  const payload: Record<string, string> = {};
  const fields = fieldsOf(form);
  for (const [name, field] of fields) {
    if (field.control === 'file' || field.partOf !== undefined) continue;
    if (!isAsked(form, name, values)) continue;
    const value = (values[name] ?? '').trim();
    if (value === '' && field.optional) continue;
    const first = fields.find(([, other]) => 'partOf' in other && other.partOf === name);
    payload[name] = first ? joinPhone(values[first[0]] ?? '', value) : value;
  }
  return payload;
}
