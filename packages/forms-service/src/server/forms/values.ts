/**
 * Reads a request as the fields of a form's table. Scripts send the phone number together with its country
 * code; a browser without JavaScript sends two fields.
 */
import {fieldsOf, normaliseText, splitPhone, type Form} from '../../forms/index.ts';
import {HttpError} from '../http/errors.ts';
import type {Parts} from './upload.ts';

export interface SentFields {
  /** Text by field name. The country code is the `value` of an option. */
  values: Readonly<Record<string, string>>;
  /** True if the phone number was sent together with its country code. */
  joined: boolean;
  /** Names of fields with files, which visitors must choose again on the page that is sent back. */
  fileFields: readonly string[];
}

/**
 * Returns a form's fields from a body, normalised. Missing fields and values that are not text become empty.
 * @throws HttpError (400) for a repeated field
 */
export function readValues(form: Form, {fields: sent, files}: Parts): SentFields {
  const values: Record<string, string> = {};
  let joined = false;
  for (const [name, field] of fieldsOf(form)) {
    if (field.control === 'file') continue;
    values[name] = normaliseText(field, textOf(sent[name]));
  }
  for (const [name, field] of fieldsOf(form)) {
    if (!('partOf' in field) || field.partOf === undefined || name in sent) continue;
    joined = true;
    const countries = field.control === 'select' ? field.options : [];
    const {country, number} = splitPhone(countries, values[field.partOf] ?? '');
    Object.assign(values, {[name]: country, [field.partOf]: number});
  }
  const fileFields = Object.keys(files).filter((name) => files[name]?.some((file) => file.name));
  return {values, joined, fileFields};
}

/** Returns a value as text. @throws HttpError (400) if the field was sent more than once */
export function textOf(value: unknown): string {
  // Programs differ in which of two values they use, which attackers exploit.
  if (Array.isArray(value)) throw new HttpError(400, {detail: 'A field was sent more than once.'});
  return typeof value === 'string' ? value : '';
}
