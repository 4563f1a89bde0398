import {joinPhone, timeoutFor, payloadOf, splitPhone, validate, type Form} from '.';
import {contact} from './tables';
import {person} from './tables/person';

const VALUES = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  countryCode: 'GB',
  phoneNumber: '9876543210',
};

test('the phone number is sent with its calling code and one space @payload', () => {
  expect(payloadOf({...contact, fields: person}, VALUES)).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phoneNumber: '+44 9876543210',
  });
});

test('a country that is not offered has no calling code', () => {
  expect(joinPhone('CA', '9876543210')).toBe('+1 9876543210');
  expect(joinPhone('FR', '9876543210')).toBe(' 9876543210');
});

test.each([
  {phone: '+44 9876543210', country: 'GB', number: '9876543210'},
  {phone: '  +1  9876543210', country: 'US', number: '9876543210'},
  {phone: '9876543210', country: '', number: '9876543210'},
  {phone: '+33 9876543210', country: '', number: '9876543210'},
  {phone: '', country: '', number: ''},
])('$phone is of $country, number $number', ({phone, country, number}) => {
  expect(splitPhone(phone)).toEqual({country, number});
});

describe('if the phone number is optional', () => {
  const {countryCode, phoneNumber} = contact.fields;
  const form: Form = {
    ...contact,
    fields: {
      countryCode: {...countryCode, optional: true},
      phoneNumber: {...phoneNumber, optional: true},
    },
  };

  test.each([
    {values: {}, errors: {}, payload: {}},
    {values: {countryCode: 'IN'}, errors: {}, payload: {}},
    {
      values: {phoneNumber: '9876543210'},
      errors: {countryCode: 'countryCodeRequired'},
      payload: undefined,
    },
    {
      values: {countryCode: 'IN', phoneNumber: '98'},
      errors: {phoneNumber: 'phoneNumberLength'},
      payload: undefined,
    },
    {
      values: {countryCode: 'IN', phoneNumber: '9876543210'},
      errors: {},
      payload: {phoneNumber: '+91 9876543210'},
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
