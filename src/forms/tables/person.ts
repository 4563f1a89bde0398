/** Fields about the sender, at the start of each form. */
import {COUNTRIES} from '../countries';
import type {Field} from '@trendsoft/forms-service/define';

export const person = {
  name: {
    control: 'text',
    label: 'Name',
    hint: 'Letters and spaces only',
    autocomplete: 'name',
    characters: 'letters',
    errors: {required: 'Name is required', invalid: 'Please enter valid name'},
    sender: 'name',
    shared: true,
    besideNext: true,
    column: 5,
  },
  email: {
    control: 'text',
    type: 'email',
    label: 'Email',
    hint: 'For example, name@example.com',
    autocomplete: 'email',
    errors: {required: 'Email is required', invalid: 'Please enter valid email address'},
    sender: 'address',
    shared: true,
    column: 6,
  },
  countryCode: {
    control: 'select',
    label: 'Country code',
    hint: 'The country of your phone number',
    translatorNote: 'calling code of the phone number',
    options: COUNTRIES,
    autocomplete: 'tel-country-code',
    checkOn: 'blur',
    errors: {required: 'Country Code is required'},
    partOf: 'phoneNumber',
    shared: true,
    besideNext: true,
  },
  phoneNumber: {
    control: 'text',
    label: 'Phone number',
    hint: '10 digits without spaces or dashes, and without the country code',
    // Not type="tel": HTML allows tel-national on text only.
    autocomplete: 'tel-national',
    characters: 'digits',
    length: 10,
    limit: Infinity,
    errors: {
      required: 'Phone Number is required',
      invalid: 'Please enter valid Phone Number',
      length: 'Please enter 10 Digit Phone Number',
    },
    shared: true,
    column: 7,
  },
} as const satisfies Record<string, Field>;
