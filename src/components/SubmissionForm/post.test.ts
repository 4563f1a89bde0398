import {referenceIn, rejectionOf} from './post';

const responseOf = (body: unknown, status = 422) =>
  ({status, json: async () => body}) as unknown as Response;
const english = {countryRequired: 'Country code', phoneInvalid: 'Phone number'};
const PHONE = {pointer: '/phoneNumber', id: 'phoneInvalid'};
const twice = [{pointer: '/phoneNumber', id: 'countryRequired'}, PHONE];
const unknown = [null, {...PHONE, pointer: 1}, {...PHONE, pointer: '#/a/b'}, {...PHONE, id: 'no'}];

test.each([
  ['the first of two in a field', 422, {errors: twice}, {phoneNumber: 'countryRequired'}],
  ['that of a file that is too large', 413, {errors: [PHONE]}, {phoneNumber: 'phoneInvalid'}],
  ['none for status 500', 500, {errors: twice}, {}],
  ['none without a known field or message', 422, {errors: [...unknown, {...PHONE, id: 1}]}, {}],
  ['none if the response has no list', 422, {errors: 'none'}, {}],
])('errors of a rejection: %s', async (_, status, body, errors) => {
  expect((await rejectionOf(responseOf(body, status), english)).errors).toEqual(errors);
});

test.each([
  [{reference: 'KM4P-7XQ9'}, 'KM4P-7XQ9'],
  [{reference: 7}, undefined],
  [null, undefined],
])('the reference in %j is %j', async (body, reference) => {
  expect(await referenceIn(responseOf(body))).toBe(reference);
});
