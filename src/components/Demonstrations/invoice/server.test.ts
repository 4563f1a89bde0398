import {answerTo, OWN_NUMBER, SIGNED_IN} from './server';

const NUMBERS = [1041, 1042, 1043, 1044, 1045];

test('without its check, the server sends every invoice', () => {
  const answers = NUMBERS.map((number) => answerTo(number, false));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.some(({invoice}) => invoice?.customer !== SIGNED_IN)).toBe(true);
});

test('with its check, the server sends the invoices of the signed-in person alone', () => {
  const found = NUMBERS.flatMap((number) => answerTo(number, true).invoice ?? []);
  expect(new Set(found.map(({customer}) => customer))).toEqual(new Set([SIGNED_IN]));
  expect(found.map(({number}) => number)).toContain(OWN_NUMBER);
});

test.each([true, false])('a number without an invoice is not found, check: %s', (checksOwner) => {
  expect(answerTo(1, checksOwner)).toEqual({status: 404, isOthers: false});
});

test('with the check, the invoice of somebody else is answered like one that does not exist', () => {
  expect(answerTo(1043, true)).toEqual({...answerTo(1, true), isOthers: true});
});
