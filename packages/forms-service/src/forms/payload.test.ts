import {ANSWERS, visit} from '../example/forms.ts';
import {joinPhone, timeoutFor, payloadOf, splitPhone, validate} from './index.ts';

const COUNTRIES = visit.fields.countryCode.options;

test('the phone number is sent with its calling code and one space @payload', () => {
  const values = {...ANSWERS.visit, countryCode: 'NO', phoneNumber: '98765432'};
  expect(payloadOf(visit, values)).toEqual({...ANSWERS.visit, phoneNumber: '+47 98765432'});
});

test('a country that is not offered has no calling code', () => {
  expect(joinPhone(COUNTRIES, 'CA', '98765432')).toBe('+1 98765432');
  expect(joinPhone(COUNTRIES, 'FR', '98765432')).toBe(' 98765432');
});

test.each([
  {phone: '+47 98765432', country: 'NO', number: '98765432'},
  {phone: '  +1  98765432', country: 'US', number: '98765432'},
  {phone: '98765432', country: '', number: '98765432'},
  {phone: '+33 98765432', country: '', number: '98765432'},
  {phone: '', country: '', number: ''},
])('$phone is of $country, number $number', ({phone, country, number}) => {
  expect(splitPhone(COUNTRIES, phone)).toEqual({country, number});
});

test('a choice without a calling code is no country of a number without one', () => {
  expect(splitPhone(['Elsewhere'], '98765432')).toEqual({country: '', number: '98765432'});
});

describe('if the phone number is optional', () => {
  const {countryCode, phoneNumber} = visit.fields;
  const form = {...visit, fields: {countryCode, phoneNumber}};

  test.each([
    {values: {}, errors: {}, payload: {}},
    {values: {countryCode: 'NO'}, errors: {}, payload: {}},
    {
      values: {phoneNumber: '98765432'},
      errors: {countryCode: 'countryCodeRequired'},
      payload: undefined,
    },
    {
      values: {countryCode: 'NO', phoneNumber: '98'},
      errors: {phoneNumber: 'phoneNumberLength'},
      payload: undefined,
    },
    {
      values: {countryCode: 'NO', phoneNumber: '98765432'},
      errors: {},
      payload: {phoneNumber: '+47 98765432'},
    },
  ])('$values has the errors $errors', ({values, errors, payload}) => {
    expect(validate(form, values)).toEqual(errors);
    if (payload) expect(payloadOf(form, values)).toEqual(payload);
  });
});

test('only a large upload has a longer timeout', () => {
  const seconds = [0, 10, 25, 50].map((megabytes) =>
    Math.round(timeoutFor(megabytes * 1024 ** 2) / 1000),
  );
  expect(seconds).toEqual([50, 50, 105, 210]);
});
