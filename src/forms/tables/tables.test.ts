/** What each field of each form takes, and how it answers the rest. */
import {POSITION} from '../../../tests/setup/answers';
import {TEXT_LIMIT, fieldsOf, validate} from '..';
import type {MessageId} from '../sentences';
import {FORMS} from '.';
import {person} from './person';

type Cases = Array<[value: string, problem: MessageId | undefined]>;

const fine = (...values: string[]): Cases => values.map((value) => [value, undefined]);
const wrong = (problem: MessageId, ...values: string[]): Cases =>
  values.map((value) => [value, problem]);

const NAME: Cases = [
  ...wrong('nameRequired', '', '   '),
  ...fine('Asha Rao', '  Asha  ', 'José Ñandú', 'आशा राव', '李小龙', 'A'.repeat(200)),
  ...wrong('nameInvalid', 'Asha1', "O'Brien", 'Anne-Marie', 'Asha\tRao'),
  ...wrong('tooLong', 'A'.repeat(201)),
];

const email = (invalid: MessageId): Cases => [
  ...wrong('emailRequired', ''),
  ...fine('asha@example.com', ' asha@example.com ', 'asha.rao+cv@mail.example.co.in'),
  ...fine(`a@${'x'.repeat(63)}.com`),
  ...wrong(invalid, 'asha', 'asha@', '@example.com', 'asha@localhost', 'asha@example..com'),
  ...wrong(invalid, 'asha@-example.com', 'asha rao@example.com'),
  ...wrong(invalid, 'asha@example.com, b@example.com', `a@${'x'.repeat(64)}.com`),
  ...wrong('tooLong', `${'a'.repeat(190)}@example.com`),
];

const COUNTRY: Cases = [...fine('IN', 'CA'), ...wrong('countryCodeRequired', '', '+91', 'FR')];

const PHONE: Cases = [
  ...wrong('phoneNumberRequired', '', '  '),
  ...fine('9876543210', ' 9876543210 '),
  ...wrong('phoneNumberLength', '987654321', '98765432101'),
  ...wrong('phoneNumberInvalid', '98765 43210', '+919876543210', '98765432x0', '९८७६५४३२१०'),
];

/** What may be left empty, and is checked all the same where it is not. */
const left = (cases: Cases): Cases => [
  ...fine('', '  '),
  ...cases.filter(([value]) => value.trim() !== ''),
];

/** A row for each field that is not a file. */
const ROWS: Record<string, Record<string, Cases>> = {
  contact: {
    name: NAME,
    email: email('emailInvalid'),
    countryCode: COUNTRY,
    phoneNumber: PHONE,
    companyName: [
      ...wrong('companyNameRequired', '', ' '),
      ...fine('4 Seasons & Söhne, Ltd.'),
      ...wrong('tooLong', 'A'.repeat(TEXT_LIMIT + 1)),
    ],
    enquiries: [...fine('Cyber Security'), ...wrong('enquiriesRequired', '', 'Something else')],
  },
  careers: {
    name: NAME,
    email: email('emailInvalidCareers'),
    countryCode: COUNTRY,
    phoneNumber: PHONE,
    position: [...fine(POSITION), ...wrong('positionRequired', '', 'Chief')],
  },
  quote: {
    name: NAME,
    email: email('emailInvalid'),
    countryCode: left(COUNTRY),
    phoneNumber: left(PHONE),
    companyName: [...fine('', 'Söhne, Ltd.'), ...wrong('tooLong', 'A'.repeat(TEXT_LIMIT + 1))],
    wanted: [...fine('Remediation'), ...wrong('wantedRequired', '', 'A car')],
    standard: [...fine('', 'PDF/UA'), ...wrong('standardRequired', 'ISO 9001')],
    neededBy: [
      ...fine('', '2027-03-31', '2028-02-29'),
      ...wrong('neededByInvalid', 'soon', '31.3.2027', '2027-02-30', '2027-13-01', '+02027-03-31'),
    ],
    documentCount: [
      ...fine('', '1', ' 250 ', '9999999'),
      ...wrong('documentCountInvalid', '0', '-1', '2.5', '1e3', 'many', '10000000'),
    ],
    message: [...fine('', 'a'.repeat(4000)), ...wrong('messageTooLong', 'a'.repeat(4001))],
    findingsOnly: [...fine('', 'yes'), ...wrong('findingsOnlyRequired', 'no')],
    // Not asked for, and not kept, while documents are sent.
    findings: fine('', 'a'.repeat(20_001)),
  },
};

describe.each(FORMS)('The $name form', (form) => {
  const rows = ROWS[form.name] ?? {};

  test('has a row of tests for each field', () => {
    const asked = fieldsOf(form).filter(([, {control}]) => control !== 'file');
    expect(Object.keys(rows)).toEqual(asked.map(([name]) => name));
  });

  test.each(
    Object.entries(rows).flatMap(([name, cases]) =>
      cases.map(([value, problem]) => [name, value, problem] as const),
    ),
  )('%s: %j gives %s', (name, value, problem) => {
    expect(validate(form, {[name]: value})[name]).toBe(problem);
  });

  test('knows whom to answer, and what the mail is about', () => {
    const senders = fieldsOf(form).map(([, field]) => 'sender' in field && field.sender);
    expect(senders.filter(Boolean).sort()).toEqual(['address', 'name']);
    expect(Object.keys(form.fields)).toContain(form.mail.topic);
  });
});

// WCAG 1.3.5 and the HTML standard's names; `tel` would fill in the calling code a second time.
test('browsers can fill in who is writing', () => {
  const names = Object.entries(person).map(([name, {autocomplete}]) => [name, autocomplete]);
  expect(Object.fromEntries(names)).toEqual({
    name: 'name',
    email: 'email',
    countryCode: 'tel-country-code',
    phoneNumber: 'tel-national',
  });
});
