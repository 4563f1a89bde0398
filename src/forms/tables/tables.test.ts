/** Valid and invalid values of every field of every form. */
import {CHECKED, TEXT_LIMIT, fieldsOf, isAsked, optionOf, errorId, validate} from '..';
import type {Field, ErrorKind, TextField} from '../form';
import {FORMS} from '.';
import {person} from './person';

type Cases = Array<[value: string, kind: ErrorKind | undefined]>;

const fine = (...values: string[]): Cases => values.map((value) => [value, undefined]);
const wrong = (kind: ErrorKind, ...values: string[]): Cases => values.map((value) => [value, kind]);

const DATES: Cases = [
  ...fine('2027-03-31', '2028-02-29'),
  ...wrong('invalid', 'soon', '31.3.2027', '2027-02-30', '2027-13-01', '+02027-03-31'),
];

/** A row for each field with its own checks; the other rules of a table are tested with all fields. */
const ROWS: Record<string, Cases> = {
  name: [
    ...fine('Asha Rao', '  Asha  ', 'José Ñandú', 'आशा राव', '李小龙'),
    ...wrong('invalid', 'Asha1', "O'Brien", 'Anne-Marie', 'Asha\tRao'),
  ],
  email: [
    ...fine('asha@example.com', ' asha@example.com ', 'asha.rao+cv@mail.example.co.in'),
    ...fine(`a@${'x'.repeat(63)}.com`),
    ...wrong('invalid', 'asha', 'asha@', '@example.com', 'asha@localhost', 'asha@example..com'),
    ...wrong('invalid', 'asha@-example.com', 'asha rao@example.com'),
    ...wrong('invalid', 'asha@example.com, b@example.com', `a@${'x'.repeat(64)}.com`),
  ],
  phoneNumber: [
    ...fine('9876543210', ' 9876543210 '),
    ...wrong('length', '987654321', '98765432101'),
    ...wrong('invalid', '98765 43210', '+919876543210', '98765432x0', '९८७६५४३२१०'),
  ],
  documentCount: [
    ...fine('1', ' 250 ', '9999999'),
    ...wrong('invalid', '0', '-1', '2.5', '1e3', 'many', '10000000'),
  ],
};

/** Returns the cases for the type of a field. */
function usual(field: Field): Cases {
  const empty = field.optional ? fine('', '  ') : wrong('required', '', '  ');
  if (field.control === 'checkbox') return [...empty, ...fine(CHECKED), ...wrong('invalid', 'no')];
  if (field.control === 'text') return [...empty, ...usualText(field)];
  if (field.control === 'file') return [];
  if (field.options.length === 0) {
    return [...empty, ...fine('Tester'), ...wrong('tooLong', 'a'.repeat(201))];
  }
  const values = field.options.map((option) => optionOf(option).value);
  return [...empty, ...fine(...values), ...wrong('required', 'Something else')];
}

function usualText({type, checks, limit = TEXT_LIMIT}: TextField): Cases {
  if (type === 'date') return DATES;
  const long = limit === Infinity ? [] : wrong('tooLong', 'a'.repeat(limit + 1));
  return checks ? long : [...fine('4 Seasons & Söhne, Ltd.', 'a'.repeat(limit)), ...long];
}

describe.each(FORMS)('The $name form', (form) => {
  test.each(
    fieldsOf(form).flatMap(([name, field]) => {
      const cases = [...usual(field), ...(ROWS[name] ?? [])];
      return cases.map(([value, kind]) => [name, value, kind, field] as const);
    }),
  )('%s: %j gives %s @rules', (name, value, kind, field) => {
    const expected = kind && isAsked(form, name, {}) ? errorId(name, field, kind) : undefined;
    expect(validate(form, {[name]: value})[name]).toBe(expected);
  });

  test('has a row of tests for each field with its own checks', () => {
    const checked = fieldsOf(form).filter(([, field]) => 'checks' in field);
    expect(checked.map(([name]) => name).filter((name) => !(name in ROWS))).toEqual([]);
  });

  test('states a maximum length that is not the default', () => {
    for (const [, field] of fieldsOf(form)) {
      const {limit = Infinity} = field as TextField;
      if (limit < Infinity) {
        expect(field.errors.tooLong).toContain(` ${limit.toLocaleString('en')} `);
      }
    }
  });

  test('has one field for the reply address, and one for the subject of the mail', () => {
    const senders = fieldsOf(form).map(([, field]) => 'sender' in field && field.sender);
    expect(senders.filter((sender) => sender === 'address')).toHaveLength(1);
    expect(Object.keys(form.fields)).toContain(form.mail.topic);
  });
});

test('fields that share a row with the next field', () => {
  const names = FORMS.map((form) =>
    fieldsOf(form).flatMap(([name, field]) => (field.besideNext ? [name] : [])),
  );
  const own = ['name', 'countryCode'];
  expect(names).toEqual([[...own, 'companyName'], own, [...own, 'wanted', 'neededBy'], []]);
});

// WCAG 1.3.5 with the HTML standard's tokens; `tel` would fill in the calling code again.
test('fields about the user have autocomplete tokens', () => {
  const names = Object.entries(person).map(([name, {autocomplete}]) => [name, autocomplete]);
  expect(Object.fromEntries(names)).toEqual({
    name: 'name',
    email: 'email',
    countryCode: 'tel-country-code',
    phoneNumber: 'tel-national',
  });
});
