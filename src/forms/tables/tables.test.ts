/** Valid and invalid values of every field of every form. */
import {
  CHECKED,
  TEXT_LIMIT,
  errorId,
  fieldsOf,
  isAsked,
  normalise,
  optionOf,
  patternOf,
  validate,
} from '@trendsoft/forms-service/validate';
import type {Field, ErrorKind, TextField} from '@trendsoft/forms-service/define';
import {FORMS} from '.';
import {person} from './person';

type Cases = Array<[value: string, kind: ErrorKind | undefined]>;

const fine = (...values: string[]): Cases => values.map((value) => [value, undefined]);
const wrong = (kind: ErrorKind, ...values: string[]): Cases => values.map((value) => [value, kind]);

const TODAY = '2026-11-28';

const DATES: Cases = [
  ...fine('2027-03-31', '2028-02-29'),
  ...wrong('invalid', 'soon', '31.3.2027', '2027-02-30', '2027-13-01', '+02027-03-31'),
];

const DEADLINES: Cases = [
  ...fine(TODAY, '2036-11-28', '２０２７-03-31'),
  ...wrong('past', '2026-11-27', '2020-01-01', '0027-03-31'),
  ...wrong('tooFar', '2036-11-29', '2072-03-31'),
  ...wrong('invalid', '20270-03-31'),
];

/** A row for each field with its own checks; the other rules of a table are tested with all fields. */
const ROWS: Record<string, Cases> = {
  name: [
    ...fine('Asha Rao', '  Asha  ', 'José Ñandú', 'आशा राव', '李小龙'),
    ...fine('Asha\tRao', 'José\u00a0Díaz', '山田\u3000太郎', 'ශ්\u200dරී', 'می\u200cخواهم'),
    ...wrong('invalid', 'Asha1', "O'Brien", 'Anne-Marie', 'Asha \u{1f469}'),
  ],
  email: [
    ...fine('asha@example.com', ' asha@example.com ', 'asha.rao+cv@mail.example.co.in'),
    ...fine(`a@${'x'.repeat(63)}.com`),
    ...wrong('invalid', 'asha', 'asha@', '@example.com', 'asha@localhost', 'asha@example..com'),
    ...wrong('invalid', 'asha@-example.com', 'asha rao@example.com'),
    ...wrong('invalid', 'asha@example.com, b@example.com', `a@${'x'.repeat(64)}.com`),
    ...fine(
      'Asha Rao <asha@example.com>',
      'mailto:asha@example.com?subject=Hi',
      'asha＠example．com',
    ),
    ...fine('asha@bücher.example', 'संपर्क@डाटामेल.भारत', `asha@${'ü'.repeat(40)}.example`),
    ...wrong('invalid', 'asha@bücher', 'asha@bü cher.example', `asha@${'ü'.repeat(63)}.example`),
  ],
  phoneNumber: [
    ...fine('9876543210', ' 9876543210 '),
    ...wrong('length', '987654321', '98765432101'),
    ...fine('\u202d9876543210\u202c', '９８７６５４３２１０', '९८७६५४३२१०', '98765\u200b43210'),
    // tests/SPEC.md allows digits only: what is visible is not removed.
    ...wrong('invalid', '98765 43210', '98765-43210', '+919876543210', '98765432x0'),
  ],
  documentCount: [
    ...fine('1', ' 250 ', '9999999'),
    ...wrong('invalid', '0', '-1', '2.5', '1e3', 'many', '10000000'),
  ],
};

const isEmail = (field: Field) => field.control === 'text' && field.type === 'email';

function usual(field: Field): Cases {
  const blank = ['', '  ', '\u200b\u200b', '\u202d\u202c\u00a0', '\u3164', '\0\u000b'];
  const empty = field.optional ? fine(...blank) : wrong('required', ...blank);
  if (field.control === 'checkbox') return [...empty, ...fine(CHECKED), ...wrong('invalid', 'no')];
  if (field.control === 'text') return [...empty, ...usualText(field)];
  if (field.control === 'file') return [];
  if (field.options.length === 0) {
    return [...empty, ...fine('Tester'), ...wrong('tooLong', 'a'.repeat(TEXT_LIMIT + 1))];
  }
  const values = field.options.map((option) => optionOf(option).value);
  return [...empty, ...fine(...values), ...wrong('required', 'Something else')];
}

function usualText({type, characters, isDeadline, limit = TEXT_LIMIT}: TextField): Cases {
  if (type === 'date') return isDeadline ? [...DATES, ...DEADLINES] : DATES;
  const long = limit === Infinity ? [] : wrong('tooLong', 'a'.repeat(limit + 1));
  return type || characters
    ? long
    : [...fine('4 Seasons & Söhne, Ltd.', 'a'.repeat(limit)), ...long];
}

describe.each(FORMS)('The $name form', (form) => {
  test.each(
    fieldsOf(form).flatMap(([name, field]) => {
      const cases = [...usual(field), ...(ROWS[name] ?? [])];
      return cases.map(([value, kind]) => [name, value, kind, field] as const);
    }),
  )('%s: %j gives %s @rules', (name, value, kind, field) => {
    const expected = kind && isAsked(form, name, {}) ? errorId(name, field, kind) : undefined;
    const errors = validate(form, normalise(form, {[name]: value}), {}, TODAY);
    expect(errors[name]).toBe(expected);
  });

  test('has patterns for browsers without scripts that accept every valid value', () => {
    const rejected = fieldsOf(form).flatMap(([name, field]) => {
      const pattern = field.control === 'text' ? patternOf(field) : undefined;
      // As in the HTML standard.
      const compiled = new RegExp(`^(?:${pattern ?? '.*'})$`, 'v');
      const valid = (ROWS[name] ?? []).filter(([, kind]) => kind === undefined);
      return valid.map(([value]) => value).filter((value) => !compiled.test(value));
    });
    expect(rejected).toEqual([]);
  });

  test('has a row of tests for each field with its own checks', () => {
    const checked = fieldsOf(form).filter(
      ([, field]) => 'checks' in field || 'characters' in field || isEmail(field),
    );
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
