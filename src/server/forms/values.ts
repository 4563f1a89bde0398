/**
 * What was sent, as the fields that src/forms/rules.ts knows. Scripts send the
 * phone number with its country code; a browser without JavaScript sends the two apart.
 */
import {COUNTRIES, joinPhone} from '../../forms';
import {Problem} from '../problems';
import type {Fields} from '../store/store';
import type {FormDefinition} from './definitions';

export interface FormValues {
  /** Text by field name, the country code as a country id. */
  values: Readonly<Record<string, string>>;
  /** Whether country code and number came as one `phoneNumber`. */
  joinedPhone: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Picks a form's fields out of a body; what is missing or no text becomes empty.
 * @throws Problem (400) for a field that came twice, or that no form could have sent.
 */
export function readValues(form: FormDefinition, sent: Body): FormValues {
  const joinedPhone = !('countryCode' in sent);
  const values: Record<string, string> = {};
  for (const field of Object.keys(form.rules)) {
    values[field] = textOf(sent[field]);
  }
  return {
    values: joinedPhone ? {...values, ...splitPhone(values.phoneNumber)} : values,
    joinedPhone,
  };
}

/** Text of one field. @throws Problem (400) */
export function textOf(value: unknown): string {
  // Which of the two would count is what an attacker would like to choose.
  if (Array.isArray(value)) throw new Problem(400, {detail: 'A field was sent more than once.'});
  if (typeof value !== 'string') return '';
  // A line of text in a browser has no line break either; a tab can be pasted.
  if (/[^\P{Cc}\t]|\p{Cs}/u.test(value)) {
    throw new Problem(400, {detail: 'A field has characters that are no text.'});
  }
  return value;
}

function splitPhone(phone = ''): {countryCode: string; phoneNumber: string} {
  const match = /^\s*(\+\d*)?\s*(.*)$/su.exec(phone);
  // The United States and Canada share +1: the first of them stands for both.
  const country = COUNTRIES.find(({dialCode}) => dialCode === match?.[1]);
  return {countryCode: country?.id ?? '', phoneNumber: match?.[2] ?? ''};
}

/** Kept beside the fields where the page was not in the default language: the answer should be in it. */
export const LANGUAGE_FIELD = 'language';

/**
 * The fields as they are kept: the same whichever way they came.
 * @param language of the page, when it was not the default one
 */
export function storedFields({values}: FormValues, language?: string): Fields {
  const {countryCode = '', phoneNumber = '', ...others} = values;
  const trimmed: Record<string, string> = {};
  for (const [name, value] of Object.entries(others)) trimmed[name] = value.trim();
  const phone = joinPhone(countryCode, phoneNumber);
  return {...trimmed, phoneNumber: phone, ...(language && {[LANGUAGE_FIELD]: language})};
}
