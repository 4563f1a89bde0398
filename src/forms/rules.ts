/**
 * The validation rules of SPEC section 5. Pure functions: a value in, the id of
 * the first message that applies out, undefined when the value is fine.
 * The browser runs them as people type; the server runs them again on arrival.
 */
import {COUNTRIES, POSITIONS, PURPOSES} from './options';
import type {MessageId} from './messages';

export type Rule<Value = string> = (value: Value) => MessageId | undefined;

/** Exact length of a national phone number (SPEC section 9). */
export const PHONE_LENGTH = 10;
/** Longest text either side accepts in one field, in UTF-16 code units. */
export const TEXT_LIMIT = 200;

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
// The HTML standard's address pattern, plus a dot in the domain: mail to a bare host never leaves the house.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const DIGITS = /^[0-9]+$/;

function text(required: MessageId, pattern?: RegExp, invalid?: MessageId): Rule {
  return (value) => {
    if (value.trim() === '') return required;
    if (value.length > TEXT_LIMIT) return 'tooLong';
    return pattern && !pattern.test(value.trim()) ? invalid : undefined;
  };
}

function oneOf(allowed: readonly string[], required: MessageId): Rule {
  return (value) => (allowed.includes(value) ? undefined : required);
}

const name = text('nameRequired', LETTERS_AND_SPACES, 'nameInvalid');
const countryCode = oneOf(
  COUNTRIES.map(({id}) => id),
  'countryCodeRequired',
);

const phoneNumber: Rule = (value) => {
  const number = value.trim();
  if (number === '') return 'phoneNumberRequired';
  if (!DIGITS.test(number)) return 'phoneNumberInvalid';
  return number.length === PHONE_LENGTH ? undefined : 'phoneNumberLength';
};

/** Fields of the contact form in reading order, each with its rule. */
export const contactRules = {
  name,
  email: text('emailRequired', EMAIL, 'emailInvalid'),
  countryCode,
  phoneNumber,
  companyName: text('companyNameRequired'),
  enquiries: oneOf(PURPOSES, 'enquiriesRequired'),
} satisfies Record<string, Rule>;

/** Text fields of the careers form in reading order, each with its rule. The file follows them. */
export const careersRules = {
  name,
  email: text('emailRequired', EMAIL, 'emailInvalidCareers'),
  countryCode,
  phoneNumber,
  position: oneOf(POSITIONS, 'positionRequired'),
} satisfies Record<string, Rule>;

export type ContactField = keyof typeof contactRules;
export type CareersTextField = keyof typeof careersRules;
export type CareersField = CareersTextField | 'file';

/**
 * Runs every rule of a form.
 * @returns the message id of each invalid field, in reading order; empty when all is well.
 */
export function validate<Field extends string>(
  rules: Record<Field, Rule>,
  values: Partial<Record<Field, string>>,
): Partial<Record<Field, MessageId>> {
  const problems: Partial<Record<Field, MessageId>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = rules[field](values[field] ?? '');
    if (problem) problems[field] = problem;
  }
  return problems;
}
