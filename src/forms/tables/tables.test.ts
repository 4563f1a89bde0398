import {answersTo, POSITION} from '../../../tests/setup/answers';
import {
  CHECKED,
  TEXT_LIMIT,
  fieldsOf,
  fileProblem,
  payloadOf,
  problemId,
  validate,
  type Field,
  type FileFacts,
  type Form,
} from '..';
import {COLUMNS_OF_ALL} from '../columns';
import {MESSAGES, sentencesToTranslate, type MessageId} from '../sentences';
import {FORMS, careers, contact, quote} from '.';

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

  test('has words for everything that can be wrong', () => {
    const missing = fieldsOf(form).flatMap(([name, field]) =>
      possible(field)
        .map((problem) => problemId(name, field, problem))
        .filter((id) => !(id in MESSAGES)),
    );
    expect(missing).toEqual([]);
  });

  test('knows whom to answer, and what the mail is about', () => {
    const senders = fieldsOf(form).map(([, field]) => 'sender' in field && field.sender);
    expect(senders.filter(Boolean).sort()).toEqual(['address', 'name']);
    expect(Object.keys(form.fields)).toContain(form.mail.topic);
  });
});

/** What can be wrong with an answer, by its table. */
function possible(field: Field) {
  const required = field.optional && !('partOf' in field) ? [] : (['required'] as const);
  if (field.control === 'file') {
    const {count = 1, total} = field;
    const several = count > 1 ? (['tooMany'] as const) : [];
    const sum = total === undefined ? [] : (['tooLargeTogether'] as const);
    return [...required, 'type', 'empty', 'tooLarge', 'content', ...several, ...sum] as const;
  }
  if (field.control !== 'text') return required;
  const long = field.limit === Infinity ? [] : (['tooLong'] as const);
  return [...required, ...long, ...(Object.keys(field.checks ?? {}) as Array<'invalid'>)];
}

test('no two sentences have one id', () => {
  const found = FORMS.flatMap((form) => Object.entries(sentencesOf(form)));
  for (const [id, message] of found)
    expect([id, MESSAGES[id as MessageId].message]).toEqual([id, message]);
});

/** Id → sentence, for the fields of one form. */
function sentencesOf(form: Form) {
  const sentences = fieldsOf(form).flatMap(([name, field]) =>
    Object.entries(field.errors).map(([problem, message]) => [
      problemId(name, field, problem as 'required'),
      message,
    ]),
  );
  return Object.fromEntries(sentences) as Record<string, string>;
}

test('translators are asked for labels, hints, choices and answers', () => {
  const ids = Object.keys(sentencesToTranslate());
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['ContactForm.companyName', 'ContactForm.enquiriesHint', 'ContactForm.purpose.web'],
      ...['PersonFields.name', 'PersonFields.india', 'CareersForm.submit'],
      ...['forms.emailInvalid', 'forms.contactFailed', 'forms.busy', 'forms.reasonSlow'],
    ]),
  );
});

test('columns of the export have places of their own, without a gap', () => {
  expect(COLUMNS_OF_ALL.map(({place}) => place)).toEqual(
    COLUMNS_OF_ALL.map((_, index) => index + 1),
  );
});

test('every answer has its column: one without would be kept, and missing from the export', () => {
  const names = new Set(COLUMNS_OF_ALL.map(({name}) => name));
  for (const form of FORMS) {
    const answers = fieldsOf(form).filter(
      ([, field]) => field.control !== 'file' && !('partOf' in field && field.partOf),
    );
    expect(answers.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
  }
});

describe('File', () => {
  const {file} = careers.fields;
  const size = file.size;
  test.each<[FileFacts[], string | undefined]>([
    [[], 'required'],
    [[{name: '', size: 0}], 'required'],
    [[{name: 'cv.pdf', size: 1}], undefined],
    [[{name: 'CV.PDF', size}], undefined],
    [[{name: 'cv.pdf', size: size + 1}], 'tooLarge'],
    [[{name: 'cv.pdf', size: 0}], 'empty'],
    ...['cv.exe', 'cv', '.pdf', 'cv.pdf.exe', 'cv.toString'].map((name): [FileFacts[], string] => [
      [{name, size: 1}],
      'type',
    ]),
    [
      [
        {name: 'a.pdf', size: 1},
        {name: 'b.pdf', size: 1},
      ],
      'tooMany',
    ],
  ])('%j gives %s', (files, problem) => {
    expect(fileProblem(file, files)).toBe(problem);
  });

  test('several may come where the table says so, within what they may take together', () => {
    const several = {...file, size: 10, count: 2, total: 15, optional: true};
    const files = (...sizes: number[]) => sizes.map((bytes) => ({name: 'a.pdf', size: bytes}));
    expect(fileProblem(several, [])).toBeUndefined();
    expect(fileProblem(several, files(10, 5))).toBeUndefined();
    expect(fileProblem(several, files(10, 6))).toBe('tooLargeTogether');
    expect(fileProblem(several, files(1, 1, 1))).toBe('tooMany');
  });
});

test('A form reports each invalid field, in reading order', () => {
  const required = fieldsOf(contact).map(([name, field]) => [
    name,
    problemId(name, field, 'required'),
  ]);
  expect(Object.entries(validate(contact, {}))).toEqual(required);
});

test('A valid form reports nothing', () => {
  const files = {file: [{name: 'cv.pdf', size: 1}]};
  expect(validate(careers, answersTo(careers), files)).toEqual({});
});

describe('Findings in place of documents', () => {
  const files = {documents: [{name: 'a.pdf', size: 1}]};
  const problems = (values: object, sent = {}) => {
    const all = validate(quote, {...answersTo(quote), findings: '', ...values}, sent);
    return Object.entries(all).map(([field, problem]) => `${field}: ${String(problem)}`);
  };

  test('documents are needed unless the findings are sent, and then these are', () => {
    expect(problems({})).toEqual(['documents: documentsRequired']);
    expect(problems({}, files)).toEqual([]);
    expect(problems({findingsOnly: CHECKED})).toEqual(['findings: findingsRequired']);
    expect(problems({findingsOnly: CHECKED, findings: 'Two faults'})).toEqual([]);
    const long = 'a'.repeat(20_001);
    expect(problems({findingsOnly: CHECKED, findings: long})).toEqual([
      'findings: findingsTooLong',
    ]);
  });

  test('without script the server finds them in the files, which have to be right', () => {
    expect(problems({findingsOnly: CHECKED}, files)).toEqual([]);
    const wrongFile = {documents: [{name: 'a.exe', size: 1}]};
    expect(problems({findingsOnly: CHECKED}, wrongFile)).toContain('documents: documentsType');
  });

  test('what is not asked for is not sent', () => {
    const answers = {...answersTo(quote), findings: 'Two faults'};
    expect(payloadOf(quote, answers)).not.toHaveProperty('findings');
    const only = payloadOf(quote, {...answers, findingsOnly: CHECKED});
    expect(only).toMatchObject({findingsOnly: CHECKED, findings: 'Two faults'});
  });
});
