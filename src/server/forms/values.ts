/**
 * What was sent, as the fields of a form's table. Scripts send the phone number with its country
 * code; a browser without JavaScript sends the two apart.
 */
import {fieldsOf, splitPhone, type Form} from '../../forms';
import {HttpError} from '../http/errors';
import type {Parts} from './upload';

export interface Sent {
  /** Text by field name, the country code as a country id. */
  values: Readonly<Record<string, string>>;
  /** True when fields came in one that the form's table has apart. */
  joined: boolean;
  /** Fields that files came with; a browser does not keep them. */
  fileFields: readonly string[];
}

/**
 * Picks a form's fields out of a body; what is missing or no text becomes empty.
 * @throws HttpError (400) for a field that came twice, or that no form could have sent.
 */
export function readValues(form: Form, {fields: sent, files}: Parts): Sent {
  const values: Record<string, string> = {};
  let joined = false;
  for (const [name, field] of fieldsOf(form)) {
    if (field.control === 'file') continue;
    values[name] = textOf(sent[name], field.control === 'text' && field.lines !== undefined);
  }
  for (const [name, field] of fieldsOf(form)) {
    if (!('partOf' in field) || field.partOf === undefined || name in sent) continue;
    joined = true;
    const {country, number} = splitPhone(values[field.partOf] ?? '');
    Object.assign(values, {[name]: country, [field.partOf]: number});
  }
  const fileFields = Object.keys(files).filter((name) => files[name]?.some((file) => file.name));
  return {values, joined, fileFields};
}

/** Text of one field, of one line or several. @throws HttpError (400) */
export function textOf(value: unknown, hasLines = false): string {
  // Which of the two would count is what an attacker would like to choose.
  if (Array.isArray(value)) throw new HttpError(400, {detail: 'A field was sent more than once.'});
  if (typeof value !== 'string') return '';
  const text = hasLines ? value.replace(/\r\n?/g, '\n') : value;
  // A line of text in a browser has no line break either; a tab can be pasted.
  if (/[^\P{Cc}\t\n]|\p{Cs}/u.test(text) || (!hasLines && text.includes('\n'))) {
    throw new HttpError(400, {detail: 'A field has characters that are no text.'});
  }
  return text;
}

/** Kept beside the fields where the page was not in the default language: the answer should be in it. */
export const LANGUAGE_FIELD = 'language';
